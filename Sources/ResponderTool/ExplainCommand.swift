import ArgumentParser
import EventTrace
import ViewDump

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Who would get a touch at a point, and why every other view would not.",
        discussion: """
            --at is in the coordinates of the dump's first line: those of the screen, for a window. With --why-not alone, the \
            answer is which part of the view's area reaches it.

            Exit status: 0 when there is an answer; 2 when the file cannot be read or the view is not in it.
            """)

    @Argument(help: "The dump; - for the standard input.", completion: .file())
    var file: String

    @Option(help: "The point, in points: X,Y.", transform: PointArgument.init)
    var at: PointArgument?

    @Option(help: "A view that should get the touch: its address, number (#12), identifier, text or class.")
    var whyNot: String?

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @Option(help: "How many of the views that were asked the text tells.")
    var candidates = 100

    @Flag(help: "Colors even where the output is not a terminal.")
    var color = false

    func validate() throws {
        guard at != nil || whyNot != nil else {
            throw ValidationError("Say where (--at X,Y), which view (--why-not VIEW), or both.")
        }
        guard candidates >= 0 else { throw ValidationError("--candidates is 0 or more.") }
    }

    func run() throws {
        let tree = try InputFile(file).tree()
        let wanted = try whyNot.map { text in
            do { return try ViewQuery(text).view(in: tree) } catch { throw Failure.explained("\(file): \(error)") }
        }
        let explanation = Explanation(tree, at: at?.point, whyNot: wanted)
        switch format {
        case .json: Output.write(try explanation.json())
        case .text:
            Output.write(explanation.lines(greatestNumberOfCandidates: candidates), colored: color || Output.hasColors)
        }
    }
}

enum TextOrJSON: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
