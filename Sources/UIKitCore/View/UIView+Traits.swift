// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The sources of a view's traits. The view's own overrides come before those of its controller, and those before the traits
// of its superview (for a window, its scene).
extension UIView {
    /// A view's own settings of traits.
    struct TraitSettings {
        var overrides = UITraitOverrides()
        var style = UIUserInterfaceStyle.unspecified
        var smallestText: UIContentSizeCategory?
        var largestText: UIContentSizeCategory?

        var isEmpty: Bool { style == .unspecified && overrides.isEmpty && smallestText == nil && largestText == nil }

        func applied(to traits: UITraitCollection) -> UITraitCollection {
            guard !isEmpty else { return traits }
            var overrides = overrides
            if style != .unspecified { overrides.userInterfaceStyle = style }
            return limited(overrides.applied(to: traits))
        }

        /// AX35: the smallest size counts before the largest one.
        private func limited(_ traits: UITraitCollection) -> UITraitCollection {
            let wanted = traits.preferredContentSizeCategory
            guard wanted != .unspecified else { return traits }
            var size = wanted
            if let largestText, size > largestText { size = largestText }
            if let smallestText, size < smallestText { size = smallestText }
            return size == wanted ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
        }
    }

    /// The traits that the view would have without its own overrides.
    var inheritedTraits: UITraitCollection {
        let outer = superview?.traitCollection ?? UITraitCollection.current
        return viewController?.traitSettings.applied(to: outer) ?? outer
    }

    func applyTraitSettings(to traits: UITraitCollection) -> UITraitCollection {
        let outer = viewController?.traitSettings.applied(to: traits) ?? traits
        return extras?.traitSettings.applied(to: outer) ?? outer
    }

    func changeTraitSettings(_ change: (inout TraitSettings) -> Void) {
        traitsWillChange { change(&makeExtras().traitSettings) }
    }

    /// Changes a source of traits. Views and controllers hear of it before the next layout.
    func traitsWillChange(_ change: () -> Void) {
        let old = traitCollection
        change()
        guard traitCollection != old else { return }
        markTraitsChanged()
        if let application = UIApplication.current {
            application.appearances.addTraitUpdate(self, from: old)
        } else {
            tellTraits(from: old, to: traitCollection)
        }
    }

    /// Colors that follow the traits look different now.
    private func markTraitsChanged() {
        markChanged([.appearance, .content])
        for subview in subviewStorage { subview.markTraitsChanged() }
    }

    /// Reports changed traits to the view, its controller, and everything below.
    func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        markNeedsDisplay()
        traitCollectionDidChange(old)
        if let extras, !extras.traitRegistrations.isEmpty { tellRegistrations(from: old, to: new) }
        if let viewController {
            viewController.traitCollectionDidChange(old)
            viewController.tellRegistrations(from: old, to: new)
        }
        markChanged([.appearance, .content])
        if old.layoutDirection != new.layoutDirection { markNeedsLayout() }
        for subview in subviewStorage {
            subview.tellTraits(from: subview.applyTraitSettings(to: old), to: subview.applyTraitSettings(to: new))
        }
    }
}

extension UIView: TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { extras?.traitRegistrations ?? [] }
        set { makeExtras().traitRegistrations = newValue }
    }
}

extension UIViewController: TraitRegistering {
    func changeTraitSettings(_ change: (inout UIView.TraitSettings) -> Void) {
        guard let view = viewIfLoaded else { return change(&traitSettings) }
        view.traitsWillChange { change(&traitSettings) }
    }
}

extension UIWindowScene: TraitRegistering {}
extension UIPresentationController: TraitRegistering {}

extension UIView {
    /// The application of the view's window; the program's own while the view is in no window.
    package var windowApplication: UIApplication { windowStorage?.application ?? .shared }
}
