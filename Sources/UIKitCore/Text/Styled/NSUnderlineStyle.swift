// SPDX-License-Identifier: Apache-2.0

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits of line and pattern, as attributes of text have them.
    public var rawValue: Int

    /// The style whose bits are set; 0 is no line.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots, with any kind of line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes, with any kind of line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
}
