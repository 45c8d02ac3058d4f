// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group of menu elements: a menu of its own, or a section of the menu around it.
///
/// A menu's elements never change; ``replacingChildren(_:)`` makes another menu of the same identifier.
open class UIMenu: UIMenuElement {
    /// The menu's name, by which it is found and replaced.
    open private(set) var identifier: Identifier

    /// The menu's look, and the effect of a choice in it.
    open private(set) var options: Options

    /// The preferred size of the elements.
    open var preferredElementSize: ElementSize

    /// Preferences for the look of the menu; nil leaves it to the place.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The elements, from the top.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu; without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(Self.dynamicIdentifiers.next())
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var dynamicIdentifiers = DynamicIdentifiers(prefix: "responder.menu.dynamic")

    /// The actions and commands that are on, those of submenus included, from the top.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.selectedElements
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            default: []
            }
        }
    }

    /// A menu like this one, with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    /// A copy that shares its elements with this menu.
    open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}

extension UIMenu {
    /// A menu's look, and the effect of a choice in it.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The bits of all options in the set.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are a section of the menu above.
        public static let displayInline = Options(rawValue: 1 << 0)

        /// Choosing in the menu destroys something.
        public static let destructive = Options(rawValue: 1 << 1)

        /// One element is on at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)

        /// The elements stand side by side, as pictures.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large a menu's elements are shown.
    public enum ElementSize: Int, Sendable, Hashable {
        case small = 0
        case medium = 1
        case large = 2
        /// As large as suits the place.
        case automatic = -1
    }
}

/// Preferences for the look of a menu.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @MainActor NSCopying {
    /// The most lines that an element's title may take; with 0, the value at first, the menu shows one line.
    open var maximumNumberOfTitleLines = 0

    public override init() { super.init() }

    /// A copy, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
