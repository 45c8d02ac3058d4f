// SPDX-License-Identifier: Apache-2.0

/// Names of fonts that screens may have, such as `HelveticaNeue-BoldItalic`: the family, and a style in words (RB9).
///
/// A screen knows families by the names that people read (`Helvetica Neue`), and the rest as weight and slant.
enum FontNames {
    /// The face of a name; a name that says no style is a family's.
    static func face(named name: String) -> FontFace {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let style = style(parts[1]) else {
            return FontFace(family: .named(families[name] ?? (name.contains("-") ? name : plain(name))))
        }
        return FontFace(
            family: .named(families[parts[0]] ?? plain(parts[0])), weight: style.weight, isItalic: style.isItalic)
    }

    /// `BoldItalicMT` is bold and slanted; `nil` if there is anything else in it.
    private static func style(_ text: String) -> (weight: Int, isItalic: Bool)? {
        var rest = Substring(text)
        var (weight, isItalic) = (UIFont.Weight.regular.number, false)
        while !rest.isEmpty {
            guard let word = words.first(where: { rest.hasPrefix($0.text) }) else { return nil }
            rest = rest.dropFirst(word.text.count)
            if word.weight == slanted { isItalic = true } else if word.weight > 0 { weight = word.weight }
        }
        return (weight, isItalic)
    }

    private static let slanted = -1
    /// Longer words come before those that they begin with.
    private static let words: [(text: String, weight: Int)] = [
        ("UltraLight", 100), ("ExtraLight", 200), ("Ultralight", 100), ("Extralight", 200), ("Thin", 200),
        ("Light", 300),
        ("Regular", 400), ("Roman", 400), ("Book", 400), ("Medium", 500), ("DemiBold", 600), ("Demibold", 600),
        ("SemiBold", 600), ("Semibold", 600), ("ExtraBold", 800), ("UltraBold", 800), ("Bold", 700), ("Heavy", 800),
        ("Black", 900), ("Italic", slanted), ("Oblique", slanted), ("MT", 0),
    ]

    /// Families whose names do not come of their letters.
    private static let families = [
        "ArialMT": "Arial", "TimesNewRomanPS": "Times New Roman", "TimesNewRomanPSMT": "Times New Roman",
        "CourierNewPS": "Courier New", "CourierNewPSMT": "Courier New", "ArialRoundedMTBold": "Arial Rounded MT Bold",
        "PingFangSC": "PingFang SC", "PingFangTC": "PingFang TC", "PingFangHK": "PingFang HK",
        "HiraMinProN": "Hiragino Mincho ProN", "HiraginoSans": "Hiragino Sans", "BradleyHandITCTT": "Bradley Hand",
        "DINAlternate": "DIN Alternate", "DINCondensed": "DIN Condensed",
    ]

    /// `GillSans` is `Gill Sans`, `ChalkboardSE` is `Chalkboard SE`. A name with a space is one that people read, and one that begins with a
    /// dot is a system's.
    private static func plain(_ name: String) -> String {
        guard !name.contains(" "), !name.hasPrefix(".") else { return name }
        let letters = Array(name)
        var text = ""
        for (place, letter) in letters.enumerated() {
            let before = place > 0 ? letters[place - 1] : nil
            let after = place + 1 < letters.count ? letters[place + 1] : nil
            // A capital after a small letter begins a word, and so does the last of several capitals.
            if letter.isUppercase, let before,
                before.isLowercase || before.isUppercase && after?.isLowercase == true
            {
                text += " "
            }
            text.append(letter)
        }
        return text
    }
}
