// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Plays diagrams of time on the virtual clock: touches as input, states of recognizers and calls of views as output.
///
///     let marbles = Marbles(on: screen)
///     try marbles.play(
///         """
///         finger: -d--m-m--u-  @ card 6,0 14,0
///         pan:    ------B--E-
///         card:   -b--m-c----
///         """)
///
/// A character is a step of ``step`` seconds, `-` is a step in which nothing happens, and letters in brackets happen in one
/// step. <doc:MarbleDiagrams> has the whole notation.
@MainActor
public final class Marbles {
    /// The screen that is touched.
    public let screen: TestScreen
    /// Seconds between a character and the next.
    public var step: TimeInterval
    /// The place of a touch-down without a place in the diagram, in points of the screen: the screen's middle at first. A
    /// pointer that was used before comes down at its former place.
    public var origin: CGPoint

    private var names: MarbleNames
    private var doings: [Character: @MainActor () -> Void] = [:]
    private var pointers: [String: PlayedPointer] = [:]
    /// The time of the next diagram's first step, if one was played before.
    private var continuation: TimeInterval?

    /// A pointer of an earlier diagram, which may still be down.
    private struct PlayedPointer {
        let finger: Finger
        /// The place of its last touch-down, in points of the screen.
        var start: CGPoint
        var lastMove = CGVector.zero
    }

    /// - Parameters:
    ///   - screen: the screen that the pointers touch.
    ///   - step: seconds between a character and the next.
    public init(on screen: TestScreen, step: TimeInterval = 0.05) {
        precondition(step > 0 && step.isFinite, "A step takes time.")
        names = MarbleNames(on: screen)
        self.screen = screen
        self.step = step
        let bounds = screen.window.bounds
        origin = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    // MARK: Names

    /// Names a view; one in the screen's windows has its `accessibilityIdentifier` for a name without this.
    public func watch(_ view: UIView, as name: String) { names.views[name] = view }

    /// Names a recognizer; one of a view in the screen's windows has its `name` for a name without this.
    public func watch(_ recognizer: UIGestureRecognizer, as name: String) { names.recognizers[name] = recognizer }

    /// Names a point of the screen, for the places beside a pointer's line.
    public func place(_ point: CGPoint, as name: String) { names.places[name] = point }

    /// Gives a letter of the line `do` its meaning. The action comes before the pointers' samples of the step.
    public func define(_ letter: Character, _ action: @escaping @MainActor () -> Void) { doings[letter] = action }

    /// A line whose letters come from the test's own code; the same one for the same name.
    public func line(_ name: String) -> MarbleMarks {
        if let known = names.marks[name] { return known }
        let line = MarbleMarks(name)
        names.marks[name] = line
        return line
    }

    // MARK: Playing

    /// Plays a diagram, and compares the events with it.
    ///
    /// The first step is at the present time, or one step after the last one of the diagram before; pointers that are still
    /// down continue. Events between two steps, such as a deadline, belong to the later one.
    ///
    /// - Throws: ``MarbleError/unreadable(_:)`` before anything is played; ``MarbleError/differs(_:)`` after all of it was.
    public func play(_ text: String, file: String = #fileID, line: Int = #line) throws(MarbleError) {
        let score: MarbleScore
        do {
            score = try MarbleScore(
                MarbleDiagram(text), names, isDown: { pointers[$0]?.finger.isDown == true }, doings: Set(doings.keys))
        } catch {
            throw .unreadable(error)
        }
        let application = screen.application
        let recorder = MarbleRecorder(stepCount: score.stepCount, passingOnTo: application.traceSink)
        let actions = score.prepare(recorder, application)
        application.traceSink = recorder
        play(score, recorder)
        application.traceSink = recorder.next
        for action in actions { action.stop() }
        let lines = score.compared(with: recorder)
        guard lines.contains(where: { $0.firstDifference != nil }) else { return }
        var mismatch = MarbleMismatch(file: file, sourceLine: line, inputs: score.inputs, lines: lines)
        mismatch.explanation = score.explanation(of: mismatch.differing, recorder, in: application)
        throw .differs(mismatch)
    }

    private func play(_ score: MarbleScore, _ recorder: MarbleRecorder) {
        let start = max(continuation ?? screen.now, screen.now)
        for index in 0..<score.stepCount {
            recorder.step = index
            moveClock(to: start + Double(index) * step)
            for letter in score.doings(at: index) { doings[letter]?() }
            screen.settle()
            touch(score, at: index)
            recorder.finishStep()
        }
        continuation = start + Double(score.stepCount) * step
    }

    private func moveClock(to time: TimeInterval) {
        let application = screen.application
        application.runTurn(now: time)
        // A deadline that is due at this very time may lie a rounding error behind it.
        while let next = application.clock.nextDeadline, next - time < 1e-9 { application.runTurn(now: next) }
    }

    /// The samples of a step: the first of each pointer in one frame, then the second of each.
    private func touch(_ score: MarbleScore, at step: Int) {
        var turn = 0
        while true {
            var inputs: [Input] = []
            for pointer in score.pointers where step < pointer.deeds.count && turn < pointer.deeds[step].count {
                inputs.append(input(for: pointer.deeds[step][turn], of: pointer))
            }
            guard !inputs.isEmpty else { return }
            screen.frame(inputs)
            turn += 1
        }
    }

    private func input(for deed: MarblePointer.Deed, of pointer: MarblePointer) -> Input {
        let name = pointer.line.name
        var played = pointers[name] ?? PlayedPointer(finger: screen.pointer(pointer.kind), start: origin)
        defer { pointers[name] = played }
        let old = played.finger.location
        switch deed.letter {
        case "d":
            if let place = deed.place { played.start = place.resolved(from: .zero) }
            return played.finger.input(.down, at: played.start)
        case "m":
            if let place = deed.place {
                let point = place.resolved(from: played.start)
                played.lastMove = CGVector(dx: point.x - old.x, dy: point.y - old.y)
            }
            let move = played.lastMove
            return played.finger.input(.move, at: CGPoint(x: old.x + move.dx, y: old.y + move.dy))
        case "u": return played.finger.input(.up, at: old)
        default: return played.finger.input(.cancel, at: old)
        }
    }
}

/// A line of a marble diagram whose letters come from the test's own code: a call of a delegate or of a closure.
///
///     let asked = marbles.line("asked")
///     delegate.shouldBegin = { asked("s"); return true }
@MainActor
public final class MarbleMarks {
    /// The line's name in the diagram.
    public let name: String
    weak var recorder: MarbleRecorder?

    init(_ name: String) {
        self.name = name
    }

    /// Puts a letter into the step that is being played; without effect between diagrams.
    public func callAsFunction(_ letter: Character) { recorder?.add(letter, to: name) }
}
