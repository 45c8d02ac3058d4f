// SPDX-License-Identifier: Apache-2.0

import EventTrace

// Recognizers, views and delegates answer the arbiter's questions here.
extension GestureEnvironment {
    /// The object that did not let a recognizer begin.
    enum Refuser {
        case view(UIView)
        case delegate
        /// The container whose delegate refused, for a reason of its own.
        case container(BackSwipeObstacle)
    }

    /// - Parameter refuser: Set when the answer is that a recognizer may not begin.
    func answer(_ question: Arbiter.Question, _ refuser: inout Refuser?) -> Bool {
        let recognizers = arbiter.contenders.recognizers
        switch question {
        case .mustWait(let one, for: let other): return Self.mustWait(recognizers[one], for: recognizers[other])
        case .requires(let one, let other): return Self.requires(recognizers[one], recognizers[other])
        case .mayBegin(let place):
            refuser = self.refuser(of: recognizers[place])
            return refuser == nil
        case .excludes(let one, let other):
            return recognizers[one].attempt.shares(with: recognizers[other].attempt)
                && Self.excludes(recognizers[one], recognizers[other])
        }
    }

    /// Whether a recognizer has to wait for another one, or has to fail because the other one recognized.
    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        arbiter.contenders.recognizers.contains { other in
            other !== recognizer && other.settledState != .failed && other.settledState != .cancelled
                && Self.mustWait(recognizer, for: other)
        }
    }

    private static func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        requires(recognizer, other) && (other.settledState != .possible || other.isUndecided)
    }

    /// G31–G33: asks the view, then the views that would lose touches, each once, then the delegate.
    func refuser(of recognizer: UIGestureRecognizer) -> Refuser? {
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return .view(view) }
        for view in respondersLosingInput(to: recognizer)
        where view !== recognizer.view && !view.gestureRecognizerShouldBegin(recognizer) {
            return .view(view)
        }
        guard let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) else { return nil }
        if let obstacle = (delegate as? any BackSwipeJudge)?.obstacle { return .container(obstacle) }
        return .delegate
    }

    /// Whether one requires the other to fail; never across windows (G66).
    private static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        (recognizer.failureRequirements.contains(other)
            || recognizer.attempt.requirements.contains { $0 === other })
            && recognizer.view?.window === other.view?.window
    }

    /// Whether recognition of one excludes the other (G56–G60): both classes allow that, and neither delegate lets both recognize.
    private static func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one)
            && one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
    }
}

/// The delegate of a navigation's back gesture. It knows why it refuses.
@MainActor
package protocol BackSwipeJudge: AnyObject {
    /// Why the recognizer may not begin; `nil` when it may.
    var obstacle: BackSwipeObstacle? { get }
}
