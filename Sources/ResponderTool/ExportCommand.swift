// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import InspectorPage

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes a session as a single HTML file: the inspector with all it shows, to be opened anywhere.",
        discussion: """
            The file needs no server and loads nothing. It holds what inspect shows: outcomes, pictures, hit tests, gestures, the log, \
            and everything that was typed and touched.

            Exit status: 0 when the page is written, 2 when the session cannot be read, the app not be run or the page not be written.
            """)

    @Argument(help: "The session or trace; - for the standard input.", completion: .file())
    var file: String

    @Option(name: .shortAndLong, help: "The page.", completion: .file(extensions: ["html"]))
    var output: String

    @Option(help: "Seconds after which the app is ended.")
    var timeout = 600.0

    @Argument(parsing: .postTerminator, help: "The app's executable and its arguments, after --, for the pictures.")
    var app: [String] = []

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("--timeout is above 0.") }
    }

    func run() throws {
        let inspected = try InspectedRun(file, app: app, timeout: timeout)
        var page = Data()
        RecordedFile.write(inspected.run, title: inspected.title) { page.append(contentsOf: $0.utf8) }
        try Output.write(page, to: output)
    }
}
