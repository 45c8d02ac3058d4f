// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Hears from the first responder about changes that did not come from the keys. The keyboard's state follows them, and shown
/// input view controllers hear of them.
@MainActor
final class KeyboardTextObserver: NSObject, UITextInputDelegate {
    /// An application's own text inputs may hold the observer for longer.
    private weak var keyboard: SceneKeyboard?
    private weak var followed: UIResponder?

    init(_ keyboard: SceneKeyboard) {
        self.keyboard = keyboard
        super.init()
    }

    /// Hears of another first responder's text from now on.
    func follow(_ responder: UIResponder?) {
        guard responder !== followed else { return }
        if let old = followed as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        followed = responder
        if let new = responder as? any UITextInput { new.inputDelegate = self }
    }

    private var controllers: [UIInputViewController] {
        [keyboard?.shown.main.vended?.controller, keyboard?.shown.accessory?.controller].compactMap { $0 }
    }

    /// The keys and the look of the selection follow the change.
    private func changed(_ textInput: (any UITextInput)?) {
        keyboard?.views.keyboard?.textChanged()
        Self.showSelection(of: textInput)
    }

    /// An interaction shows another selection for a text input.
    static func showSelection(of input: (any UIKeyInput)?) {
        guard let view = input as? UIView, view is any UITextInput else { return }
        for case let interaction as UITextInteraction in view.interactions where interaction.textInput === view {
            interaction.setNeedsSelectionUpdate()
        }
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.selectionWillChange(textInput) }
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        changed(textInput)
        for controller in controllers { controller.selectionDidChange(textInput) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.textWillChange(textInput) }
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        changed(textInput)
        for controller in controllers { controller.textDidChange(textInput) }
    }
}
