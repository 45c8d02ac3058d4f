// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Keys of a keyboard.
extension TestScreen {
    /// A key going down and up.
    public func press(_ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []) {
        keyDown(key, characters: characters, modifiers: modifiers)
        keyUp(key, modifiers: modifiers)
    }

    /// A key going down, and staying down until ``keyUp(_:modifiers:)``. The characters are those that the key types.
    public func keyDown(_ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []) {
        send(
            .key(
                KeySample(
                    isDown: true, usage: key, characters: characters,
                    charactersIgnoringModifiers: characters.lowercased(), modifiers: modifiers)))
    }

    /// A key going up.
    public func keyUp(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        send(.key(KeySample(isDown: false, usage: key, modifiers: modifiers)))
    }

    /// The key that types a character, down and up, with the keys of its modifiers around it.
    ///
    ///     screen.press("s", .command)
    ///     screen.press("z", [.command, .shift])
    ///
    /// - Parameters:
    ///   - character: A character of an American keyboard; for a capital letter or an upper sign, Shift is held as well.
    ///   - modifiers: Shift, Control, Option and Command; further ones are sent as flags, without a key.
    public func press(_ character: Character, _ modifiers: UIKeyModifierFlags) {
        guard let stroke = KeyboardLayout.stroke(for: character) else {
            preconditionFailure("No key of an American keyboard types \"\(character)\".")
        }
        strike(stroke, stroke.isShifted ? modifiers.union(.shift) : modifiers, typing: character)
    }

    /// Types a text key by key, with Shift where needed: `"\n"` is Return, `"\t"` Tab, `"\u{8}"` Backspace.
    ///
    ///     screen.type("Ab!")
    ///
    /// Characters that an American keyboard lacks come as an input method's insertion, without a key.
    ///
    /// - Parameter interval: Seconds after each character.
    public func type(_ text: String, interval: TimeInterval = 0) {
        for character in text {
            if let stroke = KeyboardLayout.stroke(for: character) {
                strike(stroke, stroke.isShifted ? .shift : [], typing: character)
            } else {
                send(.text(TextSample(.insert(String(character)))))
            }
            if interval > 0 { advance(by: interval) }
        }
    }

    private func strike(
        _ stroke: KeyboardLayout.Stroke, _ modifiers: UIKeyModifierFlags, typing character: Character
    ) {
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardLeftControl, .control), (.keyboardLeftAlt, .alternate), (.keyboardLeftShift, .shift),
            (.keyboardLeftGUI, .command),
        ].filter { modifiers.contains($0.1) }
        var held: UIKeyModifierFlags = []
        for (key, flag) in keys {
            held.insert(flag)
            keyDown(key, modifiers: held)
        }
        // The name of a key that types nothing visible (F38).
        let characters = stroke.isShifted ? String(character) : stroke.base
        send(
            .key(
                KeySample(
                    isDown: true, usage: stroke.usage, characters: characters,
                    charactersIgnoringModifiers: stroke.base, modifiers: modifiers)))
        keyUp(stroke.usage, modifiers: modifiers)
        for (key, flag) in keys.reversed() {
            held.remove(flag)
            keyUp(key, modifiers: held)
        }
    }
}
