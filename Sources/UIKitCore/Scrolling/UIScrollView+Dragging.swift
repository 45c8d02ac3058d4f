// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// A finger moves the content. Where the content ends, the scroll view around it goes on. Without such a scroll view, the
// content follows the finger a part of the way (G103).
extension UIScrollView {
    /// The pan has changed.
    func handlePan(_ recognizer: UIGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(toward: pan.travelInView)
            followDrag()
        case .changed: followDrag()
        case .ended:
            endPush(velocity: pan.velocity(in: nil).y)
            endDrag(velocity: velocityOfContent)
        case .cancelled:
            endPush(velocity: -.infinity)
            endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// G100: whether the finger has moved along an axis that scrolls. G95, G97: and whether the content gives up the touch.
    func mayDrag() -> Bool {
        guard isScrollEnabled else { return false }
        let way = pan.travelInView
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        return canDrag(axis) && mayTakeContentTouches(of: pan)
    }

    // MARK: Beginning

    /// Begins a drag in the direction of a finger's way. A scroll view around the one with the finger gets this call too.
    func beginDrag(toward way: CGPoint) {
        stopMotion()
        zoom.isBouncing = false
        drag = ScrollDrag(start: pulledOffset, moves: axes(for: way))
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func axes(for way: CGPoint) -> PerAxis<Bool> {
        var moves = PerAxis(canDrag(.horizontal), canDrag(.vertical))
        guard isDirectionalLockEnabled, moves.horizontal, moves.vertical else { return moves }
        // G109: a drag that begins along neither axis is free.
        if abs(way.x) > abs(way.y) * constants.directionalLockRatio { moves.vertical = false }
        if abs(way.y) > abs(way.x) * constants.directionalLockRatio { moves.horizontal = false }
        return moves
    }

    /// Where the content would be without the resistance of its edges.
    private var pulledOffset: CGPoint {
        let geometry = geometry
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let range = geometry.range(axis)
            let edge = min(max(offset[axis], range.lowerBound), range.upperBound)
            let band = RubberBand(stiffness: constants.rubberBandStiffness, dimension: bounds.size[axis])
            offset[axis] = edge + band.pull(showing: offset[axis] - edge)
        }
        return offset
    }

    // MARK: Following

    private func followDrag() {
        guard let drag else { return }
        let translation = pan.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where drag.moves[axis] {
            offset[axis] = place(for: drag.start[axis] - translation[axis], axis)
        }
        // The delegates of scroll views around may have ended the drag.
        if self.drag != nil { move(to: offset) }
        pushKeyboard()
    }

    /// G119: the application moved the content under a finger, which takes it along from there.
    func dragFromHere() {
        guard let drag else { return }
        let translation = pan.translation(in: self)
        let pulled = pulledOffset
        for axis in ScrollAxis.allCases where drag.moves[axis] {
            self.drag?.start[axis] = pulled[axis] + translation[axis]
        }
    }

    /// G119: the application set the translation of the pan, which moves nothing.
    func dragGoesOn(afterTranslationFrom old: CGPoint) {
        let new = pan.translation(in: self)
        drag?.start.x += new.x - old.x
        drag?.start.y += new.y - old.y
    }

    private var pushesKeyboard: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// A finger that comes to the keyboard pushes it down.
    private func pushKeyboard() {
        guard pushesKeyboard, let window, let scene = window.windowScene else { return }
        scene.keyboard.drag(to: window.convert(pan.location(in: nil), to: nil).y)
    }

    private func endPush(velocity: CGFloat) {
        if pushesKeyboard { window?.windowScene?.keyboard.endDrag(velocity: velocity) }
    }

    /// The visible place of content that a finger pulls to a place.
    private func place(for wanted: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = geometry.range(axis)
        let edge = min(max(wanted, range.lowerBound), range.upperBound)
        let rest = transfers(axis) ? dragParent(by: wanted - edge, axis) : wanted - edge
        guard rest != 0, bounces(axis) else { return edge }
        let band = RubberBand(stiffness: constants.rubberBandStiffness, dimension: bounds.size[axis])
        return edge + band.shown(rest)
    }

    /// Moves the scroll view around this one as far as its content goes. Returns the rest of the distance.
    private func dragParent(by distance: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        if drag?.parents[axis] == nil {
            guard distance != 0, let parent = scrollParent(axis) else { return distance }
            drag?.parents[axis] = .init(scrollView: parent, start: parent.contentOffset[axis])
        }
        guard let entry = drag?.parents[axis], let parent = entry.scrollView else { return distance }
        let range = parent.geometry.range(axis)
        let place = min(max(entry.start + distance, range.lowerBound), range.upperBound)
        var offset = parent.contentOffset
        if offset[axis] != place {
            if !entry.isMoved {
                drag?.parents[axis]?.isMoved = true
                if parent.drag == nil { parent.beginDrag(toward: pan.travelInView) }
            }
            offset[axis] = place
            parent.move(to: offset)
        }
        // If the parent never moved, this view's own rubber band takes the whole pull.
        return drag?.parents[axis]?.isMoved == true ? entry.start + distance - place : distance
    }

    // MARK: End

    /// Points a second. The content moves with the finger, and its offset in the other direction.
    private var velocityOfContent: CGPoint {
        let velocity = pan.velocity(in: self)
        return CGPoint(x: -velocity.x, y: -velocity.y)
    }

    /// The finger lifted, with a velocity in points a second.
    func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        var own = velocity
        var handedOn: [(parent: UIScrollView, velocity: CGPoint)] = []
        for axis in ScrollAxis.allCases {
            if !drag.moves[axis] { own[axis] = 0 }
            guard let entry = drag.parents[axis], entry.isMoved, let parent = entry.scrollView else { continue }
            var share = CGPoint.zero
            // The scroll view that moves when the finger lifts goes on.
            if parent.contentOffset[axis] != entry.start {
                share[axis] = own[axis]
                own[axis] = 0
            }
            if let known = handedOn.firstIndex(where: { $0.parent === parent }) {
                handedOn[known].velocity[axis] = share[axis]
            } else {
                handedOn.append((parent, share))
            }
        }
        finishDrag(velocity: own)
        for (parent, velocity) in handedOn where parent.drag != nil { parent.finishDrag(velocity: velocity) }
    }

