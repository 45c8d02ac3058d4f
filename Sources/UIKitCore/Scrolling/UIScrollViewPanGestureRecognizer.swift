import CoreGraphics

/// A scroll view's pan: without the points that make it a pan (G77), only along an axis that scrolls (G100), and with wheels,
/// which move the content as far as it goes and no further.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() {
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
    }

    override var removesHysteresis: Bool { true }

    /// What the fingers have moved since they came down, in the scroll view's coordinates.
    var travelInView: CGPoint {
        let end = convert(followedTouches.middle, to: scrollView)
        let start = convert(followedTouches.initialMiddle, to: scrollView)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Only when the content can go where the wheel turns, and no scroll view nearer to the pointer can: the inner one comes
    /// first.
    override func wantsScroll(_ event: LocatedEvent) -> Bool {
        guard follows(event) else { return false }
        var current = event.view
        while let view = current, view !== scrollView {
            if let inner = view as? UIScrollView, inner.pan.follows(event) { return false }
            current = view.superview
        }
        return true
    }

    private func follows(_ event: LocatedEvent) -> Bool {
        isEnabled && super.wantsScroll(event) && scrollView?.canScroll(by: event.scrollDelta) == true
    }

    override func scroll(_ event: LocatedEvent) { scrollView?.scroll(by: event.scrollDelta) }
}
