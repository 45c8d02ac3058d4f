// SPDX-License-Identifier: Apache-2.0

/// Properties that few responders set, kept apart so that a plain responder stays small.
@MainActor
final class ResponderExtras {
    var pasteConfiguration: UIPasteConfiguration?
    var userActivity: NSUserActivity?
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    var accessibilityContainerType = UIAccessibilityContainerType.none
}

extension UIResponder {
    /// The responder's extras, made when first written.
    func makeResponderExtras() -> ResponderExtras {
        if let responderExtras { return responderExtras }
        let made = ResponderExtras()
        responderExtras = made
        return made
    }
}
