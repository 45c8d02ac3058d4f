// SPDX-License-Identifier: Apache-2.0

/// Text in XML and HTML.
package enum MarkupText {
    /// A text as it stands between tags, and in an attribute between double quotes. It is one line; what XML does not allow even
    /// escaped is U+FFFD, which stands for what cannot be shown.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case _ where scalar.value < 0x20, "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
