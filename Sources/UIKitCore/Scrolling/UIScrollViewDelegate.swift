// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Is told what a scroll view does, and has a say in some of it.
///
/// One drag and what follows is told in this order (G101):
///
///     willBeginDragging, didScroll ..., willEndDragging, didEndDragging
///     willBeginDecelerating, didScroll ..., didEndDecelerating          if the content goes on
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content's offset changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger is about to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifted. The velocity is in points a millisecond. The target is where the content will rest, and may be
    /// changed. With paging it is the page, and a change has no effect.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger lifted; `decelerate` says whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The finger lifted, and the content moves on.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content rests, by itself or under a finger that stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of offset or zoom scale that the application asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view whose size zooming changes; `nil` for no zooming (G110).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A pinch or an animated change of the zoom scale begins (G115).
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// A pinch or an animated change of the zoom scale is over (G115).
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether the content may go to its top at the user's request.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content has come to its top at the user's request.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The adjusted insets changed: those with the safe area.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// If a delegate passes on messages, these methods ask it for the object that performs them (PO5).
extension UIScrollViewDelegate {
    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwarded("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwarded("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwarded("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwarded("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise `nil`: the content does not zoom.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwarded("viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwarded("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwarded("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }

    /// Passes on the message, if the delegate does that; otherwise true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwarded("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }

    /// Passes on the message, if the delegate does that; otherwise does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}
