// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@testable import GestureSequences

@MainActor
@Suite("Stories of gestures: what the check notices")
struct SequenceCheckTests {
    @Test(
        "It notices each rule that does not hold",
        arguments: [
            ("A42", [.view(.began), .view(.began)]), ("A42", [.view(.moved)]), ("A42", [.view(.ended)]),
            ("A42", [.view(.began), .view(.ended), .view(.cancelled)]), ("A42", [.view(.began), .finish]),
            ("A42", [.recognizer(.began), .recognizer(.began)]), ("A42", [.recognizer(.began), .finish]),
            ("A42", [.recognizer(.began), .recognizer(.ended), .recognizer(.began)]),
            ("G10", [.recognizer(.began), .reset, .recognizer(.moved)]), ("G10", [.recognizer(.ended)]),
            ("G2", [.acts(.changed)]), ("G2", [.acts(.began), .acts(.began)]), ("G2", [.acts(.cancelled)]),
            ("G2", [.acts(.ended), .acts(.changed)]), ("G2", [.acts(.failed)]), ("G2", [.acts(.possible)]),
            ("G3", [.discrete, .acts(.began)]), ("G11", [.acts(.began), .reset]),
            ("G11", [.acts(.began), .acts(.changed), .reset]), ("G4", [.settled(.began, touches: 1)]),
            ("G4", [.acts(.began), .settled(.possible, touches: 1)]),
            ("G4", [.acts(.began), .acts(.changed), .settled(.began, touches: 1)]),
            ("G9", [.acts(.began), .settled(.began, touches: 0)]), ("G9", [.settled(.failed, touches: 0)]),
            ("G9", [.acts(.ended), .settled(.ended, touches: 0)]),
        ] as [(String, [Step])])
    func notices(_ rule: String, _ steps: [Step]) {
        #expect(violation(steps)?.rule == rule)
    }

    @Test(
        "It has nothing against what is in order",
        arguments: [
            [.view(.began), .view(.moved), .view(.ended), .view(.began), .view(.cancelled), .finish],
            [
                .recognizer(.began), .acts(.began), .recognizer(.moved), .acts(.changed), .acts(.changed),
                .settled(.changed, touches: 1), .recognizer(.ended), .acts(.ended), .reset,
                .settled(.possible, touches: 0), .finish,
            ],
            [.discrete, .recognizer(.began), .acts(.ended), .settled(.ended, touches: 1), .reset, .finish],
            [.acts(.began), .acts(.cancelled), .reset, .acts(.ended), .reset],
            [.recognizer(.began), .settled(.failed, touches: 1), .recognizer(.cancelled), .reset, .finish],
        ] as [[Step]])
    func approves(_ steps: [Step]) {
        #expect(violation(steps) == nil)
    }

    enum Step: Sendable {
        case view(SequenceCheck.Call)
        case recognizer(SequenceCheck.Call)
        case discrete
        case acts(UIGestureRecognizer.State)
        case reset
        case settled(UIGestureRecognizer.State, touches: Int)
        case finish
    }

    private func violation(_ steps: [Step]) -> SequenceCheck.Violation? {
        var check = SequenceCheck(viewCount: 1, recognizerCount: 1)
        for step in steps {
            switch step {
            case .view(let call): check.view(0, call, 1)
            case .recognizer(let call): check.recognizer(0, call, 1)
            case .discrete: check.setDiscrete(0)
            case .acts(let state): check.recognizer(0, acts: state)
            case .reset: check.recognizerWasReset(0)
            case .settled(let state, let touches): check.settled(0, state, touches: touches, waits: false)
            case .finish: check.finished()
            }
        }
        return check.violation
    }
}
