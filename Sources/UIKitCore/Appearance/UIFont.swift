// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A typeface at a size. It never changes.
///
/// Heights are those of the built-in table, or of the application's own font; the painting screen may have slightly different ones, and
/// layout uses the screen's (``TextMetrics``).
public final class UIFont: NSObject, Sendable {
    // First: see FoundationMark.
    private let foundationMark = FoundationMark()
    /// The typeface, under which ``TextMetrics`` keeps its measures.
    public let face: FontFace
    /// The size of an em, in points.
    public let pointSize: CGFloat
    /// How the size follows the user's text size; `nil` for a fixed size.
    let scaling: FontScaling?
    /// The font of the application's own that it is; `nil` for a screen's.
    private let file: FontFile?
    /// The name by which a screen's font was requested.
    private let givenName: String?
    /// The text style of a font that was requested by style.
    var textStyle: TextStyle? {
        if case .style(let style) = scaling { style } else { nil }
    }

    /// The largest size, in points. It limits sizes that a gesture multiplies, so that sums of advances stay finite.
    private static let largestSize: CGFloat = 1e6

    /// A typeface at a size of at most a million points; a size that is not a positive number becomes ``systemFontSize``.
    public convenience init(face: FontFace, size: CGFloat) { self.init(face: face, size: size, scaling: nil) }

    init(face: FontFace, size: CGFloat, scaling: FontScaling?, name: String? = nil) {
        self.face = face
        file = if case .named = face.family { FontLibrary.file(for: face) } else { nil }
        givenName = name
        pointSize = size > 0 && size.isFinite ? min(size, Self.largestSize) : UIFont.systemFontSize
        self.scaling = scaling
        super.init()
    }

    /// The system font in ``systemFontSize``, for sources that write `UIFont()` as a fallback.
    public override convenience init() { self.init(face: FontFace(), size: Self.systemFontSize) }

    /// The font of a name, as `Bungee-Regular` or `HelveticaNeue-Bold`, or the plainest one of a family.
    ///
    /// The system's fonts (PO39) and the application's own (RB8) come first. Any other name is a screen's: it paints the family, weight
    /// and slant that the name says (RB9), or its replacement for a family that it does not have.
    ///
    /// - Returns: `nil` for an empty name. It is not known beforehand whether a screen has the font.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        let face = FontFace(named: name)
        // Of the system's fonts each face has one name.
        let givenName: String? = if case .named = face.family { name } else { nil }
        self.init(face: face, size: size, scaling: nil, name: givenName)
    }

    /// The size of ordinary text in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the text of labels in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of the text of buttons in points.
    public static let buttonFontSize: CGFloat = 18

    /// The system font in regular weight. A size that is not a positive number becomes ``systemFontSize``.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    /// The system font in the nearest weight that screens know. A size that is not a positive number becomes
    /// ``systemFontSize``.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(weight: weight.number), size: size)
    }

    /// The system font in the weight of a heading, which is semibold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .semibold)
    }

    /// The system font, slanted, in regular weight. A size that is not a positive number becomes ``systemFontSize``.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(face: FontFace(isItalic: true), size: size)
    }

    /// The system's font in which every character is equally wide.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(family: .monospaced, weight: weight.number), size: size)
    }

    /// The system font with digits that are all equally wide, so that changing numbers stay in place.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(weight: weight.number, hasMonospacedDigits: true), size: size)
    }

    /// This typeface at another size.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(face: face, size: size, scaling: nil, name: givenName)
    }

    /// The name of the family: `.AppleSystemUIFont` for the system's.
    public var familyName: String { face.familyName }

    /// The family with weight and slant, as `.AppleSystemUIFont-SemiboldItalic`; of a font that was requested by its name, that name.
    public var fontName: String { file?.postScriptName ?? givenName ?? face.fontName }

    private var heights: FontMetrics { file?.metrics ?? .builtIn }

    /// How far the font reaches above the baseline, in points.
    public var ascender: CGFloat { heights.ascent * pointSize }

    /// How far the font reaches below the baseline, in points: a negative number.
    public var descender: CGFloat { -heights.descent * pointSize }

    /// The height of a line, in points.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The extra space between two lines, in points.
    public var leading: CGFloat { heights.lineGap * pointSize }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { (file?.capHeight ?? BuiltInMetrics.capHeight) * pointSize }

    /// The height of a small x, in points.
    public var xHeight: CGFloat { (file?.xHeight ?? BuiltInMetrics.xHeight) * pointSize }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && pointSize == other.pointSize
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    public override var description: String {
        "<UIFont: \(fontName); size = \(GeometryText.short(pointSize))>"
    }

    public override func copy() -> Any {
        self
    }
}
