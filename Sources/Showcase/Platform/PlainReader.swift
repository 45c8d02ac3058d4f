// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What can be seen of event delivery from outside: where a touch came to, and the states of recognizers.
final class PlainReader: NSObject, EventReader {
    private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    /// States in which recognizers called their targets since the last look; some are over before anybody looks.
    private var calls: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State, time: TimeInterval)] = []

    func skip() {}

    func takeVerdict() -> VerdictReport? { nil }

    // MARK: Touches

    func takeHitTest(of touch: UITouch, in window: UIWindow, among names: [UIView: String]) -> HitTestReport? {
        guard let hit = touch.view else { return nil }
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

    /// What follows from the classes: those of UIKit pass touches on.
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
            let identifier = ObjectIdentifier(recognizer)
            guard states[identifier] != recognizer.state else { continue }
            states[identifier] = recognizer.state
            changes.append(
                RecognizerChange(place: place, kind: .state(recognizer.state, because: nil), time: now))
        }
        return changes
    }

    @objc private func note(_ recognizer: UIGestureRecognizer) {
        calls.append((recognizer, recognizer.state, CACurrentMediaTime()))
    }

    // MARK: What nothing is seen of

    func takeEdits() -> [String] { [] }

    func takeDragSteps() -> [String] { [] }

    func takeShakes() -> [String] { [] }

    func takeFocus(naming name: (String) -> String) -> FocusReport? {
        FocusReport(reason: "Only Responder tells why focus went there.", details: [])
    }
}
