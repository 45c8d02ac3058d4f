// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Reads event delivery from outside: the view of a touch, and the states of recognizers.
final class PlainReader: NSObject, EventReader {
    /// Seconds without a finger after which a recognizer that recognized nothing counts as failed. There is no message for
    /// the failure, and a moment later the state is reset.
    private static let patience = 0.5

    private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    /// The times at which undecided recognizers last had a finger.
    private var undecided: [ObjectIdentifier: TimeInterval] = [:]
    /// States in which recognizers called their targets since the last check; some are over before the next check.
    private var calls: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State, time: TimeInterval)] = []

    func skip() {}

    func takeVerdict() -> VerdictReport? { nil }

    // MARK: Touches

    func takeHitTest(
        of touch: UITouch, in window: UIWindow, among names: [(view: UIView, name: String)]
    ) -> HitTestReport? {
        guard let hit = touch.view else { return nil }
        let names = Dictionary(uniqueKeysWithValues: names.map { ($0.view, $0.name) })
        let path = sequence(first: hit, next: \.superview).filter { names[$0] != nil }.reversed()
        let visits = path.enumerated().map { depth, view in
            let name = names[view] ?? ""
            return HitTestReport.Visit(
                view: view, role: view === hit ? .hit : .onPath, depth: depth,
                text: view === hit ? "\(name) gets the touch" : "\(name) is around it")
        }
        let sentence = "The touch goes to \(names[hit] ?? "\(type(of: hit))")."
        return HitTestReport(
            visits: visits, sentence: sentence + " Only Responder tells who else was asked, and why they refused.")
    }

    /// The outcomes that follow from the classes: UIKit's own pass touches on.
    func takeOutcomes(of chain: [UIResponder]) -> [ChainStep.Outcome] {
        var isOver = false
        return chain.enumerated().map { place, responder in
            guard !isOver else { return .notReached }
            let view = responder as? ChainView
            isOver = view?.handlesTouches == true
            if isOver { return .handles }
            if place == chain.count - 1 { return .discards }
            return view == nil ? .passesOn : .callsSuper
        }
    }

    // MARK: Recognizers

    func takeChanges(of recognizers: [UIGestureRecognizer]) -> [RecognizerChange] {
        let places = Dictionary(
            uniqueKeysWithValues: recognizers.enumerated().map { (ObjectIdentifier($1), $0) })
        for recognizer in recognizers where states[ObjectIdentifier(recognizer)] == nil {
            states[ObjectIdentifier(recognizer)] = .possible
            recognizer.addTarget(self, action: #selector(note(_:)))
        }
        let now = CACurrentMediaTime()
        var changes = calls.compactMap { call in
            places[ObjectIdentifier(call.recognizer)].map { place in
                states[ObjectIdentifier(call.recognizer)] = call.state
                return RecognizerChange(place: place, kind: .state(call.state, because: nil), time: call.time)
            }
        }
        calls = []
        for (place, recognizer) in recognizers.enumerated() {
            guard let state = newState(of: recognizer, at: now) else { continue }
            changes.append(RecognizerChange(place: place, kind: .state(state, because: nil), time: now))
        }
        return changes
    }

    /// The state of a recognizer, if it changed since the last check.
    private func newState(of recognizer: UIGestureRecognizer, at now: TimeInterval) -> UIGestureRecognizer.State? {
        let (identifier, state) = (ObjectIdentifier(recognizer), recognizer.state)
        if state == .possible, recognizer.numberOfTouches > 0 { undecided[identifier] = now }
        if state != .possible || states[identifier] != state { undecided[identifier] = nil }
        if let last = undecided[identifier], now - last > Self.patience {
            undecided[identifier] = nil
            return .failed
        }
        defer { states[identifier] = state }
        return states[identifier] == state ? nil : state
    }

    @objc private func note(_ recognizer: UIGestureRecognizer) {
        calls.append((recognizer, recognizer.state, CACurrentMediaTime()))
    }

    // MARK: Invisible from outside

    func takeEdits() -> [String] { [] }

    func takeDragSteps() -> [String] { [] }

    func takeShakes() -> [String] { [] }

    func takeFocus(naming name: (String) -> String) -> FocusReport? {
        FocusReport(reason: "Only Responder tells why focus went there.", details: [])
    }
}
