import UIKitCore

/// A view's colors, border, corners and shadow as the page is told of them.
struct WireAppearance: Hashable {
    static let isHidden: UInt8 = 1
    static let clips: UInt8 = 2
    /// Of the flags, from this bit on: the corners that stay square, in the order of `CACornerMask`.
    static let squareCorner: UInt8 = 4
    /// How far what is behind is blurred follows at the end.
    static let blurs: UInt8 = 64

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
    /// Of what is behind; told where it is more than nothing.
    var backdropBlur: CGFloat = 0
}

/// What an application wants of the screens around a page.
enum ScreenWish: UInt8 {
    case another, forward
}

/// What a view shows, as the page is told of it.
enum WireContent: UInt8 {
    case none = 0
    case text = 1
    case image = 2
    case styledText = 3
    case shape = 4
    case gradient = 5
    case drawing = 6
}

/// How many of a transform's numbers follow.
enum WireTransform: UInt8 {
    case identity, affine, projective
}

/// What a view is to assistive technology, as the page is told of it.
enum WireRole: UInt8, CaseIterable {
    case none, button, `switch`, slider, image, text, heading, link, group, adjustable
    case textField, searchField, textView
    case menu, menuItem, menuItemCheckbox
    case progress

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
