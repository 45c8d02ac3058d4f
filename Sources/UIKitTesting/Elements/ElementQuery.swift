// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Whether a view matches.
@MainActor
struct ElementQuery {
    /// A label or an identifier, whole; `nil` for any.
    var name: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    /// The kind of element, in a word.
    var kind = "element"
    var matches: @MainActor (UIView) -> Bool = { _ in true }
    /// The one view that matches.
    var view: UIView?

    /// The matching views, back to front. If a view and one inside it match, the outer one counts.
    func views(in roots: [UIView]) -> [UIView] {
        if let view { return view.window == nil ? [] : [view] }
        var found: [UIView] = []
        var waiting: [UIView] = roots.reversed()
        while let candidate = waiting.popLast() {
            guard !candidate.isOutOfSight else { continue }
            if isMeant(candidate) { found.append(candidate) } else { waiting += candidate.subviews.reversed() }
        }
        return found
    }

    private func isMeant(_ view: UIView) -> Bool {
        guard matches(view) else { return false }
        if let name, view.accessibilityLabel != name, view.accessibilityIdentifier != name { return false }
        if let value, view.accessibilityValue != value { return false }
        return view.accessibilityTraits.isSuperset(of: traits)
    }

    /// The query in words.
    var description: String {
        if let view { return DescribedElement(view).description }
        var parts = [kind]
        if let name { parts.append("called \"\(name)\"") }
        if let value { parts.append("with the value \"\(value)\"") }
        if !traits.isEmpty { parts.append("with the traits asked for") }
        return parts.joined(separator: " ")
    }
}

extension UIView {
    /// Whether neither the view nor its content is visible, whatever its place.
    var isOutOfSight: Bool { isHidden || alpha < 0.01 }
}

extension TestScreen {
    /// Every view of the windows that are shown, back to front, superviews first.
    var allViews: [UIView] {
        var found: [UIView] = []
        var waiting: [UIView] = searched.reversed()
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }
}
