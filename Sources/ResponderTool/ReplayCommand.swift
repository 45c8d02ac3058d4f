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
        guard let session = recorded.session else {
            throw Failure.explained("\(file): error: a trace without input, which cannot be replayed")
        }
        guard session.header.start == .launch else {
            throw Failure.explained(
                "\(file): error: the recording began in the middle of a run, and what was there before is not in it")
        }
        guard session.lostCount == 0 else {
            throw Failure.explained("\(file): error: \(session.lostCount) lines of the recording were lost")
        }
        // Read again below, which what was named may not allow: it may be a pipe.
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
            "responder-replay-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: copy) }
        try runApp(recordingTo: copy, deterministicHashing: session.header.hasDeterministicHashing)
        guard FileManager.default.fileExists(atPath: copy.path) else {
            throw Failure.explained(
                "\(app[0]): error: it ended without replaying; is it an app of this library, and new enough?")
        }
        let found = try TraceInput(copy.path)
        if let output { try Output.write(InputFile(copy.path).data(), to: output) }
        let comparison = Comparison(recorded.entries, found.entries)
        if comparison.difference != nil, !session.header.hasDeterministicHashing {
            Output.show("\(DeterministicHashing.advice)\n")
        }
        try comparison.report(as: format, colored: color || Output.hasColors)
    }

    private func runApp(recordingTo copy: URL, deterministicHashing: Bool) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: app[0])
        process.arguments = Array(app.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        environment["RESPONDER_REPLAY"] = file
        environment["RESPONDER_RECORD"] = copy.path
        if deterministicHashing { environment[DeterministicHashing.variable] = "1" }
        process.environment = environment
        // What the app prints is not the command's answer.
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw Failure.explained("\(app[0]): error: cannot be run (is it there, and an executable?)")
        }
        let limit = Date().addingTimeInterval(timeout)
        while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
        guard !process.isRunning else {
            end(process)
            throw Failure.explained("\(app[0]): error: it did not end within \(timeout) s; --timeout gives it more")
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let how = process.terminationReason == .exit ? "status" : "signal"
            throw Failure.explained("\(app[0]): error: it ended with \(how) \(process.terminationStatus)")
        }
    }

    /// Asks it to end, and does not ask again: an app that ignores the signal would keep the command for ever.
    private func end(_ process: Process) {
        process.terminate()
        let limit = Date().addingTimeInterval(Self.patience)
        while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Seconds that an app has to end by itself.
    private static let patience = 1.0
}
