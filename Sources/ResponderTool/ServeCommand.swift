// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dispatch
import Foundation
import LocalPage

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "A page in your browser: drop a dump or a session, press where the tap was, read the answer.",
        discussion: """
            The page is at a loopback address, behind a one-time token, and works off-line: files go to this command and nowhere \
            else, screenshots stay in the browser. It ends with Control-C.

            Exit status: 0 when it was ended, 2 when the file cannot be read or the port not be had.
            """)

    @Argument(help: "A dump, session or trace to begin with; - for the standard input.", completion: .file())
    var file: String?

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 0

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port is 0 to 65535.") }
    }

    func run() throws {
        var first: (name: String, data: Data)?
        if let file {
            let data = try InputFile(file).data()
            guard data.count <= LocalPage.greatestFile else {
                throw Failure.explained("\(file): larger than \(LocalPage.greatestFile >> 20) MB")
            }
            first = (file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent, data)
        }
        try Serving.run { LocalPage(port: port, showing: first, entered: $0) }
    }
}

extension LocalPage: ServedPage {}
