import EventTrace
import UIKitCore

// What a test's touches and keys came to, in the words of the verdicts.
extension TestScreen {
    /// What each touch, key and command that the action makes came to: what it did, and if nothing, why and what would help.
    ///
    ///     let verdicts = screen.verdicts { screen.finger().tap(button) }
    ///     #expect(taps == 1, "\(verdicts)")
    ///
    /// A tap that waits for a second one is not over when the action returns: move the clock on inside of it.
    public func verdicts(_ action: () throws -> Void) rethrows -> [Verdict] {
        Verdicts.all(in: try entries(of: action))
    }

    /// What is decided while an action runs.
    func entries(of action: () throws -> Void) rethrows -> [TraceEntry] {
        let application = application
        let log = TraceLog()
        let outer = application.traceSink
        application.traceSink = outer.map { TraceFanOut([$0, log]) } ?? log
        defer { application.traceSink = outer }
        try action()
        return log.entries
    }
}

/// What somebody did came to something else than the test says.
public struct UnexpectedEffect: Error, CustomStringConvertible, Sendable {
    /// Where the test does it.
    public let file: String
    /// The line of the test, as `#line` has it.
    public let line: Int
    /// What was to come of it.
    public let expected: Verdict.Effect
    /// What was done and what came of it, a verdict for each touch and key.
    public let verdicts: [Verdict]

    /// Where the test does it, what was expected, and the verdicts below that.
    public var description: String {
        let wish = expected == .nothing ? "Nothing was to happen, and something did" : "Nothing came of it"
        guard !verdicts.isEmpty else { return "\(file):\(line): \(wish): the application decided nothing at all." }
        let lines = verdicts.flatMap(\.lines).map { "    \($0)" }
        return "\(file):\(line): \(wish).\n" + lines.joined(separator: "\n")
    }
}
