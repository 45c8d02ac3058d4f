// SPDX-License-Identifier: Apache-2.0

extension UIKeyboardHIDUsage {
    /// The key that a browser calls by this name in `KeyboardEvent.code`: `"KeyA"`, `"ArrowUp"`. `nil` for a name without a
    /// key of UIKit's.
    ///
    /// It knows browsers' older names for the same keys too.
    public init?(code: String) {
        guard let usage = usages[code] ?? Self.lettersAndDigits(code) ?? Self.functionKey(code) else { return nil }
        self = usage
    }

    private static func lettersAndDigits(_ code: String) -> UIKeyboardHIDUsage? {
        guard let last = code.unicodeScalars.last?.value else { return nil }
        switch (code.dropLast(), last) {
        case ("Key", 0x41...0x5A): return UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + Int(last - 0x41))
        // Zero stands right of nine.
        case ("Digit", 0x30): return .keyboard0
        case ("Digit", 0x31...0x39): return UIKeyboardHIDUsage(rawValue: keyboard1.rawValue + Int(last - 0x31))
        case ("Numpad", 0x30): return .keypad0
        case ("Numpad", 0x31...0x39): return UIKeyboardHIDUsage(rawValue: keypad1.rawValue + Int(last - 0x31))
        default: return nil
        }
    }

    private static func functionKey(_ code: String) -> UIKeyboardHIDUsage? {
        guard code.first == "F", let number = Int(code.dropFirst()), code == "F\(number)" else { return nil }
        switch number {
        case 1...12: return UIKeyboardHIDUsage(rawValue: keyboardF1.rawValue + number - 1)
        case 13...24: return UIKeyboardHIDUsage(rawValue: keyboardF13.rawValue + number - 13)
        default: return nil
        }
    }
}

private let usages: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter,
    "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace,
    "Tab": .keyboardTab,
    "Space": .keyboardSpacebar,
    "Minus": .keyboardHyphen,
    "Equal": .keyboardEqualSign,
    "BracketLeft": .keyboardOpenBracket,
    "BracketRight": .keyboardCloseBracket,
    "Backslash": .keyboardBackslash,
    "IntlHash": .keyboardNonUSPound,
    "Semicolon": .keyboardSemicolon,
    "Quote": .keyboardQuote,
    "Backquote": .keyboardGraveAccentAndTilde,
    "Comma": .keyboardComma,
    "Period": .keyboardPeriod,
    "Slash": .keyboardSlash,
    "CapsLock": .keyboardCapsLock,

    "PrintScreen": .keyboardPrintScreen,
    "ScrollLock": .keyboardScrollLock,
    "Pause": .keyboardPause,
    "Insert": .keyboardInsert,
    "Home": .keyboardHome,
    "PageUp": .keyboardPageUp,
    "Delete": .keyboardDeleteForward,
    "End": .keyboardEnd,
    "PageDown": .keyboardPageDown,
    "ArrowRight": .keyboardRightArrow,
    "ArrowLeft": .keyboardLeftArrow,
    "ArrowDown": .keyboardDownArrow,
    "ArrowUp": .keyboardUpArrow,

    "NumLock": .keypadNumLock,
    "NumpadDivide": .keypadSlash,
    "NumpadMultiply": .keypadAsterisk,
    "NumpadSubtract": .keypadHyphen,
    "NumpadAdd": .keypadPlus,
    "NumpadEnter": .keypadEnter,
    "NumpadDecimal": .keypadPeriod,
    "NumpadEqual": .keypadEqualSign,
    "NumpadComma": .keypadComma,

    "IntlBackslash": .keyboardNonUSBackslash,
    "ContextMenu": .keyboardApplication,
    "Power": .keyboardPower,
    "Open": .keyboardExecute,
    "Help": .keyboardHelp,
    "Select": .keyboardSelect,
    "Again": .keyboardAgain,
    "Undo": .keyboardUndo,
    "Cut": .keyboardCut,
    "Copy": .keyboardCopy,
    "Paste": .keyboardPaste,
    "Find": .keyboardFind,
    "Abort": .keyboardCancel,
    "Props": .keyboardCrSelOrProps,
    "AudioVolumeMute": .keyboardMute,
    "AudioVolumeUp": .keyboardVolumeUp,
    "AudioVolumeDown": .keyboardVolumeDown,
    "VolumeMute": .keyboardMute,
    "VolumeUp": .keyboardVolumeUp,
    "VolumeDown": .keyboardVolumeDown,

    "IntlRo": .keyboardInternational1,
    "KanaMode": .keyboardInternational2,
    "IntlYen": .keyboardInternational3,
    "Convert": .keyboardInternational4,
    "NonConvert": .keyboardInternational5,
    "Lang1": .keyboardLANG1,
    "Lang2": .keyboardLANG2,
    "Lang3": .keyboardLANG3,
    "Lang4": .keyboardLANG4,
    "Lang5": .keyboardLANG5,
    "Katakana": .keyboardLANG3,
    "Hiragana": .keyboardLANG4,

    "ControlLeft": .keyboardLeftControl,
    "ShiftLeft": .keyboardLeftShift,
    "AltLeft": .keyboardLeftAlt,
    "MetaLeft": .keyboardLeftGUI,
    "OSLeft": .keyboardLeftGUI,
    "ControlRight": .keyboardRightControl,
    "ShiftRight": .keyboardRightShift,
    "AltRight": .keyboardRightAlt,
    "MetaRight": .keyboardRightGUI,
    "OSRight": .keyboardRightGUI,
]
