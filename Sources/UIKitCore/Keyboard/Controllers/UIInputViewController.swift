// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Manages an input view or accessory. It types into the first responder by its ``textDocumentProxy``.
///
/// While it is shown, the responder that vended it follows it in the chain (D48), and it hears of changes of the text as the
/// keyboard does.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// D48: the responder that vended the controller, while it is shown.
    weak var vendor: UIResponder?
    private lazy var proxy = TextDocumentProxy(self)

    /// Makes an empty ``UIInputView`` with the keyboard's background.
    open override func loadView() {
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text around the caret of the first responder, to read and to type into.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language that the controller's keys type, as `en-US`; `nil` at first.
    open var primaryLanguage: String?

    /// Whether the input view may use more than the application's own data; always true here.
    open var hasFullAccess: Bool { true }

    /// Whether the view should have a key for the next input mode: when there is more than one mode.
    open var needsInputModeSwitchKey: Bool { UITextInputMode.activeInputModes.count > 1 }

    /// Makes the first responder resign, which hides the keyboard.
    open func dismissKeyboard() { typist?.resignFirstResponder() }

    /// Goes on to the user's next input mode.
    open func advanceToNextInputMode() { UIApplication.shared.inputModes.advance() }

    /// The responder that receives the typed text.
    var typist: UIResponder? { viewIfLoaded?.window?.windowScene?.keyWindow?.firstResponder ?? vendor }

    open override var next: UIResponder? { vendor ?? super.next }

    // MARK: The text

    /// The selection is about to change. Does nothing in this class.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed. Does nothing in this class.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change. Does nothing in this class.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed. Does nothing in this class.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
