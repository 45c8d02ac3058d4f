// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Stands beside a recognizer of a script: hears what it hears, and answers for its class, its delegate and its target as
/// the script says.
final class RecognizerWatch: NSObject, UIGestureRecognizerDelegate {
    static let selector = Selector("acted:", RecognizerWatch.acted(_:))

    unowned let runner: ScriptRunner
    let index: Int
    private var touchQuestions = 0
    private var beginQuestions = 0

    init(_ runner: ScriptRunner, _ index: Int) {
        self.runner = runner
        self.index = index
        super.init()
    }

    // MARK: What it hears

    func heard(_ call: SequenceCheck.Call, _ touches: Set<UITouch>, _ recognizer: UIGestureRecognizer) {
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
            runner.check.recognizer(index, call, touch.identifier.number)
        }
        runner.happened(.recognizer(index), GestureScript.Trigger.Moment(call))
    }

    func ignored(_ touch: UITouch) { runner.check.recognizer(index, ignores: touch.identifier.number) }

    func wasReset() {
        runner.wasReset(index)
        runner.happened(.recognizer(index), .reset)
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        runner.recognizer(index, acts: recognizer.state)
        runner.happened(.recognizer(index), .action)
    }

    // MARK: What its class answers

    func mayPrevent(_ other: UIGestureRecognizer) -> Bool { !relates(.cannotPrevent, other) }
    func mayBePrevented(by other: UIGestureRecognizer) -> Bool { !relates(.cannotBePrevented, other) }
    func requires(_ other: UIGestureRecognizer) -> Bool { relates(.classRequires, other) }
    func isRequired(by other: UIGestureRecognizer) -> Bool { relates(.classIsRequired, other) }

    func relates(_ kind: GestureScript.Relation.Kind, _ other: UIGestureRecognizer) -> Bool {
        guard let other = runner.index(of: other) else { return false }
        return runner.script.relates(kind, index, other)
    }

    // MARK: What its delegate answers

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        beginQuestions += 1
        let refusals = runner.script.recognizers[index].refusesToBegin
        runner.happened(.recognizer(index), .shouldBegin)
        return refusals == 0 || !beginQuestions.isMultiple(of: refusals)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        runner.happened(.recognizer(index), .simultaneous)
        return relates(.simultaneous, other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { relates(.delegateRequires, other) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { relates(.delegateIsRequired, other) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touchQuestions += 1
        let refusals = runner.script.recognizers[index].refusesTouches
        runner.happened(.recognizer(index), .shouldReceive)
        return refusals == 0 || !touchQuestions.isMultiple(of: refusals)
    }
}

extension GestureScript.Trigger.Moment {
    init(_ call: SequenceCheck.Call) {
        switch call {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
