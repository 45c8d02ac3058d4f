// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An item of a view's list for assistive technology.
public enum DisplayAccessibilityItem: Hashable {
    case view(ViewIdentifier)
    case element(DisplayAccessibilityElement)

    @MainActor
    init(_ found: FoundElement, in view: UIView) {
        switch found {
        case .view(let view): self = .view(view.displayIdentifier)
        case .element(let element): self = .element(DisplayAccessibilityElement(element, in: view))
        }
    }
}

/// An element in a view that is not a view itself.
public struct DisplayAccessibilityElement: Hashable {
    /// The element's frame in the view's coordinates (points).
    public var frame: CGRect
    /// The element's description for assistive technology.
    public var accessibility: DisplayAccessibility

    @MainActor
    init(_ element: UIAccessibilityElement, in view: UIView) {
        var accessibility = DisplayAccessibility(
            role: .none, label: element.accessibilityLabel, value: element.accessibilityValue,
            identifier: element.accessibilityIdentifier, isEnabled: true, isSelected: false)
        accessibility.apply(element.accessibilityTraits)
        accessibility.isElement = element.isAccessibilityElement
        accessibility.hint = element.accessibilityHint
        accessibility.speak(element.spoken, orIn: element.accessibilityLanguage)
        accessibility.actions = element.accessibilityCustomActions?.map(\.name) ?? []
        accessibility.rotors = RotorSearch.rotors(of: element).map(\.name)
        self.accessibility = accessibility
        let frame = view.convert(element.accessibilityFrame, from: UIScreen.main.coordinateSpace)
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        self.frame = isFinite ? frame : .zero
    }
}
