// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An application's settings of a view's accessibility.
struct ViewAccessibility {
    var label: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
}

/// A view's kinds and states for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits of all traits in the set.
    public var rawValue: UInt64

    /// The traits whose bits are set. Bits without a name are kept and have no effect.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It can be pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads to somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own; kept, and hosts are not told.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard; hosts are told of a button.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that is not edited.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen when the application begins; kept, and hosts are not told.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes too often to be told each time; kept, and hosts are not told.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating it starts sound or a film; kept, and hosts are not told.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made more or less.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go to it as they are; kept, and hosts are not told.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page follows when it has been read; kept, and hosts are not told.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It contains tabs; kept, and hosts are not told.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the heading of the content after it.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    func changeAccessibility(_ change: (inout ViewAccessibility) -> Void) {
        change(&makeExtras().accessibility)
        markChanged(.accessibility)
    }

    /// What a host reports to assistive technology: the class's description, overridden by the application's settings.
    public var displayAccessibility: DisplayAccessibility {
        let defaults = accessibilityDefaults
        var result = defaults
        // Read the members that applications set and override.
        result.label = accessibilityLabel
        result.value = accessibilityValue
        result.identifier = accessibilityIdentifier
        let traits = accessibilityTraits
        if traits != result.traits || extras?.accessibility.traits != nil { result.apply(traits) }
        result.isLabelPainted = defaults.role == .text && result.label == defaults.label && paintsLetters
        let isElement = isAccessibilityElement
        if isElement != defaults.isElementByClass || rareAccessibility?.isElement != nil {
            result.isElement = isElement
        }
        if let accessibilityHint { result.hint = accessibilityHint }
        result.speak(rareAccessibility?.spoken, orIn: accessibilityLanguage)
        if rareAccessibility?.groupsChildren == true, result.role == .none { result.role = .group }
        result.order = foundElements?.map { DisplayAccessibilityItem($0, in: self) }
        result.isHidden = accessibilityElementsHidden || result.isHidden
        result.isModal = accessibilityViewIsModal || result.isModal
        result.actions = accessibilityCustomActions?.map(\.name) ?? []
        result.rotors = RotorSearch.rotors(of: self).map(\.name)
        if result.isElement != true { result.hold(accessibilityContainerType, of: self) }
        return result
    }
}

extension DisplayAccessibility {
    /// Whether a view of the role is an element of its own.
    var isElementByClass: Bool {
        switch role {
        case .none, .group, .menu, .image: false
        default: true
        }
    }

    /// AX25: settings of a text come before settings of the element. A host has one language for all of an element: the label's.
    mutating func speak(_ texts: SpokenTexts?, orIn language: String?) {
        let spoken = texts?.label ?? (label == nil ? texts?.value ?? texts?.hint : nil)
        self.language = spoken?.spokenLanguage ?? language
        headingLevel = texts?.label?.headingLevel
    }

    @MainActor
    fileprivate mutating func hold(_ type: UIAccessibilityContainerType, of view: UIView) {
        container = type
        if type == .dataTable { table = DisplayDataTable(view) }
    }

    private static let rolesByTrait: [(UIAccessibilityTraits, Role)] = [
        (.header, .heading), (.button, .button), (.link, .link), (.image, .image), (.adjustable, .adjustable),
        (.staticText, .text), (.keyboardKey, .button), (.searchField, .searchField),
    ]

    var traits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = Self.rolesByTrait.first { $0.1 == role }?.0 ?? []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    mutating func apply(_ traits: UIAccessibilityTraits) {
        if let match = Self.rolesByTrait.first(where: { traits.contains($0.0) }) { role = match.1 }
        isEnabled = !traits.contains(.notEnabled)
        isSelected = traits.contains(.selected)
    }
}
