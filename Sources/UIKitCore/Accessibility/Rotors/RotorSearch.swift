// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The rotors that an element offers, and the way to what one finds.
@MainActor
enum RotorSearch {
    /// An element's own, and of a controller's view the controller's (AX23).
    static func rotors(of element: UIResponder) -> [UIAccessibilityCustomRotor] {
        let own = element.accessibilityCustomRotors ?? []
        guard let view = element as? UIView, let controller = view.owningController else { return own }
        return own + (controller.accessibilityCustomRotors ?? [])
    }

    /// The element that the rotor leads to from where assistive technology is in a scene, and the part of its text.
    static func item(
        of rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, in scene: UIWindowScene
    ) -> (element: UIResponder, range: UITextRange?)? {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem.targetElement = scene.accessibilityElement
        if let input = scene.accessibilityElement as? any UIResponder & UITextInput, input.isFirstResponder {
            predicate.currentItem.targetRange = input.selectedTextRange
        }
        guard let result = rotor.itemSearchBlock(predicate), let element = result.targetElement as? UIResponder,
            isIn(scene, element)
        else { return nil }
        return (element, result.targetRange)
    }

    private static func isIn(_ scene: UIWindowScene, _ element: UIResponder) -> Bool {
        let view = element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        return view?.window?.windowScene === scene
    }
}

extension UIView {
    /// The controller whose view this is.
    fileprivate var owningController: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }
}
