// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An element on a test's screen, by its name for assistive technology. It is looked up again at each use.
///
///     try screen.button("Save").tap()
///     try screen.field("Name").type("Ann")
///     #expect(screen.text("Saved").exists)
///     try screen.element("Milk", ofType: UITableViewCell.self).button("Delete").tap()
///
/// An impossible action throws. The error's text lists the elements on the screen, names the view that gets the touch
/// instead, or explains why nothing happened.
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

    /// All matching views, back to front.
    public var views: [UIView] {
        let found = query.views(in: container.searched)
        guard let number else { return found }
        return found.indices.contains(number) ? [found[number]] : []
    }

    /// The subviews of all matching views: an element is unique if only one of them contains it.
    public var searched: [UIView] { views.flatMap(\.subviews) }

    /// The element itself as a place: ` in button "Save"`.
    public var searchedText: String { " in \(description)" }

    /// The one matching view.
    ///
    /// - Throws: ``ElementError`` if there is none or more than one.
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

    /// If several views are searched, the one that contains the view.
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

    /// Whether there is one or more. Pending work of this turn is done first.
    public var exists: Bool { count > 0 }

    /// How many are meant.
    public var count: Int {
        screen.settle()
        return views.count
    }

    /// The `accessibilityLabel`.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one.
    public var label: String? {
        get throws(ElementError) { try view.accessibilityLabel }
    }

    /// The `accessibilityValue`.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one.
    public var value: String? {
        get throws(ElementError) { try view.accessibilityValue }
    }

    /// The `accessibilityTraits`.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one.
    public var traits: UIAccessibilityTraits {
        get throws(ElementError) { try view.accessibilityTraits }
    }

    /// Whether assistive technology may use it.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one.
    public var isEnabled: Bool {
        get throws(ElementError) { try view.displayAccessibility.isEnabled }
    }

    /// Whether assistive technology says that it is selected.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one.
    public var isSelected: Bool {
        get throws(ElementError) { try view.displayAccessibility.isSelected }
    }

    /// Whether a touch would reach it now.
    public var isReachable: Bool {
        guard let view = try? view else { return false }
        return obstruction(of: view, at: view.accessibleTouchPoint) == nil
    }

    /// The point at which a finger touches it, in points of the screen; scroll views were scrolled so that it is in sight.
    public var touchPoint: CGPoint {
        get throws {
            let view = try view
            try bringIntoSight(view)
            return view.accessibleTouchPoint
        }
    }
}

extension UIView {
    /// The point at which assistive technology would touch it, on the screen.
    var accessibleTouchPoint: CGPoint { accessibilityActivationPoint }
}
