// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A font: the same object as UIKit's.
public typealias CTFont = UIFont

/// A font by its name, in a size in points; the system's font if there is none of the name. The matrix has no effect.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: name, size: size == 0 ? 12 : size) ?? .systemFont(ofSize: size == 0 ? 12 : size)
}

/// The same font in another size; in its own for a size of 0. Matrix and attributes have no effect.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont {
    size == 0 ? font : font.withSize(size)
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Below the baseline, in points: positive, unlike UIKit's `descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name that `CTFontCreateWithName` takes.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The name that people read.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }

// MARK: Attributes

/// A font, in attributes of a text.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// A `CGColor`, in attributes of a text.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A paragraph's style, in attributes of a text.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The style of an underline, in attributes of a text.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The distance between letters, in attributes of a text.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue

// MARK: Values of Core Foundation

/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// An index, or a count.
public typealias CFIndex = Int
/// No index.
public let kCFNotFound: CFIndex = -1

/// A part of a list or a text.
public struct CFRange: Hashable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// An empty part at the start.
    public init() { self.init(location: 0, length: 0) }

    /// A part of a length, from a place on.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A part of a length, from a place on.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// How many elements a list has.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// An object of a list, as sources cast it with `unsafeBitCast(_:to:)`: it lives as long as the list does. A list of values has none.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard type(of: theArray[idx]) is AnyClass else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
