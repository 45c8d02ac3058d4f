import Foundation

/// A key of a keyboard as it was when pressed, with what it types (F41).
@MainActor
public final class UIKey: NSObject, NSCopying {
    /// The key's place on the keyboard, whatever the layout.
    public nonisolated let keyCode: UIKeyboardHIDUsage

    /// The modifiers in effect.
    public nonisolated let modifierFlags: UIKeyModifierFlags

    /// What the key types with the modifiers; empty when it types nothing.
    public nonisolated let characters: String

    /// What the key types without modifiers, Latin letters in lower case; empty for a modifier key.
    public nonisolated let charactersIgnoringModifiers: String

    /// Makes a key; for hosts and tests, UIKit gives apps no way to make one.
    public nonisolated init(
        keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = [], characters: String = "",
        charactersIgnoringModifiers: String = ""
    ) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        super.init()
    }

    /// The key itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    public nonisolated override var description: String {
        "UIKey \(keyCode) \"\(characters)\" modifiers \(modifierFlags.rawValue >> 16)"
    }
}
