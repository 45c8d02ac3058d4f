// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace
import Foundation

struct TouchesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "touches",
        abstract: "What every touch, press, key command, action, shake and remote command of a session came to.",
        discussion: """
            A line for each, and what came of it: what it did, and if nothing, why, and what would help. explain --touch N tells \
            the whole story of one.

            Exit status: 0 when there is an answer; 2 when the file cannot be read.
            """)

    @Argument(help: "The session or trace; - for the standard input.", completion: .file())
    var file: String

    @Flag(help: "Only what came to nothing.")
    var nothing = false

    @Flag(help: "As JSON.")
    var json = false

    @Flag(help: "Colors even where the output is not a terminal.")
    var color = false

    func run() throws {
        let input = try TraceInput(file, acceptsDamaged: true)
        var verdicts = Verdicts.all(in: input.entries)
        if nothing { verdicts.removeAll { $0.effect != .nothing } }
        guard !json else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try Output.write(json: encoder.encode(Report(verdicts: verdicts)))
        }
        let none: [TraceText] = ["\(input.name): nobody \(nothing ? "did anything in vain" : "did anything")."]
        let lines = verdicts.isEmpty ? none : verdicts.flatMap(\.lines)
        try Output.write(lines, colored: color || Output.hasColors)
    }

    private struct Report: Encodable {
        var format = "responder-touches"
        var version = 1
        var verdicts: [Verdict]
    }
}
