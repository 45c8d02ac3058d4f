// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A key of a keyboard going down or up.
public struct KeySample: Sendable, Hashable, Codable {
    /// Whether the key went down, or was held; false when it went up.
    public var isDown: Bool
    /// True for the repeats that a held key sends.
    public var isRepeat: Bool
    /// The key by its place, as USB numbers them.
    public var usage: UIKeyboardHIDUsage
    /// What the key types with its modifiers; empty when nothing.
    public var characters: String
    /// What the key types without its modifiers, lower-case (F41).
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are held or locked.
    public var modifiers: UIKeyModifierFlags
    /// Whether the host makes the key's edit of the text by itself, and sends an edit that names the key (`TextSample.key`).
    /// The press goes to the responder chain first. The edit takes effect if no responder kept the press (F40).
    public var isEdit: Bool

    /// A key that went down or up; without characters it types nothing.
    public init(
        isDown: Bool, isRepeat: Bool = false, usage: UIKeyboardHIDUsage, characters: String = "",
        charactersIgnoringModifiers: String = "", modifiers: UIKeyModifierFlags = [], isEdit: Bool = false
    ) {
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.isEdit = isEdit
    }
}
