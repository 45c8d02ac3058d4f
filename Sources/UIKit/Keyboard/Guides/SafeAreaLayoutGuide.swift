import CoreGraphics

/// The part of a view that the screen's furniture does not cover.
final class SafeAreaLayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect {
        get { owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
        // The view's insets alone say where it is.
        set {}
    }
}

extension UIView {
    /// What of the view the screen's furniture does not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = makeExtras().safeAreaLayoutGuide { return guide }
        let guide = SafeAreaLayoutGuide()
        guide.owningView = self
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        makeExtras().safeAreaLayoutGuide = guide
        return guide
    }

    /// What of the view the keyboard covers. Views that asked for it are laid out when the keyboard moves, and move along.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = makeExtras().keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        guide.identifier = "UIKeyboardLayoutGuide"
        makeExtras().keyboardLayoutGuide = guide
        guide.register()
        return guide
    }
}
