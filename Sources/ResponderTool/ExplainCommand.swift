// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace
import Foundation
import ViewDump

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Who would get a touch at a point, and why every other view would not.",
        discussion: """
            Of a dump, --at and --why-not ask. --at is in the coordinates of the dump's first line: those of the screen, for a \
            window. With --why-not alone, the answer is which part of the view's area reaches it.

            Of a session or a trace, --event and --touch ask: why did this touch get there, and what became of it?

            Exit status: 0 when there is an answer; 2 when the file cannot be read or what is asked about is not in it.
            """)

    @Argument(help: "The dump, session or trace; - for the standard input.", completion: .file())
    var file: String

    @Option(help: "The point, in points: X,Y.", transform: PointArgument.init)
    var at: PointArgument?

    @Option(help: "A view that should get the touch: its address, number (#12), identifier, text or class.")
    var whyNot: String?

    @Option(help: "The number of an entry of a session's trace.")
    var event: UInt64?

    @Option(help: "The number of a touch of a session's trace.")
    var touch: UInt32?

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @Option(help: "How many of the views that were asked the text tells.")
    var candidates = 100

    @Flag(help: "Colors even where the output is not a terminal.")
    var color = false

    func validate() throws {
        guard at != nil || whyNot != nil || event != nil || touch != nil else {
            throw ValidationError(
                "Say where (--at X,Y), which view (--why-not VIEW), or both; of a session, which --event or --touch.")
        }
        guard at == nil && whyNot == nil || event == nil && touch == nil else {
            throw ValidationError("--at and --why-not ask of a dump, --event and --touch of a session.")
        }
        guard event == nil || touch == nil else { throw ValidationError("Say --event or --touch, not both.") }
        guard candidates >= 0 else { throw ValidationError("--candidates is 0 or more.") }
    }

    func run() throws {
        let data = try InputFile(file).data()
        if TraceInput.isTrace(data) { return try explainSession(data) }
        guard event == nil, touch == nil else {
            throw Failure.explained("\(file): neither a session nor a trace, of which --event and --touch ask")
        }
        let tree = try InputFile(file).tree(of: data)
        let wanted = try whyNot.map { text in
            do { return try ViewQuery(text).view(in: tree) } catch { throw Failure.explained("\(file): \(error)") }
        }
        let explanation = Explanation(tree, at: at?.point, whyNot: wanted)
        switch format {
        case .json: try Output.write(json: explanation.json())
        case .text:
            try Output.write(
                explanation.lines(greatestNumberOfCandidates: candidates), colored: color || Output.hasColors)
        }
    }

    private func explainSession(_ data: Data) throws {
        let explanation = SessionExplanation(input: try TraceInput(file, data, acceptsDamaged: true))
        let isColored = color || Output.hasColors
        if let event {
            try explanation.explainEntry(event, as: format, colored: isColored)
        } else if let touch {
            try explanation.explainTouch(touch, as: format, colored: isColored)
        } else {
            throw Failure.explained("\(file): a session, of which --event N or --touch N ask")
        }
    }
}

enum TextOrJSON: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
