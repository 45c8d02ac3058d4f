// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The software keyboard. Its keys type into a responder that takes keys. It is never first responder, and its touches do not
/// change the first responder (D19).
final class UIKeyboard: UIView {
    private let keys = UIKeyboardLayoutStar(frame: .zero)
    private weak var responder: (any UIKeyInput & UIResponder)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "keyboard"
        keys.keyboard = self
        addSubview(keys)
    }

    required init?(coder: NSCoder) { nil }

    /// The key views that are shown, in rows from the top.
    var keyViews: [UIKBKeyView] { keys.keyViews }
    var plane: KeyboardPlane { keys.shownPlane }
    var shift: ShiftState { keys.shift }
    private(set) var appearance = UIKeyboardAppearance.default

    // MARK: What it types into

    /// Types into another responder from now on, beginning with the first keys of its layout.
    func setInput(_ new: (any UIKeyInput & UIResponder)?) {
        guard new !== responder else { return }
        responder = new
        guard let new else { return }
        keys.show(layout(for: new))
        reloadTraits()
        textChanged()
    }

    /// Takes over the responder's traits as they are now.
    func reloadTraits() {
        guard let responder else { return }
        let layout = layout(for: responder)
        if layout != keys.layout {
            keys.show(layout)
            textChanged()
        }
        appearance = responder.keyboardAppearance
        keys.appearance = appearance
        updateReturnKey()
    }

    private func layout(for responder: any UIKeyInput & UIResponder) -> KeyboardLayout {
        let modes = UIApplication.shared.inputModes
        // ASCII has English letters only.
        let isASCII = responder.keyboardType == .asciiCapable
        let language = isASCII ? nil : modes.mode(for: responder).primaryLanguage
        return KeyboardLayout(
            type: responder.keyboardType, language: language ?? "en-US", hasModeKey: !isASCII && modes.active.count > 1)
    }

    /// The text around the caret changed, by these keys or otherwise.
    func textChanged() {
        guard let responder else { return }
        updateReturnKey()
        keys.suggest(capital: wantsCapital(in: responder))
    }

    private func updateReturnKey() {
        guard let responder else { return }
        let isEnabled = !responder.enablesReturnKeyAutomatically || responder.hasText
        keys.returnKey = ReturnKey(type: responder.returnKeyType, isEnabled: isEnabled)
    }

    private func wantsCapital(in responder: any UIKeyInput & UIResponder) -> Bool {
        switch responder.keyboardType {
        case .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad: return false
        default: break
        }
        guard !responder.isSecureTextEntry else { return false }
        let context = (responder as? any UITextInput).flatMap { KeyboardTyping.paragraphBeforeCaret(in: $0) }
        return Autocapitalization.wantsCapital(
            responder.autocapitalizationType, after: context, hasText: responder.hasText)
    }

    // MARK: Keys

    /// Whether the responder may be typed into: it is still first responder, and the window takes input.
    private var typist: (any UIKeyInput & UIResponder)? { responder?.isFirstResponder == true ? responder : nil }

    func type(_ text: String) {
        guard let typist else { return }
        KeyboardTyping.insert(text, into: typist)
        if responder === typist { textChanged() }
    }

    func deleteBackward() {
        guard let typist, typist.hasText || typist is any UITextInput else { return }
        KeyboardTyping.deleteBackward(in: typist)
        if responder === typist { textChanged() }
    }

    func advanceToNextMode() { UIApplication.shared.inputModes.advance() }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = KeyboardMetrics(screen: window?.bounds.size ?? bounds.size)
        let isPad = keys.layout.firstPlane == .pad
        let widest = isPad ? metrics.maximumPadWidth : metrics.maximumWidth
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        // A small gap at the edges of the screen.
        let width = max(0, min(room - 6, widest))
        keys.frame = CGRect(x: insets.left + (room - width) / 2, y: 0, width: width, height: bounds.height)
    }
}
