// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built command, run as a process.
enum Tool {
    /// What a run printed, and how it ended.
    struct Run {
        var status: Int32
        var output: String
        var errors: String

        var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Beside the test program.
    static func built(_ name: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
    }

    static func run(
        _ arguments: String..., executable: String = "responder", input: Data? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        try run(arguments: arguments, executable: executable, input: input, environment: environment)
    }

    static func run(
        arguments: [String], executable: String = "responder", input: Data? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = built(executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, not pipes: nobody has to empty them while the process writes.
        return try withFile { output in
            try withFile { errors in
                try withFile { given in
                    try Data().write(to: output)
                    try Data().write(to: errors)
                    try (input ?? Data()).write(to: given)
                    process.standardInput = try FileHandle(forReadingFrom: given)
                    process.standardOutput = try FileHandle(forWritingTo: output)
                    process.standardError = try FileHandle(forWritingTo: errors)
                    try process.run()
                    process.waitUntilExit()
                    return Run(
                        status: process.terminationStatus,
                        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
                }
            }
        }
    }

    static func withFile<Result>(_ content: String? = nil, _ body: (URL) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        if let content { try Data(content.utf8).write(to: file) }
        return try body(file)
    }

    /// A screen with a button below a picture that is in front.
    static let dump = """
        <UIWindow: 0x1001; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x61001>>
           | <UIView: 0x1002; frame = (0 0; 390 844); layer = <CALayer: 0x61002>>
           |    | <UIButton: 0x1003; frame = (20 100; 120 44); layer = <CALayer: 0x61003>>
           |    | <UIView: 0x1004; frame = (0 0; 390 200); backgroundColor = <UIColor: 0x1>; layer = <CALayer: 0x61004>>
        """
}
