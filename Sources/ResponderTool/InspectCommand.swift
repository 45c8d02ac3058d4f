// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
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
