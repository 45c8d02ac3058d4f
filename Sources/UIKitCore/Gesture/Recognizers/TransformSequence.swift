// SPDX-License-Identifier: Apache-2.0

/// A recognizer's part in a trackpad's pinch or turn.
///
///     began --> offered --(something changes)--> under way --(ended, cancelled)--> over
///                        refused: nothing more until the next beginning
@MainActor
struct TransformSequence {
    enum Step {
        case nothing, begin, change
        case end(UIGestureRecognizer.State)
    }

    /// A sequence has begun that the recognizer may still take up.
    private var isOffered = false
    private(set) var isUnderWay = false

    /// - Parameter isChange: whether the event changes the value that the recognizer follows.
    func wants(_ event: LocatedEvent, isChange: Bool) -> Bool {
        isUnderWay || event.transformPhase == .began || (isOffered && isChange)
    }

    mutating func take(_ event: LocatedEvent, isChange: Bool) -> Step {
        switch event.transformPhase {
        case .ended, .cancelled:
            isOffered = false
            guard isUnderWay else { return .nothing }
            isUnderWay = false
            return .end(event.transformPhase == .ended ? .ended : .cancelled)
        case .began: isOffered = true
        default: break
        }
        guard isChange, isUnderWay || isOffered else { return .nothing }
        if isUnderWay { return .change }
        isOffered = false
        isUnderWay = true
        return .begin
    }

    /// The recognizer starts anew. A refused sequence stays refused.
    mutating func reset() { isUnderWay = false }
}
