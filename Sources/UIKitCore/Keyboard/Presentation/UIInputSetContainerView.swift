import CoreGraphics

/// Fills the keyboard's window, and takes no touches but those of what it contains.
final class UIInputSetContainerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
