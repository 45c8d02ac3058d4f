// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite("Keys")
struct KeyTests {
    @Test("F23: the modifier flags have UIKit's values")
    func modifierFlags() {
        let flags: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        #expect(flags.map(\.rawValue) == [0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000])
    }

    @Test(
        "A browser's code names the key of the USB HID usage tables",
        arguments: [
            ("KeyA", 0x04), ("KeyZ", 0x1D), ("Digit1", 0x1E), ("Digit9", 0x26), ("Digit0", 0x27), ("Enter", 0x28),
            ("Escape", 0x29), ("Backspace", 0x2A), ("Tab", 0x2B), ("Space", 0x2C), ("Minus", 0x2D), ("Backquote", 0x35),
            ("Slash", 0x38), ("CapsLock", 0x39), ("F1", 0x3A), ("F12", 0x45), ("F13", 0x68), ("F24", 0x73),
            ("Insert", 0x49), ("Delete", 0x4C), ("ArrowRight", 0x4F), ("ArrowUp", 0x52), ("NumLock", 0x53),
            ("NumpadEnter", 0x58), ("Numpad1", 0x59), ("Numpad9", 0x61), ("Numpad0", 0x62), ("NumpadDecimal", 0x63),
            ("IntlBackslash", 0x64), ("ContextMenu", 0x65), ("IntlRo", 0x87), ("IntlYen", 0x89), ("Lang1", 0x90),
            ("ControlLeft", 0xE0), ("ShiftLeft", 0xE1), ("AltLeft", 0xE2), ("MetaLeft", 0xE3), ("MetaRight", 0xE7),
        ])
    func code(name: String, usage: Int) {
        #expect(UIKeyboardHIDUsage(code: name)?.rawValue == usage)
    }

    @Test(
        "A code that names no key is nil",
        arguments: ["", "Key", "Keya", "KeyÄ", "KeyAA", "Digit", "Numpad10", "F0", "F25", "F01", "F+1", "Unidentified"])
    func unknownCode(name: String) {
        #expect(UIKeyboardHIDUsage(code: name) == nil)
    }

    @Test("The keys' Korean and Japanese names are aliases")
    func aliases() {
        #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardKanaSwitch)
        #expect(UIKeyboardHIDUsage.keyboardZenkakuHankakuKanji.rawValue == 0x94)
    }

    @MainActor
    @Test("F41: a key has characters with and without modifiers; a copy is the key itself")
    func key() {
        let key = UIKey(
            keyCode: .keyboardA, modifierFlags: .shift, characters: "A", charactersIgnoringModifiers: "a")
        #expect(key.characters == "A" && key.charactersIgnoringModifiers == "a" && key.modifierFlags == [.shift])
        #expect(key.copy() as? UIKey === key)
        #expect(UIKey(keyCode: .keyboardLeftShift).characters.isEmpty)
    }
}
