// SPDX-License-Identifier: Apache-2.0

extension MarkupElement {
    /// `{"tag":"label","attributes":{…},"children":[…],"text":"…"}`, without what is empty. The same element gives the same text.
    var json: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to json: inout String) {
        json += #"{"tag":"#
        Self.write(tag, to: &json)
        if !attributes.isEmpty {
            json += #","attributes":{"#
            for (number, (name, value)) in attributes.sorted(by: { $0.key < $1.key }).enumerated() {
                if number > 0 { json += "," }
                Self.write(name, to: &json)
                json += ":"
                Self.write(value, to: &json)
            }
            json += "}"
        }
        if !children.isEmpty {
            json += #","children":["#
            for (number, child) in children.enumerated() {
                if number > 0 { json += "," }
                child.write(to: &json)
            }
            json += "]"
        }
        if !text.isEmpty {
            json += #","text":"#
            Self.write(text, to: &json)
        }
        json += "}"
    }

    private static func write(_ text: String, to json: inout String) {
        json += "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": json += #"\""#
            case "\\": json += #"\\"#
            case "\n": json += #"\n"#
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FEFF}":
                // A source of Swift must not have these either.
                let digits = String(character.value, radix: 16)
                json += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
            default: json.unicodeScalars.append(character)
            }
        }
        json += "\""
    }
}
