import CoreGraphics

/// A rectangle of a view that is laid out by, without being a view.
///
/// There are no constraints here: a guide answers where it is, in ``layoutFrame``, and its view's `layoutSubviews` is called
/// when that changes.
@MainActor
open class UILayoutGuide: NSObject {
    /// The view whose rectangle it is.
    open internal(set) weak var owningView: UIView?
    /// A name for people.
    open var identifier = ""

    /// In the owning view's coordinates (points); empty without a view.
    open var layoutFrame: CGRect { .zero }
}

/// The part of a view that the screen's furniture does not cover.
final class SafeAreaLayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return view.bounds.inset(by: view.safeAreaInsets)
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