    /// G101, G106.
    private func finishDrag(velocity: CGPoint) {
        let geometry = geometry
        let constants = constants
        let rate: DecelerationRate = isPagingEnabled ? .fast : decelerationRate
        var natural = contentOffset
        for axis in ScrollAxis.allCases {
            natural[axis] =
                isPagingEnabled
                ? geometry.page(
                    from: contentOffset[axis], velocity: velocity[axis], turningAt: constants.pagingVelocity, axis)
                : AxisMotion.rest(
                    from: contentOffset[axis], velocity: velocity[axis], range: geometry.range(axis), rate: rate,
                    constants: constants)
        }
        let lifted = contentOffset
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restChooser?(natural, perMillisecond) ?? natural
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        // G106: a change of the page's target has no effect.
        if isPagingEnabled { target = natural }
        // The application ended the throw where the finger lifted, and moves the content itself.
        let isTakenOver = target == lifted && contentOffset != lifted
        target = self.geometry.clamped(CGPoint(x: target.x.orZero, y: target.y.orZero))
        liftObserver?(target)
        drag = nil
        if motion != nil {
            // It began to scroll the content to another place.
            draggingDidEnd()
            return
        }
        guard isScrollEnabled, !isTakenOver else {
            // G118: the content stays where it is, also beyond an edge.
            indicators.hideSoon(in: self)
            draggingDidEnd()
            return
        }
        func way(_ axis: ScrollAxis) -> AxisMotion {
            let isChosen = isPagingEnabled || target[axis] != natural[axis]
            return AxisMotion(
                offset: contentOffset[axis], velocity: velocity[axis], target: isChosen ? target[axis] : nil,
                range: self.geometry.range(axis), bounces: bounces(axis), rate: rate, constants: constants)
        }
        let axes = PerAxis(way(.horizontal), way(.vertical))
        decelerate(along: axes)
    }

    /// The finger lifted, and nothing goes on moving.
    private func draggingDidEnd() {
        restObserver?()
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func decelerate(along axes: PerAxis<AxisMotion>) {
        let isOver = axes.horizontal.isOver(at: 0) && axes.vertical.isOver(at: 0)
        if isOver {
            move(to: axes.end)
            indicators.hideSoon(in: self)
            draggingDidEnd()
            return
        }
        begin(.deceleration(axes))
        let begun = motion
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        // The application may have moved the content, or a finger may have stopped it.
        guard motion === begun else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
    }
}

extension CGFloat {
    fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension UIScrollView {
    /// G95, G97: whether a recognizer of the scroll view may take its touches from the content.
    func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
        for touch in recognizer.followedTouches {
            guard let view = touch.view, view !== self, touch.ledger.state == .told else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}

/// A drag under way.
@MainActor
struct ScrollDrag {
    /// Where the content would be without the drag, in points. Beyond an edge it is the pull, not its visible part.
    var start: CGPoint
    /// The axes that the drag moves.
    let moves: PerAxis<Bool>
    /// The scroll views around this one that take over at the end of its content, and their offsets at the beginning.
    var parents: PerAxis<Parent?> = PerAxis(nil, nil)

    struct Parent {
        weak var scrollView: UIScrollView?
        let start: CGFloat
        var isMoved = false
    }
}
