import CoreGraphics

// Controls of one size, whatever frame they are given: a switch, a stepper. The classes are open, so that a base class of
// theirs would be one of the API's.
extension UIControl {
    /// Sets the origin of a frame by `set`, with the control's own size; of a transformed control, which has no frame to
    /// speak of, it sets the center.
    func setFrame(_ frame: CGRect, keeping size: CGSize, by set: (CGRect) -> Void) {
        if transform == .identity {
            set(CGRect(origin: frame.origin, size: size))
        } else {
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
