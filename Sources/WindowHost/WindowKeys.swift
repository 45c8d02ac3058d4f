// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import UIKitCore

    extension KeySample {
        /// WN3: a key from SDL, which numbers keys by their places like USB.
        ///
        /// - Parameter text: the typed text, which SDL sends in a separate event.
        init(_ key: SDL_Keysym, isDown: Bool, isRepeat: Bool, typed text: String?) {
            let plain = Self.plain(key)
            let modifiers = UIKeyModifierFlags(SDL_Keymod(UInt32(key.mod)))
            let isCommand = !modifiers.isDisjoint(with: [.control, .command])
            self.init(
                isDown: isDown, isRepeat: isRepeat,
                usage: UIKeyboardHIDUsage(rawValue: Int(key.scancode.rawValue)) ?? .keyboardErrorUndefined,
                characters: text ?? (Self.named[key.sym] != nil || isCommand || !isDown ? plain : ""),
                charactersIgnoringModifiers: plain, modifiers: modifiers)
        }

        private static func plain(_ key: SDL_Keysym) -> String {
            if let name = named[key.sym] { return name }
            // Keys without a character have the highest bit but one set.
            guard key.sym > 0, key.sym < 1 << 30, let scalar = Unicode.Scalar(UInt32(key.sym)) else { return "" }
            return String(scalar).lowercased()
        }

        /// WN16: gives the key its own text, for times when nothing is edited and an input method would take the letters.
        mutating func typeByItself() {
            guard characters.isEmpty, modifiers.isDisjoint(with: [.control, .command, .alternate]) else { return }
            let plain = charactersIgnoringModifiers
            characters = modifiers.isDisjoint(with: [.shift, .alphaShift]) ? plain : plain.uppercased()
        }

        /// F38: keys that type no character are known to UIKit by these strings.
        private static let named: [SDL_Keycode: String] = {
            let keys: [(SDL_KeyCode, String)] = [
                (SDLK_RETURN, "\r"), (SDLK_KP_ENTER, "\r"), (SDLK_TAB, "\t"), (SDLK_BACKSPACE, "\u{8}"),
                (SDLK_ESCAPE, "UIKeyInputEscape"), (SDLK_DELETE, "UIKeyInputDelete"),
                (SDLK_UP, "UIKeyInputUpArrow"), (SDLK_DOWN, "UIKeyInputDownArrow"),
                (SDLK_LEFT, "UIKeyInputLeftArrow"), (SDLK_RIGHT, "UIKeyInputRightArrow"),
                (SDLK_PAGEUP, "UIKeyInputPageUp"), (SDLK_PAGEDOWN, "UIKeyInputPageDown"),
                (SDLK_HOME, "UIKeyInputHome"), (SDLK_END, "UIKeyInputEnd"),
                (SDLK_F1, "UIKeyInputF1"), (SDLK_F2, "UIKeyInputF2"), (SDLK_F3, "UIKeyInputF3"),
                (SDLK_F4, "UIKeyInputF4"), (SDLK_F5, "UIKeyInputF5"), (SDLK_F6, "UIKeyInputF6"),
                (SDLK_F7, "UIKeyInputF7"), (SDLK_F8, "UIKeyInputF8"), (SDLK_F9, "UIKeyInputF9"),
                (SDLK_F10, "UIKeyInputF10"), (SDLK_F11, "UIKeyInputF11"), (SDLK_F12, "UIKeyInputF12"),
            ]
            return Dictionary(uniqueKeysWithValues: keys.map { (SDL_Keycode($0.rawValue), $1) })
        }()
    }

    extension SDL_Keysym {
        /// Whether the key types a character: a text event right after it may belong to it.
        var isTyping: Bool {
            let isCommand = !UIKeyModifierFlags(SDL_Keymod(UInt32(mod))).isDisjoint(with: [.control, .command])
            let isKeypad = Self.keypad.contains(scancode.rawValue) && scancode != SDL_SCANCODE_KP_ENTER
            return !isCommand && sym >= 32 && sym != 127 && (sym < 1 << 30 || isKeypad)
        }

        /// The keypad's characters are known by their places.
        private static let keypad = SDL_SCANCODE_KP_DIVIDE.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue
    }

    extension UIKeyModifierFlags {
        init(_ modifiers: SDL_Keymod) {
            func isHeld(_ keys: SDL_Keymod...) -> Bool { keys.contains { modifiers.rawValue & $0.rawValue != 0 } }
            self = []
            if isHeld(KMOD_LSHIFT, KMOD_RSHIFT) { insert(.shift) }
            if isHeld(KMOD_LCTRL, KMOD_RCTRL) { insert(.control) }
            if isHeld(KMOD_LALT, KMOD_RALT) { insert(.alternate) }
            if isHeld(KMOD_LGUI, KMOD_RGUI) { insert(.command) }
            if isHeld(KMOD_CAPS) { insert(.alphaShift) }
        }

        /// Those that are held now.
        static var held: UIKeyModifierFlags { UIKeyModifierFlags(SDL_GetModState()) }
    }
#endif
