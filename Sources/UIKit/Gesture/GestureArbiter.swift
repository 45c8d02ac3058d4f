/// Decides what becomes of a recognizer that would leave `possible`. It asks and answers, and changes nothing.
///
///     requirements        one of them recognized: fail; one is undecided: wait        (G54)
///     shouldBegin         the view, the views that would lose touches, the delegate   (G31–G33)
///     exclusion           somebody who began already prevents it: fail                (G56–G60)
@MainActor
enum GestureArbiter {
    enum Verdict {
        case recognize
        case wait(for: UIGestureRecognizer)
        case fail(Loss)
    }

    /// Why a recognizer does not get to recognize.
    enum Loss {
        case requiredRecognized(UIGestureRecognizer)
        case preventedBy(UIGestureRecognizer)
        case blockedBy(UIGestureRecognizer)
        case viewRefused(UIView)
        case delegateRefused
    }

    /// The verdict in the order of G34. The questions to views and delegates are asked only when no requirement stands in
    /// the way, so once per attempt.
    ///
    /// - Parameters:
    ///   - contenders: The recognizers that have an attempt under way.
    ///   - views: The views that would lose touches, each once.
    static func verdict(
        on recognizer: UIGestureRecognizer, among contenders: [UIGestureRecognizer],
        takingTouchesFrom views: () -> [UIView]
    ) -> Verdict {
        if let obstacle = requirement(of: recognizer, among: contenders) { return obstacle }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) {
            return .fail(.viewRefused(view))
        }
        for view in views() where view !== recognizer.view && !view.gestureRecognizerShouldBegin(recognizer) {
            return .fail(.viewRefused(view))
        }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
            return .fail(.delegateRefused)
        }
        for other in contenders
        where other !== recognizer && other.settledState.isActive && other.attempt.shares(with: recognizer.attempt)
            && prevents(other, recognizer)
        {
            return .fail(.blockedBy(other))
        }
        return .recognize
    }

    /// What becomes of another recognizer that is `possible` when one recognizes; `nil` when nothing does.
    static func loss(of other: UIGestureRecognizer, to winner: UIGestureRecognizer) -> Loss? {
        guard other !== winner, other.settledState == .possible else { return nil }
        if requires(other, winner) { return .requiredRecognized(winner) }
        if other.attempt.shares(with: winner.attempt), prevents(winner, other) { return .preventedBy(winner) }
        return nil
    }

    private static func requirement(
        of recognizer: UIGestureRecognizer, among contenders: [UIGestureRecognizer]
    ) -> Verdict? {
        var awaited: UIGestureRecognizer?
        for other in contenders where other !== recognizer && requires(recognizer, other) {
            switch other.settledState {
            case .began, .changed, .ended: return .fail(.requiredRecognized(other))
            case .possible where other.isUndecided: if awaited == nil { awaited = other }
            case .possible, .failed, .cancelled: break
            }
        }
        return awaited.map(Verdict.wait(for:))
    }

    /// Whether one has to wait for the other; never across windows (G66).
    static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        (recognizer.failureRequirements.contains(other)
            || recognizer.attempt.requirements.contains { $0 === other })
            && recognizer.view?.window === other.view?.window
    }

    /// Whether one's recognizing excludes the other (G56–G60): both classes have to allow it, and neither delegate may want
    /// them to go on together.
    private static func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one)
            && one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is `possible` and may still recognize what it has taken in.
    var isUndecided: Bool {
        settledState == .possible
            && (!followedTouches.isEmpty || !followedPresses.isEmpty || waitsForMoreTouches || isWaiting
                || !pendingStates.isEmpty)
    }
}
