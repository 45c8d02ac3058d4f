/// A scroll view's pinch; attached while the scroll view can zoom (G99).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// It excludes no drag, and so goes before none.
    override func goesBefore(_ other: UIGestureRecognizer) -> Bool { false }

    /// Content is dragged and zoomed at once.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan && super.canBePrevented(by: preventingGestureRecognizer)
    }
}
