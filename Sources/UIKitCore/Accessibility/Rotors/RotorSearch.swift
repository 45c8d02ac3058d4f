// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The rotors of an element, and their searches.
@MainActor
enum RotorSearch {
    /// An element's own rotors. For a controller's view also the controller's (AX23).
    static func rotors(of element: UIResponder) -> [UIAccessibilityCustomRotor] {
        let own = element.accessibilityCustomRotors ?? []
        guard let view = element as? UIView, let controller = view.owningController else { return own }
        return own + (controller.accessibilityCustomRotors ?? [])
    }

    /// The element, and the part of its text, to which the rotor leads from the place of assistive technology in a scene.
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
