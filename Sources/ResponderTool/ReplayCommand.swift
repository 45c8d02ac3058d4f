// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventSession
import EventTrace
import Foundation

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Runs an app on a recorded session's input, and tells the first thing it decides otherwise.",
        usage: "responder replay <file> [--output <output>] [--format <format>] -- <app> [<argument> ...]",
        discussion: """
            A session is recorded by running the app with RESPONDER_RECORD=FILE. It is replayed without a screen, on the \
            session's own clock, as fast as the machine can: the same build of the app gives the same trace. Where the app goes \
            through sets and dictionaries, record it with SWIFT_DETERMINISTIC_HASHING=1 as well; the replay then has it too.

            Exit status: 0 when the trace is the same, 1 when it differs, 2 when the session cannot be read or the app not be run.
            """)

    @Argument(help: "The session.", completion: .file())
    var file: String

    @Option(name: .shortAndLong, help: "Keeps the new session in this file.", completion: .file())
    var output: String?

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @Option(help: "Seconds after which the app is ended.")
    var timeout = 600.0

    @Flag(help: "Colors even where the output is not a terminal.")
    var color = false

    @Argument(parsing: .postTerminator, help: "The app's executable and its arguments, after --.")
    var app: [String] = []

    func validate() throws {
        guard !app.isEmpty else { throw ValidationError("Say which app: responder replay FILE -- ./App.") }
        guard timeout > 0 else { throw ValidationError("--timeout is above 0.") }
    }

    func run() throws {
        let recorded = try TraceInput(file)
        let session = try ReplayedApp.session(of: recorded, named: file)
        // The file is read again below, but the named one may be a pipe, which cannot be read twice.
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
            "responder-replay-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: copy) }
        try ReplayedApp(command: app, timeout: timeout).run(
            file, recordingTo: copy, deterministicHashing: session.header.hasDeterministicHashing)
        let found = try TraceInput(copy.path)
        if let output { try Output.write(InputFile(copy.path).data(), to: output) }
        let comparison = Comparison(recorded.entries, found.entries)
        if comparison.difference != nil, !session.header.hasDeterministicHashing {
            Output.show("\(DeterministicHashing.advice)\n")
        }
        try comparison.report(as: format, colored: color || Output.hasColors)
    }
}
