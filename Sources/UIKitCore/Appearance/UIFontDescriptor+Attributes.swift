// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// TX1: what a descriptor says of its font, by names.
extension UIFontDescriptor {
    /// What is said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public var rawValue: String

        /// The name of that text. A descriptor ignores names other than those below.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the family.
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the font's name, as `HelveticaNeue-Bold`.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// A `String`: the name of a weight, of `Italic`, or of both with a space between them.
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// A number: the size of an em, in points.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// A dictionary of ``UIFontDescriptor/TraitKey``.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// A list of dictionaries of ``UIFontDescriptor/FeatureKey``.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`: the font has the style's face and size.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// How a face differs from the plain one.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public var rawValue: String

        /// The key of that text. A descriptor ignores keys other than those below.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bits of a ``UIFontDescriptor/SymbolicTraits``.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its number.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// A number: above 0 for slanted letters.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// Which of a font's features is chosen. Fonts here have one: digits that are equally wide.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public var rawValue: String

        /// The key of that text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the group of features (``kNumberSpacingType``).
        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        /// A number: the chosen feature of the group.
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
        /// The group, by its former name.
        public static let featureIdentifier = type
        /// The chosen feature, by its former name.
        public static let typeIdentifier = selector
    }

    /// Shapes of letters that a system has beside its plain ones.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's text.
        public var rawValue: String

        /// The design of that text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The plain letters.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// All characters are equally wide.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Letters with round ends. No screen here has them.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with small strokes at their ends. No screen here has them as a design of the system's.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// The system's font in another design, in the same size and weight; `nil` for a font of another family, and for a design that
    /// screens do not have.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var face = face
        if case .named = face.family { return nil }
        switch design {
        case .default: face.family = .system
        case .monospaced: face.family = .monospaced
        default: return nil
        }
        return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
    }

    // MARK: Attributes

    /// The font that the attributes describe; the system's plain one where they say nothing.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let look = FontLook(UIFontDescriptor()).with(attributes)
        self.init(face: look.face, pointSize: look.size, textStyle: look.style)
    }

    /// The same font, but for what the attributes say.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let look = FontLook(self).with(attributes)
        return UIFontDescriptor(face: look.face, pointSize: look.size, textStyle: look.style)
    }

    /// What the descriptor says of its font: its size, its traits, and its family, style and digits if they are not the plain ones.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        var traits: [TraitKey: Any] = [
            .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(number: face.weight).rawValue,
        ]
        if face.isItalic { traits[.slant] = FontLook.slant }
        attributes[.traits] = traits
        if case .named(let name) = face.family { attributes[.family] = name }
        if let textStyle { attributes[.textStyle] = textStyle }
        if face.hasMonospacedDigits {
            attributes[.featureSettings] = [
                [FeatureKey.type: kNumberSpacingType, FeatureKey.selector: kMonospacedNumbersSelector]
            ]
        }
        return attributes
    }

    /// One of the ``fontAttributes``; `nil` for another one.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The same font in the weight and slant of that name, such as `Bold Italic`. A name without a weight is regular.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
}

/// The features of digits, for ``UIFontDescriptor/FeatureKey/type``.
public let kNumberSpacingType = 6
/// Digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// Digits have widths of their own.
public let kProportionalNumbersSelector = 1

/// What attributes change of a font.
private struct FontLook {
    /// Of slanted letters, in turns.
    static let slant: CGFloat = 0.07

    var face: FontFace
    var size: CGFloat
    var style: UIFont.TextStyle?

    init(_ descriptor: UIFontDescriptor) {
        (face, size, style) = (descriptor.face, descriptor.pointSize, descriptor.textStyle)
    }

    func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontLook {
        var look = self
        if let name = attributes[.textStyle] {
            look.take(name as? UIFont.TextStyle ?? (name as? String).map(UIFont.TextStyle.init(rawValue:)))
        }
        if let name = attributes[.name] as? String, !name.isEmpty {
            (look.face, look.style) = (FontFace(named: name), nil)
        }
        if let family = attributes[.family] as? String, !family.isEmpty {
            look.face.family = .named(family)
            look.style = nil
        }
        if let size = CGFloat(anyNumber: attributes[.size]), size != look.size { (look.size, look.style) = (size, nil) }
        if let name = attributes[.face] as? String { look.take(face: name) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { look.take(traits) }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
        where CGFloat(anyNumber: setting[.type]) == CGFloat(kNumberSpacingType) {
            look.face.hasMonospacedDigits =
                CGFloat(anyNumber: setting[.selector]) == CGFloat(kMonospacedNumbersSelector)
        }
        return look
    }

    private mutating func take(_ style: UIFont.TextStyle?) {
        guard let style else { return }
        self = FontLook(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style))
    }

    private mutating func take(face name: String) {
        let words = Set(name.split(separator: " ").map(String.init))
        face.isItalic = !words.isDisjoint(with: ["Italic", "Oblique"])
        face.weight = UIFont.Weight.names.first { words.contains($0.value) }?.key ?? UIFont.Weight.regular.number
    }

    private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = CGFloat(anyNumber: traits[.symbolic]), bits >= 0, bits <= CGFloat(UInt32.max) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
            face = UIFontDescriptor(face: face, pointSize: size).withSymbolicTraits(symbolic)?.face ?? face
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            face.weight = weight.number
        } else if let weight = CGFloat(anyNumber: traits[.weight]) {
            face.weight = UIFont.Weight(weight).number
        }
        if let slant = CGFloat(anyNumber: traits[.slant]) { face.isItalic = slant > 0 }
    }
}
