// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What must hold in every story of touches and gestures, checked against what views and recognizers hear and say.
///
/// It knows participants by their numbers and touches by theirs, and never looks at the system itself: whoever plays the
/// story tells it everything.
@MainActor
public struct SequenceCheck {
    /// A rule that did not hold.
    public struct Violation: Hashable, Sendable, CustomStringConvertible {
        /// The rule's number, or a word for what has none.
        public var rule: String
        public var text: String

        public init(rule: String, text: String) {
            self.rule = rule
            self.text = text
        }

        public var description: String { "\(rule): \(text)" }
    }

    /// What a responder or recognizer hears of a touch.
    public enum Call: Int, Sendable {
        case began, moved, ended, cancelled

        var isEnd: Bool { self == .ended || self == .cancelled }
    }

    /// What a recognizer has shown since it was last `possible`.
    private struct RecognizerRecord {
        /// Touches that began here and have not ended.
        var open: [UInt32] = []
        /// Touches that began here since the last reset.
        var attempt: [UInt32] = []
        /// The state of the last action.
        var shown = UIGestureRecognizer.State.possible
        var isDiscrete = false
    }

    /// The first that did not hold.
    public private(set) var violation: Violation?
    private var open: [[UInt32]]
    private var recognizers: [RecognizerRecord]

    public init(viewCount: Int, recognizerCount: Int) {
        open = Array(repeating: [], count: viewCount)
        recognizers = Array(repeating: RecognizerRecord(), count: recognizerCount)
    }

    public mutating func fail(_ rule: String, _ text: @autoclosure () -> String) {
        if violation == nil { violation = Violation(rule: rule, text: text()) }
    }

    // MARK: Views

    /// A42, A19: what a view hears of one touch.
    public mutating func view(_ view: Int, _ call: Call, _ touch: UInt32) {
        let place = open[view].firstIndex(of: touch)
        switch call {
        case .began:
            if place != nil { fail("A42", "view \(view) heard of touch \(touch)'s beginning twice") }
            open[view].append(touch)
        case .moved:
            if place == nil { fail("A42", "view \(view) heard of a move of touch \(touch), which it does not have") }
        case .ended, .cancelled:
            guard let place else {
                return fail("A42", "view \(view) heard of the end of touch \(touch), which it does not have")
            }
            open[view].remove(at: place)
        }
    }

    /// Whether a view has heard of a touch's beginning and not of its end.
    public func isOpen(_ touch: UInt32, at view: Int) -> Bool { open[view].contains(touch) }

    // MARK: Recognizers

    public mutating func setDiscrete(_ recognizer: Int) { recognizers[recognizer].isDiscrete = true }

    /// What a recognizer hears of one touch: a beginning once, an end at most once, and nothing outside of these.
    public mutating func recognizer(_ recognizer: Int, _ call: Call, _ touch: UInt32) {
        let place = recognizers[recognizer].open.firstIndex(of: touch)
        if call == .began {
            if place != nil || recognizers[recognizer].attempt.contains(touch) {
                fail("A42", "recognizer \(recognizer) heard of touch \(touch)'s beginning twice")
            }
            recognizers[recognizer].open.append(touch)
            recognizers[recognizer].attempt.append(touch)
            return
        }
        guard let place else {
            return fail("G10", "recognizer \(recognizer) heard \(call) of touch \(touch), which it does not follow")
        }
        if call.isEnd { recognizers[recognizer].open.remove(at: place) }
    }

    /// G35: a touch that the recognizer dropped itself.
    public mutating func recognizer(_ recognizer: Int, ignores touch: UInt32) {
        recognizers[recognizer].open.removeAll { $0 == touch }
        recognizers[recognizer].attempt.removeAll { $0 == touch }
    }

    /// The touches that a recognizer follows.
    public func openTouches(of recognizer: Int) -> [UInt32] { recognizers[recognizer].open }

    /// The touches of a recognizer's attempt, over or not.
    public func attempt(of recognizer: Int) -> [UInt32] { recognizers[recognizer].attempt }

    /// The state of the last action since the last reset.
    public func shownState(of recognizer: Int) -> UIGestureRecognizer.State { recognizers[recognizer].shown }

    /// G2–G5: an action that a recognizer sends.
    public mutating func recognizer(_ recognizer: Int, acts state: UIGestureRecognizer.State) {
        let shown = recognizers[recognizer].shown
        if recognizers[recognizer].isDiscrete, state != .ended {
            fail("G3", "the discrete recognizer \(recognizer) acted with \(state)")
        }
        let isLegal =
            switch (shown, state) {
            case (.possible, .began), (.possible, .ended), (.began, .changed), (.changed, .changed), (.began, .ended),
                (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
                true
            default: false
            }
        if !isLegal { fail("G2", "recognizer \(recognizer) acted with \(state) after \(shown)") }
        recognizers[recognizer].shown = state
    }

    /// G9, G11: a recognizer starts anew.
    public mutating func recognizerWasReset(_ recognizer: Int) {
        let shown = recognizers[recognizer].shown
        if shown == .began || shown == .changed { fail("G11", "recognizer \(recognizer) was reset while \(shown)") }
        recognizers[recognizer].shown = .possible
        recognizers[recognizer].open = []
        recognizers[recognizer].attempt = []
    }

    /// A recognizer was taken from its view, or turned off: its touches are none of its business any longer (G13, G16).
    public mutating func recognizerLostTouches(_ recognizer: Int) { recognizers[recognizer].open = [] }

    // MARK: Between events

    /// A recognizer's state when everything has settled.
    ///
    /// - Parameters:
    ///   - touches: how many touches that it received are still down.
    ///   - waits: whether a deadline is pending anywhere.
    public mutating func settled(
        _ recognizer: Int, _ state: UIGestureRecognizer.State, touches: Int, waits: Bool
    ) {
        let shown = recognizers[recognizer].shown
        let isLegal =
            switch state {
            case .possible, .failed: shown == .possible
            default: shown == state
            }
        if !isLegal { fail("G4", "recognizer \(recognizer) is \(state), and its last action said \(shown)") }
        if state != .possible, touches == 0, !waits {
            fail("G9", "recognizer \(recognizer) is left \(state) with no touches and no deadline")
        }
    }

    /// Every finger is up and every deadline has passed: nothing is owed to anybody.
    public mutating func finished() {
        for (view, touches) in open.enumerated() where !touches.isEmpty {
            fail("A42", "view \(view) is owed the end of touches \(touches)")
        }
        for (recognizer, record) in recognizers.enumerated() where !record.open.isEmpty {
            fail("A42", "recognizer \(recognizer) is owed the end of touches \(record.open)")
        }
    }
}
