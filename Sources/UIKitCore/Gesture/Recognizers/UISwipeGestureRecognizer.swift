// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes fingers that move far enough in a direction in a short time: once, during the movement (G86–G89).
///
///     possible --(every finger has gone far enough and straight enough)--> ended
///              --(a finger goes to the other side, lifts or is one too many; the time is over)--> failed
///
/// The longer a swipe takes, the shorter it may be, and the straighter it has to be: see `SwipeThreshold`. Its location is
/// the place where it began.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Fingers that swipe together, each far enough; at least 1, which it is at first (G86, G89).
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
    }

    /// The directions that it recognizes; right at first (G86). If the set has horizontal and vertical directions, only the
    /// horizontal ones count. With an empty set nothing is recognized (G89).
    open var direction: Direction = .right

    /// When the first finger came down.
    private var start: TimeInterval?
    private var mostTouches = 0
    /// The limits that applied to the newest move.
    private var judgedBy: SwipeThreshold?
    private var timeLimit: EventClock.Deadline?

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        guard !direction.candidates.isEmpty else { return fail(.nothingToRecognize(property: "direction")) }
        guard followedTouches.count <= numberOfTouchesRequired else {
            return fail(.tooManyTouches(count: followedTouches.count, limit: numberOfTouchesRequired))
        }
        mostTouches = max(mostTouches, followedTouches.count)
        guard start == nil else { return }
        let start = touches.newestTime
        self.start = start
        // G87: the limit itself is within the time.
        let end = (start + constants.swipeDuration).nextUp
        timeLimit = application.clock.schedule(at: end) { [weak self] in
            guard let self, state == .possible else { return }
            fail(.tookTooLong(limit: constants.swipeDuration))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        let candidates = direction.candidates
        if !candidates.contains(where: { leadsNobodyBack(in: $0) }) { return fail(.wrongDirection) }
        guard followedTouches.count == numberOfTouchesRequired else { return }
        let threshold = threshold(at: touches.newestTime)
        judgedBy = threshold
        if candidates.contains(where: { haveAllGone($0, threshold) }) { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        guard mostTouches == numberOfTouchesRequired else {
            return fail(.tooFewTouches(count: mostTouches, needed: numberOfTouchesRequired))
        }
        fail(reasonAtLift(of: touches))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { fail(.touchesCancelled) }
    }

    override var touchesNeeded: Int { numberOfTouchesRequired }

    override func isAlike(_ other: UIGestureRecognizer) -> Bool {
        guard let other = other as? UISwipeGestureRecognizer, type(of: other) == type(of: self) else { return false }
        return other.direction == direction && other.numberOfTouchesRequired == numberOfTouchesRequired
    }

    open override func reset() {
        super.reset()
        timeLimit?.cancel()
        timeLimit = nil
        start = nil
        judgedBy = nil
        mostTouches = 0
    }

    // MARK: Ways

    private func threshold(at time: TimeInterval) -> SwipeThreshold {
        let elapsed = start.map { time - $0 } ?? 0
        return SwipeThreshold(after: min(max(0, elapsed), constants.swipeDuration), constants)
    }

    /// G88: no finger is on the side of its touch-down that the direction leads away from.
    private func leadsNobodyBack(in direction: Direction) -> Bool {
        followedTouches.allSatisfy { direction.way(of: $0).primary >= 0 }
    }

    private func haveAllGone(_ direction: Direction, _ threshold: SwipeThreshold) -> Bool {
        followedTouches.allSatisfy { touch in
            let way = direction.way(of: touch)
            return way.primary >= threshold.distance && abs(way.secondary) <= threshold.deviation
        }
    }

    /// Why fingers that lift made no swipe, by the limits of the last move: the oldest one that strayed, or whose way was too short
    /// in the direction in which it came farthest. At the lift the same way may be long enough: a later swipe may be shorter.
    private func reasonAtLift(of touches: Set<UITouch>) -> GestureFailure {
        let threshold = judgedBy ?? threshold(at: touches.newestTime)
        // G89: a finger that is still down may be the one. A set has no order that could decide.
        let fingers = (followedTouches + touches).sorted { $0.identifier.number < $1.identifier.number }
        let ways = fingers.compactMap { finger in
            direction.candidates.map { $0.way(of: finger) }.max { $0.primary < $1.primary }
        }
        let lacking = ways.first { $0.primary < threshold.distance || abs($0.secondary) > threshold.deviation }
        guard let way = lacking ?? ways.first else { return .nothingToRecognize(property: "direction") }
        return way.primary >= threshold.distance && abs(way.secondary) > threshold.deviation
            ? .strayed(distance: abs(way.secondary), limit: threshold.deviation)
            : .movedTooLittle(distance: max(0, way.primary), needed: threshold.distance)
    }

    // MARK: Where

    /// The middle of where the fingers came down, in a view's coordinates; in the window's for `nil`.
    open override func location(in view: UIView?) -> CGPoint {
        followedTouches.isEmpty ? super.location(in: view) : convert(followedTouches.initialMiddle, to: view)
    }

    /// Where a finger came down.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard followedTouches.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(followedTouches[touchIndex].initialLocationInWindow, to: view)
    }
}

extension UISwipeGestureRecognizer {
    /// Directions on the screen (G86).
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of all directions in the set.
        public let rawValue: UInt

        /// The directions whose bits are set; directions other than the four below are never recognized (G89).
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Towards greater x.
        public static let right = Direction(rawValue: 1 << 0)
        /// Towards smaller x.
        public static let left = Direction(rawValue: 1 << 1)
        /// Towards smaller y.
        public static let up = Direction(rawValue: 1 << 2)
        /// Towards greater y.
        public static let down = Direction(rawValue: 1 << 3)
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// G89: the single directions that it can recognize.
    fileprivate var candidates: Candidates {
        let horizontal = intersection([.right, .left])
        return Candidates(rest: horizontal.isEmpty ? intersection([.up, .down]) : horizontal)
    }

    /// One direction after the other, without an array.
    fileprivate struct Candidates: Sequence, IteratorProtocol {
        fileprivate var rest: UISwipeGestureRecognizer.Direction

        var isEmpty: Bool { rest.isEmpty }

        mutating func next() -> UISwipeGestureRecognizer.Direction? {
            guard !rest.isEmpty else { return nil }
            let lowest = UISwipeGestureRecognizer.Direction(rawValue: rest.rawValue & (~rest.rawValue &+ 1))
            rest.subtract(lowest)
            return lowest
        }
    }

    /// How far a touch is from its touch-down in a single direction, and to the side of it.
    @MainActor
    fileprivate func way(of touch: UITouch) -> (primary: CGFloat, secondary: CGFloat) {
        let x = touch.locationInWindow.x - touch.initialLocationInWindow.x
        let y = touch.locationInWindow.y - touch.initialLocationInWindow.y
        return switch self {
        case .right: (x, y)
        case .left: (-x, y)
        case .down: (y, x)
        default: (-y, x)
        }
    }
}
