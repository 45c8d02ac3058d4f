// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Something on a test's screen, by what assistive technology calls it. It is looked up anew each time it is used.
///
///     try screen.button("Save").tap()
///     try screen.field("Name").type("Ann")
///     #expect(screen.text("Saved").exists)
///     try screen.element("Milk", ofType: UITableViewCell.self).button("Delete").tap()
///
/// What cannot be done throws, and the error's text has what there is on the screen, who gets the touch instead, or why
/// nothing came of it.
@MainActor
public struct ScreenElement: ElementSearching {
    /// The screen on which the element is looked up.
    public let screen: TestScreen
    let query: ElementQuery
    private let container: any ElementSearching
    private let number: Int?
    let place: ElementPlace

    init(
        _ query: ElementQuery, in container: any ElementSearching, number: Int? = nil, _ file: String, _ line: Int
    ) {
        self.query = query
        self.container = container
        self.number = number
        screen = container.screen
        place = ElementPlace(file: file, line: line)
    }

    // MARK: Finding

    /// The element in words.
    public var description: String {
        query.description + (number.map { " at \($0)" } ?? "") + container.searchedText
    }

    /// All that is meant, back to front.
    public var views: [UIView] {
        let found = query.views(in: container.searched)
        guard let number else { return found }
        return found.indices.contains(number) ? [found[number]] : []
    }

    /// The subviews of all views that are meant: an element in one of several is the one that is in one of them, and in no other.
    public var searched: [UIView] { views.flatMap(\.subviews) }

    /// The element itself as a place: ` in button "Save"`.
    public var searchedText: String { " in \(description)" }

    /// The one view that is meant.
    ///
    /// - Throws: ``ElementError`` when there is none or more than one.
    public var view: UIView {
        get throws(ElementError) {
            screen.settle()
            let found = views
            guard let first = found.first else {
                let elements = screen.elements.filter(\.isNamed).map(\.description)
                throw .missing(element: description, elements: elements, place)
            }
            guard found.count == 1 else {
                let elements = found.map { DescribedElement($0).description + surroundings(of: $0) }
                throw .ambiguous(element: description, elements: elements, place)
            }
            return first
        }
    }

    /// Where several are looked in, which of them the view is in.
    private func surroundings(of view: UIView) -> String {
        guard let outer = container as? ScreenElement else { return "" }
        let places = outer.views
        guard places.count > 1, let place = places.first(where: view.isDescendant(of:)) else { return "" }
        return " in " + DescribedElement(place).description + outer.surroundings(of: place)
    }

    /// The view as one of a class.
    public func view<View: UIView>(as type: View.Type) throws(ElementError) -> View {
        let view = try view
        guard let view = view as? View else {
            let reason = "it is no \(type) but a \(Swift.type(of: view))."
            throw .unsuitable(element: description, reason: reason, place)
        }
        return view
    }

    /// One of several, counted from 0.
    public func at(_ number: Int) -> ScreenElement {
        ScreenElement(query, in: container, number: number, place.file, place.line)
    }

    // MARK: Facts

    /// Whether there is one or more. What is to be done in this turn is done first.
    public var exists: Bool { count > 0 }

    /// How many are meant.
    public var count: Int {
        screen.settle()
        return views.count
    }

    /// The `accessibilityLabel`.
    ///
    /// - Throws: ``ElementError`` when there is no such element or more than one.
    public var label: String? {
        get throws(ElementError) { try view.accessibilityLabel }
    }

    /// The `accessibilityValue`.
    ///
    /// - Throws: ``ElementError`` when there is no such element or more than one.
    public var value: String? {
        get throws(ElementError) { try view.accessibilityValue }
    }

    /// The `accessibilityTraits`.
    ///
    /// - Throws: ``ElementError`` when there is no such element or more than one.
    public var traits: UIAccessibilityTraits {
        get throws(ElementError) { try view.accessibilityTraits }
    }

    /// Whether assistive technology may use it.
    ///
    /// - Throws: ``ElementError`` when there is no such element or more than one.
    public var isEnabled: Bool {
        get throws(ElementError) { try view.displayAccessibility.isEnabled }
    }

    /// Whether assistive technology says that it is selected.
    ///
    /// - Throws: ``ElementError`` when there is no such element or more than one.
    public var isSelected: Bool {
        get throws(ElementError) { try view.displayAccessibility.isSelected }
    }

    /// Whether a touch would get to it as things are.
    public var isReachable: Bool {
        guard let view = try? view else { return false }
        return obstruction(of: view, at: view.accessibleTouchPoint) == nil
    }

    /// Where a finger touches it, in points of the screen; what scrolls was scrolled so that it is in sight.
    public var touchPoint: CGPoint {
        get throws {
            let view = try view
            try bringIntoSight(view)
            return view.accessibleTouchPoint
        }
    }
}

extension UIView {
    /// Where assistive technology would touch it, on the screen.
    var accessibleTouchPoint: CGPoint { accessibilityActivationPoint }
}
