// SPDX-License-Identifier: Apache-2.0

/// The modifiers held down, or locked, while a key is pressed (F23).
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable, Codable {
    /// The bits of all modifiers in the set.
    public let rawValue: Int

    /// The modifiers whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)

    /// A Shift key is down.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)

    /// A Control key is down.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)

    /// An Option or Alt key is down.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)

    /// A Command key is down; on other keyboards, the key with the system's emblem.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    /// The key is on the keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
