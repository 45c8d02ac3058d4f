import CoreGraphics

/// What few views say to assistive technology, made when first written.
@MainActor
final class RareAccessibility {
    /// `nil` where the view's class decides.
    var isElement: Bool?
    var hint: String?
    var language: String?
    /// In points of the screen.
    var frame: CGRect?
    /// In points of the screen.
    var activationPoint: CGPoint?
    /// In points of the screen.
    var path: UIBezierPath?
    var isHidden = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
}

extension UIView {
    /// What few views say, where it was said.
    var rareAccessibility: RareAccessibility? { extras?.rare?.accessibility }

    func changeRareAccessibility(_ change: (RareAccessibility) -> Void) {
        let extras = makeRareExtras()
        let rare = extras.accessibility ?? RareAccessibility()
        extras.accessibility = rare
        change(rare)
        markChanged(.accessibility)
    }
}
