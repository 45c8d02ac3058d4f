// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes moving fingers, and reports their distance and speed (G76).
///
///     possible --(enough fingers have moved 10 points)--> began --(a finger moves)--> changed* --(all lift)--> ended
///              --(too many fingers; all lift before)--> failed
///
/// Wheels and trackpads pan too, if `allowedScrollTypesMask` has them. Each notch of a wheel is a pan of its own. A stroke on
/// a trackpad is one pan until it pauses.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers with which it begins and changes (G76, G80); at least 1, which it is at first.
    @exclusivity(unchecked) open var minimumNumberOfTouches = 1 {
        didSet { minimumNumberOfTouches = max(1, minimumNumberOfTouches) }
    }

    /// The largest number of fingers with which it begins. It ignores fingers that come later (G80).
    open var maximumNumberOfTouches = Int(UInt32.max) {
        didSet { maximumNumberOfTouches = max(1, maximumNumberOfTouches) }
    }

    /// The ways of scrolling that pan; none at first (G76).
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    // Unchecked: loaded, stored and changed without a call of anybody else's code in between.
    @exclusivity(unchecked) private var travel = PanTravel()
    /// The travel that stands for the translation zero, in points of the window.
    @exclusivity(unchecked) private var origin = CGPoint.zero
    @exclusivity(unchecked) private var horizontal = VelocityEstimate()
    @exclusivity(unchecked) private var vertical = VelocityEstimate()
    /// Of the newest event, in seconds on the host's monotonic clock.
    @exclusivity(unchecked) private var lastTime: TimeInterval = 0
    /// The longest way of a finger while the gesture was possible.
    @exclusivity(unchecked) private var farthest: CGFloat = 0
    /// The most fingers that were down at once.
    @exclusivity(unchecked) private var mostTouches = 0
    /// Ends a trackpad's stroke.
    private var scrollEnd: EventClock.Deadline?
    @exclusivity(unchecked) private(set) var isScrolling = false

    // MARK: For subclasses of this module

    /// Points in a straight line that make a finger's movement a pan (G77).
    var hysteresis: CGFloat { constants.panHysteresis }

    /// Whether the translation begins at zero, as a scroll view's does. Otherwise it begins with the hysteresis (G77).
    var removesHysteresis: Bool { false }

    /// Why the pan may not begin although the fingers have moved enough; `nil` when it may begin. Overrides look at
    /// `translation(in:)` and `location(in:)`.
    func reasonNotToBegin() -> GestureFailure? { nil }

    override var touchesNeeded: Int { minimumNumberOfTouches }

    override func isAlike(_ other: UIGestureRecognizer) -> Bool {
        guard let other = other as? UIPanGestureRecognizer, type(of: other) == type(of: self) else { return false }
        return other.minimumNumberOfTouches == minimumNumberOfTouches
            && other.maximumNumberOfTouches == maximumNumberOfTouches
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if isScrolling {
            // A finger takes over from the trackpad: its pan is a new gesture.
            endScrolling()
            return
        }
        if let before = followedTouches.middle(without: touches) {
            move(to: before, of: followedTouches.count - touches.count)
        }
        if state.isActive {
            while followedTouches.count > maximumNumberOfTouches, let last = followedTouches.last {
                ignore(last, for: event)
            }
        } else if state == .possible, followedTouches.count > maximumNumberOfTouches {
            return fail(.tooManyTouches(count: followedTouches.count, limit: maximumNumberOfTouches))
        }
        travel.regroup(at: followedTouches.middle, of: followedTouches.count)
        mostTouches = max(mostTouches, followedTouches.count)
        lastTime = touches.newestTime
        sample()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible || state.isActive else { return }
        move(to: followedTouches.middle, of: followedTouches.count)
        lastTime = touches.newestTime
        sample()
        if state == .possible {
            beginIfMoved()
        } else if followedTouches.count >= minimumNumberOfTouches {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches)
        guard followedTouches.isEmpty else { return }
        switch state {
        case .possible where isWaiting: state = .ended
        case .possible: fail(reasonAtLift)
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(touches)
        guard followedTouches.isEmpty else { return }
        switch state {
        case .possible: fail(.touchesCancelled)
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    open override func reset() {
        super.reset()
        scrollEnd?.cancel()
        scrollEnd = nil
        isScrolling = false
        travel = PanTravel()
        origin = .zero
        horizontal.reset()
        vertical.reset()
        farthest = 0
        mostTouches = 0
    }

    /// G80: fewer fingers than the pan requires move nothing.
    private func move(to middle: CGPoint, of count: Int) {
        if count >= minimumNumberOfTouches {
            travel.move(to: middle, of: count)
        } else {
            travel.regroup(at: middle, of: count)
        }
    }

    private func lift(_ touches: Set<UITouch>) {
        let old = travel.total
        move(to: followedTouches.middle(with: touches), of: followedTouches.count + touches.count)
        lastTime = touches.newestTime
        // A finger that lifts without moving does not change the speed.
        if travel.total != old { sample() }
        if !followedTouches.isEmpty { travel.regroup(at: followedTouches.middle, of: followedTouches.count) }
    }

    private func sample() {
        horizontal.add(travel.total.x, at: lastTime)
        vertical.add(travel.total.y, at: lastTime)
    }

    // MARK: Beginning

    /// G76, G77: begins when enough fingers have each moved enough.
    private func beginIfMoved() {
        // The pan wants to begin, and waits for another recognizer to fail.
        guard !isWaiting else { return }
        let needed = hysteresis
        var moved = 0
        for touch in followedTouches {
            farthest = max(farthest, touch.travel)
            if touch.travel >= needed { moved += 1 }
        }
        guard moved >= minimumNumberOfTouches else { return }
        if removesHysteresis { removeFromTranslation(needed) }
        if let reason = reasonNotToBegin() { fail(reason) } else { state = .began }
    }

    private func removeFromTranslation(_ distance: CGFloat) {
        let length = hypot(travel.total.x, travel.total.y)
        let part = length > distance ? distance / length : 1
        origin = CGPoint(x: travel.total.x * part, y: travel.total.y * part)
    }

    private var reasonAtLift: GestureFailure {
        mostTouches < minimumNumberOfTouches || farthest >= hysteresis
            ? .tooFewTouches(count: min(mostTouches, minimumNumberOfTouches - 1), needed: minimumNumberOfTouches)
            : .movedTooLittle(distance: farthest, needed: hysteresis)
    }

    // MARK: Wheels and trackpads

    override func wantsScroll(_ event: LocatedEvent) -> Bool {
        allowedScrollTypesMask.contains(event.isContinuous ? .continuous : .discrete) && followedTouches.isEmpty
            && event.scrollDelta != CGVector(dx: 0, dy: 0)
    }

    override func scroll(_ event: LocatedEvent) {
        super.scroll(event)
        guard state == .possible || isScrolling else { return }
        // Content moves against the wheel, and with a finger.
        travel.scroll(by: CGVector(dx: -event.scrollDelta.dx, dy: -event.scrollDelta.dy), at: event.location)
        lastTime = event.currentTime
        sample()
        isScrolling = true
        if state == .possible {
            state = .began
            // G33: the application may have refused it.
            guard state != .failed else { return }
            // A notch takes no time.
            guard event.isContinuous else {
                state = .changed
                state = .ended
                return
            }
        } else {
            state = .changed
        }
        if scrollEnd?.isPending != true { scheduleScrollEnd() }
    }

    /// One deadline serves many events: when it comes, it checks whether it came too early.
    private func scheduleScrollEnd() {
        scrollEnd = application.clock.schedule(at: lastTime + constants.scrollPause) { [weak self] in
            if let self, isScrolling { endScrollingIfPaused() }
        }
    }

    private func endScrollingIfPaused() {
        if lastTime + constants.scrollPause > application.clock.now { return scheduleScrollEnd() }
        // G79: it has rested, whatever a comparison of rounded times would say.
        horizontal.reset()
        vertical.reset()
        endScrolling()
    }

    private func endScrolling() {
        if state.isActive { state = .ended }
    }

    // MARK: Answers

    /// The movement of the fingers' middle since the gesture began or the translation was set, in a view's coordinates;
    /// in the window's for `nil` (G78, G81).
    open func translation(in view: UIView?) -> CGPoint {
        let offset = CGVector(dx: travel.total.x - origin.x, dy: travel.total.y - origin.y)
        return convert(offset, to: view)
    }

    /// Sets the translation of the fingers' present place, in a view's coordinates (G78). The velocity stays, so code may set
    /// the translation to zero at each step.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else {
            application.report("A translation of \(translation) is no translation. It stays as it was.")
            return
        }
        let here = convert(travel.middle, to: view)
        let start = convert(CGPoint(x: here.x - translation.x, y: here.y - translation.y), from: view)
        origin = CGPoint(
            x: travel.total.x - (travel.middle.x - start.x), y: travel.total.y - (travel.middle.y - start.y))
    }

    /// Points per second in a view's coordinates, in the window's for `nil`, from the last two movements; zero if the fingers
    /// rested before they lifted (G79).
    open func velocity(in view: UIView?) -> CGPoint {
        let pause = constants.velocityPause
        return convert(
            CGVector(
                dx: horizontal.velocity(at: lastTime, pause: pause), dy: vertical.velocity(at: lastTime, pause: pause)),
            to: view)
    }

    /// Converts a vector that ends at the middle of the fingers.
    private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
        let end = convert(travel.middle, to: view)
        let start = convert(
            CGPoint(x: travel.middle.x - vector.dx, y: travel.middle.y - vector.dy), to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
