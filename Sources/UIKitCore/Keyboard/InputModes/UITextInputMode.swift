// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A way to type: here a language, with its arrangement of letters on the software keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
    /// Posted with the new mode as object when the user, or the text input's own mode, changed the mode.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    private nonisolated static let codingKey = "UITextInputModePrimaryLanguage"

    private nonisolated let language: String

    /// The language as a BCP 47 tag: `en-US`.
    open nonisolated var primaryLanguage: String? { language }

    /// The modes that the user goes through, in that order: those of `UIApplication.softwareKeyboardLanguages`.
    open class var activeInputModes: [UITextInputMode] { UIApplication.shared.inputModes.active }

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The mode whose language was encoded; `nil` without one.
    public nonisolated required init?(coder: NSCoder) {
        guard let language = coder.decodeObject(of: NSString.self, forKey: Self.codingKey) else { return nil }
        self.language = language.description
        super.init()
    }

    /// True.
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// Encodes the language.
    public nonisolated func encode(with coder: NSCoder) {
        coder.encode(NSString(string: language), forKey: Self.codingKey)
    }

    /// Modes of one language are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputMode)?.language == language
    }

    open nonisolated override var hash: Int { language.hashValue }
}
