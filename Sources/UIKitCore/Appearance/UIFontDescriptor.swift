// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The face and the size by which a font is looked up.
public final class UIFontDescriptor: NSObject, Sendable {
    let face: FontFace
    /// In points.
    public let pointSize: CGFloat
    let textStyle: UIFont.TextStyle?

    init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.textStyle = textStyle
    }

    /// The descriptor of the system font, without a size of its own.
    public override convenience init() { self.init(face: FontFace(), pointSize: 0) }

    /// A font of a family or of a name, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: FontFace(named: fontName), pointSize: size)
    }

    /// The descriptor of a style's font, in the user's text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a style's font, in the size that the traits ask for; in the size of the current traits if these ask
    /// for none.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// How a face differs from the plain one.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of all traits in the set.
        public let rawValue: UInt32

        /// The traits whose bits are set; bits without a name are kept and change nothing.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The strokes are semibold or thicker.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// All characters are equally wide: the system's font of that kind.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Which of the three traits the face has.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= UIFont.Weight.semibold.number { traits.insert(.traitBold) }
        if face.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same face with these traits and no others.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = face.weight >= UIFont.Weight.semibold.number
        if symbolicTraits.contains(.traitBold) != isBold {
            face.weight = (isBold ? UIFont.Weight.regular : .semibold).number
        }
        if symbolicTraits.contains(.traitMonoSpace), face.family == .system { face.family = .monospaced }
        return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
    }

    /// The same face in another size, in points, no longer bound to a style.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, pointSize: newPointSize)
    }

    /// The family of that name in the same weight, slant and size, no longer bound to a style.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var face = face
        face.family = .named(newFamily)
        return UIFontDescriptor(face: face, pointSize: pointSize)
    }
}

extension UIFont {
    /// The face, size and style of this font.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
    }

    /// The font of a descriptor, in points; with 0 in the descriptor's own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let isOwn = pointSize <= 0
        self.init(
            face: descriptor.face, size: isOwn ? descriptor.pointSize : pointSize,
            scaling: isOwn ? descriptor.textStyle.map(FontScaling.style) : nil)
    }
}
