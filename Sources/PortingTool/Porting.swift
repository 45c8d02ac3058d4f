// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Foundation
    import SourcePorting

    /// One run: files in, files out, diagnostics on the standard error stream.
    struct Porting {
        private let arguments: Arguments

        init(_ arguments: Arguments) { self.arguments = arguments }

        /// False if something could not be rewritten.
        func run() throws -> Bool {
            let sources = try arguments.sources.map(Self.source)
            let options = PortingOptions(
                takesCodeForIOS: arguments.takesCodeForIOS, tellsPlaces: arguments.tellsPlaces,
                modules: Set(arguments.modules))
            let result = Porter(options: options).port(
                sources, context: try arguments.context.map(Self.source),
                interfaces: try arguments.interfaces.map(Self.interface))
            for diagnostic in result.diagnostics { report("\(diagnostic)") }
            for (number, file) in result.files.enumerated() { try write(file.text, to: output(number)) }
            if let folder = arguments.supportFolder ?? arguments.folder {
                for file in result.support {
                    try write(file.text, to: URL(filePath: folder).appending(path: file.path))
                }
            }
            return !result.diagnostics.contains { $0.severity == .error }
        }

        private func output(_ number: Int) -> URL {
            if let folder = arguments.folder {
                return URL(filePath: folder).appending(path: URL(filePath: arguments.sources[number]).lastPathComponent)
            }
            return URL(filePath: arguments.outputs[number])
        }

        /// An unchanged file keeps its date, and is not compiled again.
        private func write(_ text: String, to url: URL) throws {
            if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }

        /// A property list may be in Apple's binary form, which is no text; it then tells nothing, and that is told.
        private static func interface(_ path: String) throws -> SourceText {
            do { return try source(path) } catch is Arguments.Problem where path.hasSuffix(".plist") {
                return SourceText(path: path, text: "")
            }
        }

        private static func source(_ path: String) throws -> SourceText {
            let data = try Data(contentsOf: URL(filePath: path))
            guard let text = String(data: data, encoding: .utf8) else {
                throw Arguments.Problem(description: "\(path) is no text in UTF-8")
            }
            return SourceText(path: path, text: text)
        }
    }
#endif
