// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

extension UIScrollView {
    /// The view that zooming scales; `nil` without one (G110).
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Whether fingers can zoom (G99, G110).
    var isZoomable: Bool { minimumZoomScale != maximumZoomScale && zoomedView != nil }

    private var zoomLimits: ClosedRange<CGFloat> {
        let (least, greatest) = (ScrollZoom.leastScale, ScrollZoom.greatestScale)
        let lower = min(max(minimumZoomScale, least), greatest)
        return lower...min(max(maximumZoomScale, lower), greatest)
    }

    /// Attaches the pinch while it can zoom, and removes it otherwise.
    func updatePinch() {
        let wants = minimumZoomScale != maximumZoomScale
        if wants, pinch.view == nil { addGestureRecognizer(pinch) }
        if !wants, pinch.view != nil { removeGestureRecognizer(pinch) }
    }

    // MARK: Scale

    func changeZoomScale(to scale: CGFloat, animated: Bool) {
        enforce(!scale.isNaN, "A zoom scale must be a number.")
        let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard let view = zoomedView else { return }
        zoom.take(view)
        guard scale != zoom.scale else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        change(to: scale, offset: offset(at: scale, keeping: contentPoint(at: middle), at: middle), view, animated)
    }

    func zoom(showing rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        zoom.take(view)
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let fitting = min(room.width / rect.width, room.height / rect.height)
        let scale = min(max(fitting, zoomLimits.lowerBound), zoomLimits.upperBound)
        // The zoomed view begins where the content does.
        let middle = CGPoint(x: inset.left + room.width / 2, y: inset.top + room.height / 2)
        let target = offset(at: scale, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle)
        change(to: scale, offset: target, view, animated)
    }

    private func change(to scale: CGFloat, offset: CGPoint, _ view: UIView, _ animated: Bool) {
        let resting = geometry(at: scale).clamped(offset)
        guard animated, window != nil else {
            stopMotion()
            // G115: the delegate hears `scrollViewDidZoom`, without a beginning and an end.
            return showZoom(scale, offset: resting)
        }
        animateZoom(to: scale, offset: resting, isBounce: false)
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func animateZoom(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
        let duration = max(constants.offsetAnimationDuration, constants.frameInterval)
        begin(
            .zoom(
                OffsetAnimation(start: zoom.scale, end: scale, duration: duration),
                PerAxis(from: contentOffset, to: offset, duration: duration), isBounce: isBounce))
    }

    /// Shows the zoomed view at a scale, the content as large as that makes it, and an offset.
    func showZoom(_ scale: CGFloat, offset: CGPoint) {
        guard let view = zoomedView else { return }
        let factor = scale / zoom.scale
        zoom.isChanging = true
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // Set the center. To set the frame of a transformed view would add rounding to its bounds.
        let placed = view.frame.origin
        view.center.x += origin.x * factor - placed.x
        view.center.y += origin.y * factor - placed.y
        zoom.show(view, at: scale)
        contentSize = view.frame.size
        zoom.isChanging = false
        move(to: offset)
        delegate?.scrollViewDidZoom(self)
    }

    // MARK: Geometry

    /// The point of the content at a point of the view. The view's point is measured from its top left corner; the content's
    /// point is in units of the content at scale 1.
    private func contentPoint(at point: CGPoint) -> CGPoint {
        CGPoint(x: (contentOffset.x + point.x) / zoom.scale, y: (contentOffset.y + point.y) / zoom.scale)
    }

    /// The offset at which a point of the content lies at a point of the view.
    private func offset(at scale: CGFloat, keeping content: CGPoint, at point: CGPoint) -> CGPoint {
        CGPoint(x: content.x * scale - point.x, y: content.y * scale - point.y)
    }

    private func geometry(at scale: CGFloat) -> ScrollGeometry {
        var geometry = geometry
        let factor = scale / zoom.scale
        geometry.contentSize =
            CGSize(width: contentSize.width * factor, height: contentSize.height * factor).withinReach
        return geometry
    }

    // MARK: Pinch

    /// The pinch has changed.
    func handlePinch(_ recognizer: UIGestureRecognizer) {
        switch pinch.state {
        // The middle of the fingers has jumped to the remaining finger. The pan follows that.
        case .changed where pinch.numberOfTouches == 1: break
        case .began:
            beginPinch()
            followPinch()
        case .changed: followPinch()
        case .ended, .cancelled: endPinch()
        case .possible, .failed: break
        }
    }

    /// Where the fingers are, from the view's top left corner.
    private var pinchPoint: CGPoint {
        let location = pinch.location(in: self)
        return CGPoint(x: location.x - bounds.origin.x, y: location.y - bounds.origin.y)
    }

    private func beginPinch() {
        stopMotion()
        zoom.isBouncing = false
        zoom.isPinching = true
        zoom.take(zoomedView)
        zoom.start = zoom.scale
        zoom.anchor = contentPoint(at: pinchPoint)
        indicators.show(in: self)
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    private func followPinch() {
        let scale = ScrollZoom.shown(
            zoom.start * pinch.scale, in: zoomLimits, resistance: bouncesZoom ? constants.zoomResistance : nil)
        // The content stays under the fingers: while both run, the pinch places it, not the drag.
        showZoom(scale, offset: offset(at: scale, keeping: zoom.anchor, at: pinchPoint))
    }

    private func endPinch() {
        guard zoom.isPinching else { return }
        zoom.isPinching = false
        let scale = min(max(zoom.scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        let target = geometry(at: scale).clamped(
            offset(at: scale, keeping: contentPoint(at: pinchPoint), at: pinchPoint))
        guard scale != zoom.scale || (target != contentOffset && drag == nil) else {
            indicators.hideSoon(in: self)
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
            return
        }
        // A drag that goes on would disturb the way back.
        drag = nil
        animateZoom(to: scale, offset: target, isBounce: true)
        zoom.isBouncing = true
    }

    func zoomBounceDidEnd() {
        zoom.isBouncing = false
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }
}
