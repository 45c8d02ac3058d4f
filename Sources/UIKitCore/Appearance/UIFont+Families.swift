// SPDX-License-Identifier: Apache-2.0

// PO39: the families whose fonts every screen has, and their fonts by name.
extension UIFont {
    /// The families that every screen has: the system's, and the one in which every character is equally wide; and those of the
    /// application's own fonts (RB8), in the order of their names. What else a screen has is not known here.
    public static var familyNames: [String] { FontFace.systemFamilies.map(\.name) + FontLibrary.familyNames }

    /// The names of a family's fonts; none for a family that is not one of ``familyNames``.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        guard let family = FontFace.systemFamilies.first(where: { $0.name == familyName })?.family else {
            return FontLibrary.files(ofFamily: familyName).map(\.postScriptName).sorted()
        }
        return FontFace.systemFaces(of: family).map(\.fontName)
    }
}

extension FontFace {
    /// The system's families, which a screen does not look up by their names.
    static let systemFamilies: [(name: String, family: Family)] = [
        (".AppleSystemUIFont", .system), (".AppleSystemUIFontMonospaced", .monospaced),
    ]

    /// Every weight of a family, upright and slanted.
    static func systemFaces(of family: Family) -> [FontFace] {
        UIFont.Weight.names.keys.sorted().flatMap { weight in
            [false, true].map { FontFace(family: family, weight: weight, isItalic: $0) }
        }
    }

    /// The face of the font or the family `name`: the system's, the application's own, or else one for the screen to find.
    init(named name: String) {
        let system = Self.systemFamilies.first { name.hasPrefix($0.name + "-") || name == $0.name }?.family
        let face = system.flatMap { family in Self.systemFaces(of: family).first { $0.fontName == name } }
        let plain = Self.systemFamilies.first { $0.name == name }.map { FontFace(family: $0.family) }
        self = face ?? plain ?? FontLibrary.file(named: name)?.face ?? FontNames.face(named: name)
    }

    /// The family's name.
    var familyName: String {
        if case .named(let name) = family { return name }
        return Self.systemFamilies.first { $0.family == family }?.name ?? ""
    }

    /// The family with weight and slant, as `.AppleSystemUIFont-SemiboldItalic`.
    var fontName: String {
        if case .named(let name) = family, weight == UIFont.Weight.regular.number, !isItalic { return name }
        let weight = UIFont.Weight.names[weight] ?? "Regular"
        let style = isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
        return "\(familyName.filter { $0 != " " })-\(style)"
    }
}
