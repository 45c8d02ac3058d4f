// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventSession
import Foundation

struct TimelineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline",
        abstract: "Draws a session over time, for Perfetto (ui.perfetto.dev) or chrome://tracing.",
        discussion: """
            Touches, recognizers, calls of responders and actions are tracks. Exit status: 0 when the timeline is written, 2 \
            when the session cannot be read or the timeline not be written.
            """)

    @Argument(help: "The session or trace; - for the standard input.", completion: .file())
    var file: String

    @Option(
        name: .shortAndLong, help: "The timeline; - for the standard output.", completion: .file(extensions: ["json"]))
    var output: String

    func run() throws {
        let input = try TraceInput(file, acceptsDamaged: true)
        let timeline = Timeline(input.entries)
        let data = try timeline.json()
        guard output != "-" else { return try Output.write(json: data) }
        try Output.write(data, to: output)
        let tracks = timeline.tracks.values.reduce(0) { $0 + $1.count }
        try Output.write(["\(output): \(timeline.marks.count) marks on \(tracks) tracks"], colored: false)
    }
}
