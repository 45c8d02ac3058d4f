// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

// The results of a test's touches and keys, as verdicts.
extension TestScreen {
    /// The verdicts of the action's touches, keys and commands: the effects of each, or why there were none and what would help.
    ///
    ///     let verdicts = screen.verdicts { screen.finger().tap(button) }
    ///     #expect(taps == 1, "\(verdicts)")
    ///
    /// A tap that waits for a second one is not over when the action returns: advance the clock inside of it.
    public func verdicts(_ action: () throws -> Void) rethrows -> [Verdict] {
        Verdicts.all(in: try entries(of: action))
    }

    /// The decisions during an action.
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

/// An act had an unexpected result.
public struct UnexpectedEffect: Error, CustomStringConvertible, Sendable {
    /// Where the test does it.
    public let file: String
    /// The line of the test, from `#line`.
    public let line: Int
    /// The expected result.
    public let expected: Verdict.Effect
    /// The acts and their results, a verdict for each touch and key.
    public let verdicts: [Verdict]

    /// The place in the test, the expectation, and the verdicts below it.
    public var description: String {
        let wish = expected == .nothing ? "Nothing was to happen, and something did" : "Nothing came of it"
        guard !verdicts.isEmpty else { return "\(file):\(line): \(wish): the application decided nothing at all." }
        let lines = verdicts.flatMap(\.lines).map { "    \($0)" }
        return "\(file):\(line): \(wish).\n" + lines.joined(separator: "\n")
    }
}
