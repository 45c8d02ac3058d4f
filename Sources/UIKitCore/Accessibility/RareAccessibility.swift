// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The accessibility settings of few views, made when first written.
@MainActor
final class RareAccessibility {
    /// `nil` when the view's class decides.
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
    var keepsColors = false
    var elements: [Any]?
    /// Label, value and hint that were set with attributes.
    var spoken = SpokenTexts()
}

extension UIView {
    /// The rare settings, if there are any.
    var rareAccessibility: RareAccessibility? { extras?.rare?.accessibility }

    /// A text that is set without attributes loses its former attributes.
    func dropSpoken(_ text: WritableKeyPath<SpokenTexts, NSAttributedString?>) {
        guard let rare = rareAccessibility, rare.spoken[keyPath: text] != nil else { return }
        rare.spoken[keyPath: text] = nil
    }

    func changeRareAccessibility(_ change: (RareAccessibility) -> Void) {
        let extras = makeRareExtras()
        let rare = extras.accessibility ?? RareAccessibility()
        extras.accessibility = rare
        change(rare)
        markChanged(.accessibility)
    }
}
