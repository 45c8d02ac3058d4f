import CoreGraphics

/// Scrolls by arrow buttons; not enabled unless the application enables it.
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
