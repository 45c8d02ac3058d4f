import EventTrace
import Foundation

/// What the command prints.
enum Output {
    /// Whether the standard output is a terminal that has colors (NO_COLOR is honored).
    static var hasColors: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    static func write(_ lines: [TraceText], colored: Bool) {
        write(Data(lines.map { (colored ? Self.colored($0) : $0.description) + "\n" }.joined().utf8), endingLine: false)
    }

    /// A line on the standard error.
    static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    static func write(_ data: Data, endingLine: Bool = true) {
        FileHandle.standardOutput.write(endingLine ? data + Data("\n".utf8) : data)
    }

    /// Subjects stand out, code is cyan.
    private static func colored(_ line: TraceText) -> String {
        line.spans.map { span in
            switch span.role {
            case .subject: "\u{1B}[1m\(span.text)\u{1B}[0m"
            case .code: "\u{1B}[36m\(span.text)\u{1B}[0m"
            case .plain, .touch: span.text
            }
        }.joined()
    }
}
