// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An element on a screen, in the form of failure messages: `button "Save" (disabled)`.
@MainActor
public struct DescribedElement {
    /// Its role, or its class if it has none.
    public let kind: String
    /// Its `accessibilityLabel`; `nil` where it has none.
    public let label: String?
    /// Its `accessibilityIdentifier`; `nil` where it has none.
    public let identifier: String?
    /// Its `accessibilityValue`; `nil` where it has none.
    public let value: String?
    /// Whether assistive technology may use it: a disabled control is not enabled.
    public let isEnabled: Bool
    /// Whether assistive technology says that it is selected.
    public let isSelected: Bool

    init(_ view: UIView) {
        let facts = view.displayAccessibility
        kind = Self.word(for: facts.role) ?? "\(type(of: view))"
        label = facts.label
        identifier = facts.identifier
        value = facts.value
        isEnabled = facts.isEnabled
        isSelected = facts.isSelected
    }

    /// The elements below views, outermost first, without the parts of buttons and switches.
    static func all(in root: UIView) -> [DescribedElement] {
        guard !root.isOutOfSight else { return [] }
        let facts = root.displayAccessibility
        let isTold = facts.role != .none || facts.label != nil || facts.identifier != nil
        let own = isTold && !(root is UIWindow) ? [DescribedElement(root)] : []
        let isWhole: Bool =
            switch facts.role {
            case .none, .group, .menu: false
            default: true
            }
        return own + (isWhole ? [] : root.subviews.flatMap(all(in:)))
    }

    /// Whether a test can find it by name.
    var isNamed: Bool { label != nil || identifier != nil }

    private static func word(for role: DisplayAccessibility.Role) -> String? {
        switch role {
        case .none: nil
        case .textField, .searchField, .textView: "field"
        case .menuItem, .menuItemCheckbox: "menu item"
        default: role.rawValue
        }
    }

    /// In a line.
    public var description: String {
        var text = kind
        if let label { text += " \"\(label)\"" }
        if let identifier, identifier != label { text += " [\(identifier)]" }
        if let value, !value.isEmpty { text += ", \"\(value)\"" }
        let states = [isEnabled ? nil : "disabled", isSelected ? "selected" : nil].compactMap { $0 }
        if !states.isEmpty { text += " (\(states.joined(separator: ", ")))" }
        return text
    }
}

/// The list of the elements on the screen, for failure messages.
enum ElementText {
    private static let most = 40

    static func onScreen(_ elements: [String], below place: String = "On the screen") -> String {
        guard !elements.isEmpty else { return "\(place) nothing has a name." }
        var lines = elements.prefix(most).map { "    \($0)" }
        if elements.count > most { lines.append("    and \(elements.count - most) more") }
        return "\(place):\n" + lines.joined(separator: "\n")
    }
}
