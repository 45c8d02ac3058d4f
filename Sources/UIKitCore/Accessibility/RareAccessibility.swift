// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

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
    /// Label, value and hint that were set with attributes.
    var spoken = SpokenTexts()
}

extension UIView {
    /// What few views say, where it was said.
    var rareAccessibility: RareAccessibility? { extras?.rare?.accessibility }

    /// A text that is set without attributes has none any more.
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
