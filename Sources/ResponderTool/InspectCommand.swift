import ArgumentParser
import EventSession
import Foundation
import InspectorPage

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract:
            "Opens a session in the inspector: what was done and what it came to, moment by moment, with pictures.",
        discussion: """
            The page is at a loopback address, behind a one-time token, and works off-line. It ends with Control-C. export writes the \
            same as one file.

            A session has pictures when it was recorded with RESPONDER_PICTURES=1. One without them gets them from its app, which \
            replays it without a screen: responder inspect FILE -- ./App.

            Exit status: 0 when it was ended, 2 when the file cannot be read, the app not be run or the port not be had.
            """)

    @Argument(help: "The session or trace; - for the standard input.", completion: .file())
    var file: String

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 0

    @Option(help: "Seconds after which the app is ended.")
    var timeout = 600.0

    @Argument(parsing: .postTerminator, help: "The app's executable and its arguments, after --, for the pictures.")
    var app: [String] = []

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port is 0 to 65535.") }
        guard timeout > 0 else { throw ValidationError("--timeout is above 0.") }
    }

    func run() throws {
        let run = try InspectedRun(file, app: app, timeout: timeout).run
        try Serving.run { RecordedPage(run, port: port, entered: $0) }
    }
}

extension RecordedPage: ServedPage {}

/// A session that is read to be looked at, with the pictures of its app's replay where one is named.
struct InspectedRun {
    let run: RecordedRun
    /// What a page of it is called.
    let title: String

    init(_ file: String, app: [String], timeout: TimeInterval) throws {
        let data = try InputFile(file).data()
        let input: TraceInput
        if app.isEmpty {
            input = try TraceInput(file, data, acceptsDamaged: true)
        } else {
            let recorded = try TraceInput(file, data, acceptsDamaged: false)
            let session = try ReplayedApp.session(of: recorded, named: file)
            let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
                "responder-inspect-\(UUID().uuidString).jsonl")
            defer { try? FileManager.default.removeItem(at: copy) }
            try ReplayedApp(command: app, timeout: timeout).run(
                file, recordingTo: copy, deterministicHashing: session.header.hasDeterministicHashing,
                withPictures: true)
            input = try TraceInput(copy.path)
        }
        let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
        if let session = input.session {
            let warning = session.lostCount > 0 ? "\(session.lostCount) lines of the recording were lost." : nil
            title = "\(session.header.application): \(name)"
            run = RecordedRun(
                name: name, program: session.header.application, items: session.items, identity: data,
                warning: input.damage ?? warning)
        } else {
            title = name
            run = RecordedRun(name: name, entries: input.entries, identity: data)
        }
    }
}
