// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A place to search for elements: a whole screen, or an element and its content.
@MainActor
public protocol ElementSearching {
    /// The searched screen.
    var screen: TestScreen { get }
    /// The views with all their content, back to front; empty when the enclosing element is missing.
    var searched: [UIView] { get }
    /// The place in words, beginning with a blank: "" or " in button \"Save\"".
    var searchedText: String { get }
}

extension TestScreen: ElementSearching {
    /// The screen itself.
    public var screen: TestScreen { self }

    /// The windows of all scenes that are shown.
    public var searched: [UIView] {
        application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).filter { !$0.isHidden }
    }

    /// Empty: the screen is the default place of a search.
    public var searchedText: String { "" }

    /// An element for a view that the test already has.
    public func element(_ view: UIView, file: String = #fileID, line: Int = #line) -> ScreenElement {
        ScreenElement(ElementQuery(view: view), in: self, file, line)
    }

    /// The elements of assistive technology on the screen, in the reading order of the hierarchy.
    public var elements: [DescribedElement] { searched.flatMap(DescribedElement.all(in:)) }
}

extension ElementSearching {
    /// The element with a label or an identifier.
    ///
    /// - Parameters:
    ///   - name: An `accessibilityLabel` or an `accessibilityIdentifier`, whole.
    ///   - value: Its `accessibilityValue`, if several have the name.
    ///   - traits: Traits that it must have.
    public func element(
        _ name: String, value: String? = nil, traits: UIAccessibilityTraits = [], file: String = #fileID,
        line: Int = #line
    ) -> ScreenElement {
        ScreenElement(ElementQuery(name: name, value: value, traits: traits), in: self, file, line)
    }

    /// The element of a class with a label or an identifier; without a name, any element of the class.
    public func element<View: UIView>(
        _ name: String? = nil, ofType type: View.Type, file: String = #fileID, line: Int = #line
    ) -> ScreenElement {
        ScreenElement(
            ElementQuery(name: name, kind: "\(type)", matches: { $0 is View }), in: self, file, line)
    }

    /// The elements that satisfy a condition. Of a view and its content only the outer one counts.
    public func element(
        where condition: @escaping @MainActor (UIView) -> Bool, file: String = #fileID, line: Int = #line
    ) -> ScreenElement {
        ScreenElement(ElementQuery(kind: "element that is looked for", matches: condition), in: self, file, line)
    }

    // MARK: By role

    /// A button; also a selectable cell, an action of an alert, or a tab.
    public func button(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("button", [.button], name, file, line)
    }

    /// A text field, a search field or a text view, by its label, its placeholder or its identifier.
    public func field(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("field", [.textField, .searchField, .textView], name, file, line)
    }

    /// A label.
    public func text(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("text", [.text, .heading], name, file, line)
    }

    /// A heading: something with the trait `header`.
    public func heading(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("heading", [.heading], name, file, line)
    }

    /// An image view, or something else with the trait `image`.
    public func image(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("image", [.image], name, file, line)
    }

    /// A link: something with the trait `link`.
    public func link(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("link", [.link], name, file, line)
    }

    /// A switch, by its label or its identifier.
    public func `switch`(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("switch", [.switch], name, file, line)
    }

    /// A slider, by its label or its identifier.
    public func slider(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("slider", [.slider], name, file, line)
    }

    /// An element that can be adjusted step by step: a stepper, a wheel of a picker, a page control.
    public func adjustable(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("adjustable", [.adjustable, .slider], name, file, line)
    }

    /// An item of a menu that is shown.
    public func menuItem(_ name: String, file: String = #fileID, line: Int = #line) -> ScreenElement {
        role("menu item", [.menuItem, .menuItemCheckbox], name, file, line)
    }

    private func role(
        _ kind: String, _ roles: Set<DisplayAccessibility.Role>, _ name: String, _ file: String, _ line: Int
    ) -> ScreenElement {
        let query = ElementQuery(name: name, kind: kind) { roles.contains($0.displayAccessibility.role) }
        return ScreenElement(query, in: self, file, line)
    }
}
