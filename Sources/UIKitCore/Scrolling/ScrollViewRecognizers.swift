// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A scroll view's pan. Its translation includes the first points (G77), and it begins only along an axis that scrolls (G100). Wheels
/// move the content up to its edges.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() {
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
    }

    override var removesHysteresis: Bool { true }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let old = self.translation(in: scrollView)
        super.setTranslation(translation, in: view)
        scrollView?.dragGoesOn(afterTranslationFrom: old)
    }

    /// The movement of the fingers since they came down, in the scroll view's coordinates.
    var travelInView: CGPoint {
        let end = convert(followedTouches.middle, to: scrollView)
        let start = convert(followedTouches.initialMiddle, to: scrollView)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Whether the content can scroll in the wheel's direction. A scroll view nearer to the pointer that can do so comes first.
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

/// A scroll view's pinch; attached while the scroll view can zoom (G99).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// It excludes no drag. So its request does not go before a drag's.
    override func goesBefore(_ other: UIGestureRecognizer) -> Bool { false }

    /// Fingers drag and zoom the content at the same time.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan && super.canBePrevented(by: preventingGestureRecognizer)
    }
}

/// Scrolls by arrow buttons. Off until the application enables it.
final class UIScrollViewDirectionalPressGestureRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() {
        super.init(target: nil, action: nil)
        let arrows: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
        allowedPressTypes = arrows.map { NSNumber(value: $0.rawValue) }
        allowedTouchTypes = []
        isEnabled = false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = scrollView?.scroll(by: presses) == true ? .ended : .failed
    }
}
