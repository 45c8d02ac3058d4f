// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace
import Foundation

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "The first difference between two traces, in words.",
        discussion: """
            FILE is a session or a trace. Exit status: 0 when the traces are the same, 1 when they differ, 2 when a file cannot \
            be read.
            """)

    @Argument(help: "The trace that is expected.", completion: .file())
    var expected: String

    @Argument(help: "The trace that was found; - for the standard input.", completion: .file())
    var found: String

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @Flag(help: "Colors even where the output is not a terminal.")
    var color = false

    func run() throws {
        let left = try TraceInput(expected)
        let right = try TraceInput(found)
        try Comparison(left.entries, right.entries).report(as: format, colored: color || Output.hasColors)
    }
}

/// Two traces, and the report on their differences.
struct Comparison {
    let difference: TraceDifference?
    let count: Int

    init(_ expected: [TraceEntry], _ found: [TraceEntry]) {
        difference = TraceDifference(expected: expected, found: found)
        count = expected.count
    }

    /// - Throws: status 1 when they differ.
    func report(as format: TextOrJSON, colored: Bool) throws {
        switch format {
        case .text:
            try Output.write(
                difference?.lines ?? ["The traces are the same: \(count) \(count == 1 ? "entry" : "entries")."],
                colored: colored)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            if let difference {
                try Output.write(json: encoder.encode(difference))
            } else {
                try Output.write(json: encoder.encode(Same(count: count)))
            }
        }
        if difference != nil { throw ExitCode(1) }
    }

    /// Version 1 of `Documentation/Sessions.md`.
    private struct Same: Encodable {
        var format = "responder-difference"
        var version = 1
        var isSame = true
        var count: Int
    }
}
