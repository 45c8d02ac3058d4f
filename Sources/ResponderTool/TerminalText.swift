// SPDX-License-Identifier: Apache-2.0

/// Text from a dump or a session, for a terminal. There some characters are commands, which move the cursor, rename the
/// window or hide other text.
enum TerminalText {
    /// The text with such characters written out (`\u{1B}`). Tabs stay. Line ends stay too, except in a single line: there a
    /// name with a line end would write additional lines.
    static func shown(_ text: String, isOneLine: Bool = false) -> String {
        replacing(text) {
            $0 == "\n" && !isOneLine || $0 == "\t" ? nil : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
        }
    }

    /// JSON in which they are escaped. Its encoder leaves those above ASCII as they are.
    static func escapedInJSON(_ json: String) -> String {
        replacing(json) { scalar in
            guard scalar.value >= 0x7F else { return nil }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isCommand(scalar), let replacement = replacement(scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The control characters of ASCII and of Latin 1, and those that change the direction of the following text.
    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
