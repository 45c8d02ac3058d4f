// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A key of a keyboard as it was when pressed, with what it types (F41).
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
    /// The key's place on the keyboard, whatever the layout.
    open var keyCode: UIKeyboardHIDUsage { originalCode }

    /// The modifiers in effect.
    open var modifierFlags: UIKeyModifierFlags { originalModifiers }

    /// What the key types with the modifiers; empty when it types nothing.
    open var characters: String { originalCharacters }

    /// What the key types without modifiers, Latin letters in lower case; empty for a modifier key.
    open var charactersIgnoringModifiers: String { originalUnmodified }

    private let originalCode: UIKeyboardHIDUsage
    private let originalModifiers: UIKeyModifierFlags
    private let originalCharacters: String
    private let originalUnmodified: String

    /// Makes a key without a place that types nothing; for subclasses that override its members.
    public override convenience nonisolated init() {
        self.init(keyCode: .keyboardErrorUndefined)
    }

    /// Makes a key; for hosts and tests. This initializer is ours.
    public nonisolated init(
        keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = [], characters: String = "",
        charactersIgnoringModifiers: String = ""
    ) {
        originalCode = keyCode
        originalModifiers = modifierFlags
        originalCharacters = characters
        originalUnmodified = charactersIgnoringModifiers
        super.init()
    }

    /// The key itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { "UIKey \(keyCode) \"\(characters)\" modifiers \(modifierFlags.rawValue >> 16)" }
    }
}
