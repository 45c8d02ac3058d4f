// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIScrollView {
    /// Starts a motion, and ends the one under way.
    func begin(_ kind: ScrollMotion.Kind) {
        stopMotion()
        let motion = ScrollMotion(kind, of: self)
        self.motion = motion
        indicators.show(in: self)
        motion.begin()
    }

    /// Stops a motion without a finger at its present place. The delegate hears that a deceleration has ended.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        motion.stop()
        indicators.hideSoon(in: self)
        switch motion.kind {
        case .deceleration: decelerationDidEnd()
        case .offset: break
        case .zoom(_, _, let isBounce): if isBounce { zoomBounceDidEnd() }
        }
    }

    /// A motion has come to its end.
    func motionDidEnd(_ motion: ScrollMotion) {
        self.motion = nil
        indicators.hideSoon(in: self)
        switch motion.kind {
        case .deceleration: decelerationDidEnd()
        case .offset(_, isToTop: true): delegate?.scrollViewDidScrollToTop(self)
        case .offset: animationDidEnd()
        case .zoom(_, _, isBounce: true):
            // The content's size comes from the scale, with rounding.
            settleOffset()
            zoomBounceDidEnd()
        case .zoom:
            settleOffset()
            delegate?.scrollViewDidEndScrollingAnimation(self)
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    private func decelerationDidEnd() {
        restObserver?()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func animationDidEnd() {
        restObserver?()
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// Keeps the visible part in place after the content grew before it, by a distance in points: the offset changes, and a
    /// finger or a motion goes on from the new offset. Call it after setting `contentSize`.
    package func keepSeen(growthBefore distance: CGVector) {
        guard distance != .zero else { return }
        drag?.start.x += distance.dx
        drag?.start.y += distance.dy
        motion?.shift(by: distance)
        move(to: CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    }

    /// G105.
    func animateOffset(to target: CGPoint, isToTop: Bool = false) {
        guard target != contentOffset else { return stopMotion() }
        let way = PerAxis<OffsetAnimation>(
            from: contentOffset, to: target, duration: max(constants.offsetAnimationDuration, constants.frameInterval))
        begin(.offset(way, isToTop: isToTop))
    }

    /// Scrolls to the content's beginning at the user's request. False when the view does not take part.
    func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, window != nil,
            delegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        let top = CGPoint(x: contentOffset.x, y: geometry.range(.vertical).lowerBound)
        guard top != contentOffset else { return true }
        animateOffset(to: top, isToTop: true)
        return true
    }
}

extension UIWindowScene {
    /// Acts as a tap at the top of a device's screen: scrolls the only scroll view of the key window with `scrollsToTop` to
    /// its top. With none or several, nothing happens. True when one took part.
    ///
    /// Not part of UIKit, where the status bar does this by itself: a host without a status bar offers it in its own way.
    @discardableResult
    public func scrollToTop() -> Bool {
        var found: [UIScrollView] = []
        func search(_ view: UIView) {
            guard !view.node.pointee.refusesTouches else { return }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
                found.append(scrollView)
            }
            for subview in view.subviewStorage { search(subview) }
        }
        if let keyWindow { search(keyWindow) }
        return found.count == 1 ? found[0].scrollToTop() : false
    }
}
