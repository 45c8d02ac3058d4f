// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A text set in an area, by the same layout that labels and text views have (CT1).
@MainActor
final class SetText {
    let text: NSAttributedString
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer

    /// One line of the text.
    struct Line {
        /// UTF-16 units of the text.
        let range: NSRange
        /// Where the line begins, in the area: at its left end, on the baseline, from the top.
        let origin: CGPoint
    }

    /// - Parameter size: of the area, in points. No text is wrapped without a width.
    init(_ text: NSAttributedString, in size: CGSize) {
        self.text = text
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    /// The lines that have room.
    var lines: [Line] {
        guard text.length > 0 else { return [] }
        var lines: [Line] = []
        manager.enumerateLineFragments(forGlyphRange: whole) { fragment, used, _, range, _ in
            let baseline = manager.location(forGlyphAt: range.location).y
            lines.append(Line(range: range, origin: CGPoint(x: used.minX, y: fragment.minY + baseline)))
        }
        return lines
    }

    /// The size of the lines.
    var usedSize: CGSize {
        let used = manager.usedRect(for: container)
        return CGSize(width: used.maxX, height: used.maxY)
    }

    private var whole: NSRange { NSRange(location: 0, length: text.length) }

    /// The distance of a character's left edge from the start of its line, on one line.
    func offset(of index: Int) -> CGFloat {
        guard text.length > 0 else { return 0 }
        guard index < text.length else {
            return manager.boundingRect(forGlyphRange: whole, in: container).maxX
        }
        return manager.location(forGlyphAt: max(index, 0)).x
    }

    /// The place between characters that is nearest to a distance from the start of the line.
    func index(at x: CGFloat) -> Int {
        guard text.length > 0 else { return 0 }
        var fraction: CGFloat = 0
        let point = CGPoint(x: x, y: 0)
        let index = manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        guard fraction > 0.5 else { return index }
        // Behind the whole character, which may be several units.
        return NSMaxRange((text.string as NSString).rangeOfComposedCharacterSequence(at: index))
    }

    /// Draws the text, with the area's corner at a point.
    func draw(at corner: CGPoint) {
        manager.drawBackground(forGlyphRange: whole, at: corner)
        manager.drawGlyphs(forGlyphRange: whole, at: corner)
    }
}

extension NSAttributedString {
    /// With UIKit's attributes in the place of those of Core Text alone.
    var withUIKitAttributes: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        let key = NSAttributedString.Key(kCTForegroundColorAttributeName)
        enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let color = value as? CGColor else { return }
            text.removeAttribute(key, range: range)
            text.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
        }
        return text
    }

    /// The part of the text that a range means: a length of 0 is the rest.
    func part(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        let count = range.length <= 0 ? length - start : min(range.length, length - start)
        return NSRange(location: start, length: count)
    }

    /// The last character that is no blank.
    var endWithoutBlanks: Int {
        let blanks = CharacterSet.whitespacesAndNewlines
        let units = string as NSString
        var end = units.length
        while end > 0, let scalar = Unicode.Scalar(units.character(at: end - 1)), blanks.contains(scalar) { end -= 1 }
        return end
    }
}
