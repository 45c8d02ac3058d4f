// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A view's colors, border, corners and shadow as the page gets them.
struct WireAppearance: Hashable {
    var flags: UInt8 = 0
    var opacity: CGFloat = 1
    /// Colors are red, green, blue and opacity, a byte each, red first in the message.
    var background: UInt32 = 0
    /// In points, as all lengths here.
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var border: UInt32 = 0
    /// Its opacity is the shadow's; 0 is no shadow.
    var shadow: UInt32 = 0
    var shadowOffset = CGSize.zero
    var shadowRadius: CGFloat = 0
    /// Drawing order among siblings.
    var zPosition: CGFloat = 0
    /// The blur of the content behind the view; sent only if it is more than zero.
    var backdropBlur: CGFloat = 0
}

/// An application's requests about the tabs beside a page.
enum ScreenWish: UInt8 {
    case another, forward
}

/// How many of a transform's numbers follow.
enum WireTransform: UInt8 {
    case identity, affine, projective
}

extension WireRole {
    init(_ role: DisplayAccessibility.Role) {
        self =
            switch role {
            case .none: .none
            case .button: .button
            case .switch: .switch
            case .slider: .slider
            case .image: .image
            case .text: .text
            case .heading: .heading
            case .link: .link
            case .group: .group
            case .adjustable: .adjustable
            case .textField: .textField
            case .searchField: .searchField
            case .textView: .textView
            case .menu: .menu
            case .menuItem: .menuItem
            case .menuItemCheckbox: .menuItemCheckbox
            case .progress: .progress
            }
    }
}
