// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The properties that most views never set, kept apart so that a plain view stays small.
@MainActor
final class ViewExtras {
    var look = LayerLook()
    /// The view's layer, if it shows something of its own or has layers in it.
    var layer: CALayer?
    /// What `draw(_:)` drew last.
    var drawing: DisplayDrawing?
    var tag = 0
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    var contentMode: UIView.ContentMode = .scaleToFill
    var autoresizingMask: UIView.AutoresizingMask = []
    /// `nil` until a recognizer was attached once (G17).
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var layoutGuides: [UILayoutGuide] = []
    var focus = ViewFocus()
    var accessibility = ViewAccessibility()
    /// The running animations, in the order in which they began.
    var animations: [ViewAnimation] = []
    /// D48: the responder that vended the view, while it is shown with the keyboard.
    weak var vendor: UIResponder?
    var safeAreaLayoutGuide: UILayoutGuide?
    var keyboardLayoutGuide: UIKeyboardLayoutGuide?
    var traitSettings = UIView.TraitSettings()
    var traitRegistrations: [TraitRegistration] = []
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var margins = LayoutMargins()
    var layoutMarginsGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    /// The properties that almost no view sets.
    var rare: RareViewExtras?
    /// The safe area that the view heard of last.
    var safeAreaInsets: UIEdgeInsets = .zero
}

/// The properties that almost no view sets, kept apart so that a view with only a color stays small.
@MainActor
final class RareViewExtras {
    var fitting = ViewFitting()
    /// Pixels per point, if the application set it.
    var contentScaleFactor: CGFloat?
    /// Whether the superview's size moves the view.
    var followsAutoresizingMask = true
    /// The view's part in a layout by constraints.
    var constraintState: AnyObject?
    var associations: [UnsafeRawPointer: Any] = [:]
    /// The accessibility settings of few views.
    var accessibility: RareAccessibility?
    var mask: UIView?
    var clearsContextBeforeDrawing = true
    var restorationIdentifier: String?
    /// The effects that move the view as the device is tilted.
    var motionEffects: MotionEffectTable?
    /// The safe area that a container sets, for any place of the view.
    var containerSafeAreaInsets: UIEdgeInsets?
    /// J18: the view takes no touches until its transition is over.
    var isInTransition = false
    /// The view that this one masks.
    weak var masked: UIView?
}

extension UIView {
    /// The view's rare properties, made when first written.
    func makeRareExtras() -> RareViewExtras {
        let extras = makeExtras()
        if let rare = extras.rare { return rare }
        let made = RareViewExtras()
        extras.rare = made
        return made
    }

    /// The view's extras, made when first written.
    func makeExtras() -> ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}
