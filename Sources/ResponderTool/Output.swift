// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// The output of the command.
enum Output {
    /// Whether the standard output is a terminal that has colors (NO_COLOR is honored).
    static var hasColors: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    /// Lines on the standard output. Texts of a dump or a session are shown without terminal commands.
    ///
    /// - Throws: status 2, if the output is closed.
    static func write(_ lines: [TraceText], colored: Bool) throws {
        let text = lines.map {
            (colored ? Self.colored($0) : TerminalText.shown($0.description, isOneLine: true)) + "\n"
        }.joined()
        try write(bytes: Data(text.utf8))
    }

    /// JSON on the standard output, and the end of its last line.
    ///
    /// - Throws: status 2, if the output is closed.
    static func write(json: Data) throws {
        try write(bytes: Data((TerminalText.escapedInJSON(String(decoding: json, as: UTF8.self)) + "\n").utf8))
    }

    /// The command's own text on the standard output.
    ///
    /// - Throws: status 2, if the output is closed.
    static func write(text: String) throws { try write(bytes: Data(text.utf8)) }

    /// A line on the standard error, if that takes it.
    static func complain(_ line: String) { show(TerminalText.shown(line) + "\n") }

    /// The same for the command's own text, unchanged.
    static func show(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// Replaces a file's content: whole, or not at all.
    ///
    /// - Throws: status 2.
    static func write(_ data: Data, to path: String) throws {
        do {
            try OutputFile.write(data, to: path)
        } catch {
            throw Failure.explained("\(path): cannot be written: \(OutputFile.reason(error, at: path))")
        }
    }

    private static func write(bytes: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            throw Failure.explained(
                "standard output: cannot be written (is the disk full, or nobody there to read it?)")
        }
    }

    /// Subjects stand out, code is cyan.
    private static func colored(_ line: TraceText) -> String {
        line.spans.map { span in
            let text = TerminalText.shown(span.text, isOneLine: true)
            return switch span.role {
            case .subject: "\u{1B}[1m\(text)\u{1B}[0m"
            case .code: "\u{1B}[36m\(text)\u{1B}[0m"
            case .plain, .touch: text
            }
        }.joined()
    }
}
