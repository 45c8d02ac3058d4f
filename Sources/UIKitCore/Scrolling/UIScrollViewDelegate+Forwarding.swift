// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// On iOS these methods are optional, and applications forward with a question mark: `delegate?.scrollViewDidScroll?(…)`.
// Every method has a default answer here, so the result is never `nil`. The declarations below let that form compile, with
// the same meaning on both platforms.
@MainActor
extension UIScrollViewDelegate {
    /// The method, for the form `delegate?.scrollViewDidScroll?(…)`.
    public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidScroll($0) }
    }

    /// The method, for the form `delegate?.scrollViewDidZoom?(…)`.
    public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidZoom($0) }
    }

    /// The method, for the form `delegate?.scrollViewWillBeginDragging?(…)`.
    public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewWillBeginDragging($0) }
    }

    /// The method, for the form `delegate?.scrollViewWillBeginDecelerating?(…)`.
    public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewWillBeginDecelerating($0) }
    }

    /// The method, for the form `delegate?.scrollViewDidEndDecelerating?(…)`.
    public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidEndDecelerating($0) }
    }

    /// The method, for the form `delegate?.scrollViewDidEndScrollingAnimation?(…)`.
    public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidEndScrollingAnimation($0) }
    }

    /// The method, for the form `delegate?.scrollViewShouldScrollToTop?(…)`.
    public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
        { [self] in scrollViewShouldScrollToTop($0) }
    }

    /// The method, for the form `delegate?.scrollViewDidScrollToTop?(…)`.
    public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidScrollToTop($0) }
    }

    /// The method, for the form `delegate?.scrollViewDidChangeAdjustedContentInset?(…)`.
    public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
        { [self] in scrollViewDidChangeAdjustedContentInset($0) }
    }

    /// The method, for the form `delegate?.scrollViewWillEndDragging?(…)`.
    public var scrollViewWillEndDragging: UIScrollViewWillEndDraggingCall? {
        UIScrollViewWillEndDraggingCall(delegate: self)
    }

    /// The method, for the form `delegate?.scrollViewDidEndDragging?(…)`.
    public var scrollViewDidEndDragging: UIScrollViewDidEndDraggingCall? {
        UIScrollViewDidEndDraggingCall(delegate: self)
    }

    /// The method, for the form `delegate?.viewForZooming?(…)`.
    public var viewForZooming: UIScrollViewViewForZoomingCall? { UIScrollViewViewForZoomingCall(delegate: self) }

    /// The method, for the form `delegate?.scrollViewWillBeginZooming?(…)`.
    public var scrollViewWillBeginZooming: UIScrollViewWillBeginZoomingCall? {
        UIScrollViewWillBeginZoomingCall(delegate: self)
    }

    /// The method, for the form `delegate?.scrollViewDidEndZooming?(…)`.
    public var scrollViewDidEndZooming: UIScrollViewDidEndZoomingCall? { UIScrollViewDidEndZoomingCall(delegate: self) }
}

/// The delegate's methods whose names begin with `scrollViewWillEndDragging`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIScrollViewWillEndDraggingCall {
    fileprivate let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

/// The delegate's methods whose names begin with `scrollViewDidEndDragging`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIScrollViewDidEndDraggingCall {
    fileprivate let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}

/// The delegate's methods whose names begin with `viewForZooming`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIScrollViewViewForZoomingCall {
    fileprivate let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        in scrollView: UIScrollView
    ) -> UIView? {
        delegate.viewForZooming(in: scrollView)
    }
}

/// The delegate's methods whose names begin with `scrollViewWillBeginZooming`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIScrollViewWillBeginZoomingCall {
    fileprivate let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ scrollView: UIScrollView, with view: UIView?
    ) {
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
}

/// The delegate's methods whose names begin with `scrollViewDidEndZooming`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIScrollViewDidEndZoomingCall {
    fileprivate let delegate: any UIScrollViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}
