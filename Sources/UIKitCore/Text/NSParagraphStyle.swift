// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The layout of a paragraph's lines: of labels, text views and drawn texts (W80). A paragraph has the style of its first
/// character. Line breaks are those of the view, or of the first paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Where lines break, besides between words.
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        /// The bits of all strategies in the set.
        public var rawValue: UInt

        /// The strategies whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No last line of one short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words are not broken.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategies of the system's own texts.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    // First: see FoundationMark.
    private let foundationMark = FoundationMark()
    fileprivate var values = ParagraphValues()

    public override init() {
        super.init()
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// A style with the default values. Each call returns a new one that cannot be changed.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The side at which lines are aligned; at first the side where reading starts.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where lines break, and how text that does not fit is shortened; between words at first.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Between lines, in points.
    open var lineSpacing: CGFloat { values.heights.spacing }
    /// The factor of the lines' own height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.heights.multiple }
    /// In points; 0 bounds nothing.
    open var minimumLineHeight: CGFloat { values.heights.minimum }
    /// In points; 0 bounds nothing.
    open var maximumLineHeight: CGFloat { values.heights.maximum }
    /// The space below the paragraph, unless it is the last, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above the paragraph, unless it is the first, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How far the first line stands in at the side where reading begins, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines stand in at the side where reading begins, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the side where reading begins if it is positive, else from the other side.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How soon words are hyphenated. Kept without an effect.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Where lines break, besides between words. Kept without an effect: they break only between words.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether letters may move closer before the text is truncated. Kept without an effect.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// The direction of the paragraph; natural, at first, means that its first letter decides.
    open var baseWritingDirection: NSWritingDirection { values.writingDirection }

    /// Where tabs lead, in the order of their places: twelve, 28 points apart, at first. Text begins at a stop, whatever its
    /// alignment (W81).
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of further stops, in points; 0 stands for 28.
    open var defaultTabInterval: CGFloat { values.tabInterval }

    var heights: LineHeights { values.heights }

    /// What lines need to know of it.
    var setting: ParagraphSetting {
        var result = ParagraphSetting(alignment: values.alignment, heights: values.heights)
        (result.above, result.below) = (values.paragraphSpacingBefore.bounded, values.paragraphSpacing.bounded)
        (result.firstIndent, result.indent) = (values.firstLineHeadIndent.bounded, values.headIndent.bounded)
        result.tail = values.tailIndent < 0 ? -(-values.tailIndent).bounded : values.tailIndent.bounded
        result.direction = values.writingDirection
        let interval = values.tabInterval.bounded
        if interval > 0 { result.tabs.interval = interval }
        let places = values.tabStops.map(\.location.bounded).sorted()
        if interval > 0 || places != Self.placesAtFirst { result.tabs.places = places }
        return result
    }

    /// Of tab stops, in points.
    fileprivate static let placesAtFirst = (1...12).map { CGFloat($0) * TabStops.interval }

    /// The style of a text's first character.
    static func ofBeginning(of text: NSAttributedString) -> NSParagraphStyle? {
        guard text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// A style of the same values that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// A style of the same values that can be changed: an `NSMutableParagraphStyle`.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. Give texts a copy, or do not change it afterwards.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.heights.spacing }
        set { values.heights.spacing = newValue.bounded }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.heights.multiple }
        set { values.heights.multiple = newValue.bounded }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.heights.minimum }
        set { values.heights.minimum = newValue.bounded }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.heights.maximum }
        set { values.heights.maximum = newValue.bounded }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set { values.tightens = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.writingDirection }
        set { values.writingDirection = newValue }
    }

    /// Set to `nil`, there are no stops.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = newValue }
    }

    /// Adds a stop, before those farther away.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.insert(
            anObject, at: values.tabStops.firstIndex { $0.location > anObject.location } ?? values.tabStops.endIndex)
    }

    /// Removes the stops that are equal to this one.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    /// Takes over another one's values.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
private struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var heights = LineHeights()
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var tightens = false
    var writingDirection = NSWritingDirection.natural
    var tabStops = NSParagraphStyle.placesAtFirst.map { NSTextTab(textAlignment: .left, location: $0) }
    var tabInterval: CGFloat = 0
}

/// Settings for the heights of a text's lines, in points, besides its font. Zeros have no effect.
public struct LineHeights: Hashable, Sendable {
    /// The space below each line except the last.
    public var spacing: CGFloat = 0
    /// The factor of the natural height; 0 for none.
    public var multiple: CGFloat = 0
    /// The least height of a line, without ``spacing``.
    public var minimum: CGFloat = 0
    /// The greatest height of a line, without ``spacing``; 0 for no limit.
    public var maximum: CGFloat = 0

    /// Heights without an effect: the font decides.
    public init() {}

    /// The heights of a line above and below its baseline. As in TextKit, the difference to the natural height goes above the
    /// baseline.
    func applied(ascent: CGFloat, depth: CGFloat) -> (ascent: CGFloat, depth: CGFloat) {
        let natural = ascent + depth
        var height = multiple > 0 ? natural * multiple : natural
        height = max(height, minimum)
        if maximum > 0 { height = min(height, maximum) }
        return (ascent + height - natural, depth + spacing)
    }
}

extension CGFloat {
    /// A length of a line: not negative, not NaN, and so small that sums stay finite.
    fileprivate var bounded: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 100_000) : 0 }
}
