// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A view that takes keys, and vends what a test gives it.
package class KeyView: UIView, UIKeyInput {
    package var text = ""
    package var mayBecome = true
    package var mayResign = true
    package var vendedInput: UIView?
    package var vendedAccessory: UIView?
    package var vendedController: UIInputViewController?
    package var vendedAccessoryController: UIInputViewController?
    package var mode: UITextInputMode?
    package var context: String?

    package var keyboardType = UIKeyboardType.default
    package var keyboardAppearance = UIKeyboardAppearance.default
    package var returnKeyType = UIReturnKeyType.default
    package var autocapitalizationType = UITextAutocapitalizationType.none
    package var enablesReturnKeyAutomatically = false

    package var hasText: Bool { !text.isEmpty }
    package func insertText(_ text: String) { self.text += text }
    package func deleteBackward() { if hasText { text.removeLast() } }

    package override var canBecomeFirstResponder: Bool { mayBecome }
    package override var canResignFirstResponder: Bool { mayResign }
    package override var inputView: UIView? { vendedInput }
    package override var inputAccessoryView: UIView? { vendedAccessory }
    package override var inputViewController: UIInputViewController? { vendedController }
    package override var inputAccessoryViewController: UIInputViewController? { vendedAccessoryController }
    package override var textInputMode: UITextInputMode? { mode ?? super.textInputMode }
    package override var textInputContextIdentifier: String? { context }
}
