// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How the lines of one paragraph stand, as its style says (W80). Lengths are in points.
struct ParagraphSetting: Hashable, Sendable {
    /// Natural is the side at which the paragraph begins to read.
    var alignment = NSTextAlignment.natural
    var heights = LineHeights()
    /// Above the paragraph, unless it is the first.
    var above: CGFloat = 0
    /// Below the paragraph, unless it is the last.
    var below: CGFloat = 0
    /// How far lines stand in at the side where reading begins.
    var firstIndent: CGFloat = 0
    var indent: CGFloat = 0
    /// Where lines end: from the side where reading begins if it is positive, else from the other side.
    var tail: CGFloat = 0
    /// Natural means that the first letter decides.
    var direction = NSWritingDirection.natural
    var tabs = TabStops()

    /// Whether it asks for no more than an alignment and heights, as a whole text can have them.
    fileprivate var isEven: Bool {
        self == ParagraphSetting(alignment: alignment, heights: heights)
    }

    /// Whether lines may be higher or stand further apart than their fonts make them.
    var hasHeights: Bool { heights != LineHeights() || above != 0 || below != 0 }

    /// The room of a line in a container of a width.
    func room(isFirst: Bool, in width: CGFloat, isRightToLeft: Bool) -> (x: CGFloat, width: CGFloat) {
        let head = isFirst ? firstIndent : indent
        let end = tail > 0 ? min(tail, width) : width + tail
        let own = max(0, end - head)
        guard isRightToLeft else { return (head, own) }
        return (width.isFinite ? width - head - own : 0, own)
    }

    /// The stops of a line, from its own beginning.
    func tabs(isFirst: Bool) -> TabStops {
        var result = tabs
        result.indent = isFirst ? firstIndent : indent
        return result
    }
}

/// Where tabs lead (W81).
struct TabStops: Hashable, Sendable {
    /// How far apart stops are where a style names none, in points: UIKit's default.
    static let interval: CGFloat = 28

    /// In points from the container's side, in their order. Behind the last one every ``interval`` is a stop.
    var places: [CGFloat] = []
    var interval = Self.interval
    /// How far the line stands in.
    var indent: CGFloat = 0

    /// The first stop behind `x`, both measured from the line's beginning.
    func stop(after x: CGFloat) -> CGFloat {
        let place = x + indent
        if let found = places.first(where: { $0 > place + LineBreaker.tolerance }) { return found - indent }
        return ((place / interval).rounded(.down) + 1) * interval - indent
    }
}

/// How the paragraphs of a text stand that do not all stand alike (W80).
struct ParagraphSettings: Hashable, Sendable {
    private struct Paragraph: Hashable, Sendable {
        /// In graphemes.
        var start: Int
        var setting: ParagraphSetting
    }

    private var paragraphs: [Paragraph] = []

    /// - Parameter setting: That of all paragraphs; `nil` is the result where a whole text can be set so.
    init?(_ setting: ParagraphSetting) {
        guard !setting.isEven else { return nil }
        append(setting, at: 0)
    }

    /// None yet: the first is to be appended.
    init() {}

    /// Another paragraph begins.
    mutating func append(_ setting: ParagraphSetting, at start: Int) {
        if paragraphs.last?.setting != setting { paragraphs.append(Paragraph(start: start, setting: setting)) }
    }

    /// `nil` where a whole text can be set so.
    var unlessEven: ParagraphSettings? {
        paragraphs.count > 1 || paragraphs.first?.setting.isEven == false ? self : nil
    }

    /// The setting of the paragraph of a grapheme.
    func setting(at grapheme: Int) -> ParagraphSetting {
        guard !paragraphs.isEmpty else { return ParagraphSetting() }
        var low = 0
        var high = paragraphs.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if paragraphs[middle].start <= grapheme { low = middle } else { high = middle }
        }
        return paragraphs[low].setting
    }

    /// All paragraphs stand at one side.
    func aligned(_ alignment: NSTextAlignment) -> ParagraphSettings {
        var result = self
        for place in paragraphs.indices { result.paragraphs[place].setting.alignment = alignment }
        return result
    }

    /// Paragraphs that stand naturally stand at one side.
    func naturallyAligned(_ alignment: NSTextAlignment) -> ParagraphSettings {
        var result = self
        for place in paragraphs.indices where paragraphs[place].setting.alignment == .natural {
            result.paragraphs[place].setting.alignment = alignment
        }
        return result
    }

    /// Whether a paragraph has a direction that its letters do not decide.
    var haveDirections: Bool { paragraphs.contains { $0.setting.direction != .natural } }
}
