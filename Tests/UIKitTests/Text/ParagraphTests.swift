// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// Letters are 10 points wide and lines 10 points high.
@MainActor
@Suite("W80, W81: each paragraph stands as its style says")
struct ParagraphTests {
    private func set(
        _ text: String, width: CGFloat = 100, height: CGFloat = .infinity, lines: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping, _ settings: (inout ParagraphSetting, Int) -> Void
    ) -> TextLayout {
        var paragraphs = ParagraphSettings()
        var start = 0
        for (number, paragraph) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var setting = ParagraphSetting()
            settings(&setting, number)
            paragraphs.append(setting, at: start)
            start += paragraph.count + 1
        }
        var options = TextLayout.Options(
            font: .systemFont(ofSize: 10), alignment: .left, lineBreakMode: mode, maximumLineCount: lines)
        options.paragraphs = paragraphs
        let heights = FontMetrics(ascent: 0.8, descent: 0.2, lineGap: 0)
        return TextLayout(
            text, options: options, width: width, height: height,
            measures: TextLayout.Measures(
                advances: text.map { $0.isNewline ? 0 : 10 }, ellipsis: 10, heights: heights, pointSize: 10))
    }

    private func frames(_ layout: TextLayout) -> [[CGFloat]] {
        layout.lines.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    }

    @Test("Each has its own alignment")
    func alignment() {
        let layout = set("ab\ncd\nef\ngh") { $0.alignment = [.left, .center, .right, .natural][$1] }
        #expect(layout.lines.map(\.frame.minX) == [0, 40, 80, 0])
        #expect(layout.size == CGSize(width: 20, height: 40))
    }

    @Test("Each has heights of its own, with its space between lines, and none below the last")
    func heights() {
        let layout = set("aaa bbb ccc\ndd", width: 30) {
            if $1 == 0 { $0.heights.spacing = 5 } else { ($0.heights.minimum, $0.heights.spacing) = (30, 7) }
        }
        #expect(layout.lines.map(\.frame.minY) == [0, 15, 30, 45])
        #expect(layout.lines.map(\.baseline) == [8, 23, 38, 73])
        #expect(layout.size.height == 75)
    }

    @Test("Space above and below stands between paragraphs, not at the ends, nor between the lines of one")
    func gaps() {
        let layout = set("aa bb\ncc\ndd", width: 20) {
            ($0.above, $0.below) = [(100, 3), (4, 0), (7, 100)][$1]
        }
        #expect(layout.lines.map(\.frame.minY) == [0, 10, 27, 44])
        #expect(layout.size.height == 54)
    }

    @Test(
        "Lines stand in at the side where reading begins, the first by its own distance, and end before the other side")
    func indents() {
        let layout = set("aa bb cc dd", width: 80) { setting, _ in
            (setting.firstIndent, setting.indent, setting.tail) = (10, 30, -10)
        }
        #expect(layout.lines.map(\.text) == ["aa bb", "cc", "dd"])
        #expect(layout.lines.map(\.frame.minX) == [10, 30, 30])
        #expect(layout.size.width == 60)
        let ends = set("aa bb cc", width: 200) { setting, _ in (setting.indent, setting.tail) = (10, 50) }
        #expect(ends.lines.map(\.text) == ["aa bb", "cc"])
        let centered = set("aa", width: 100) { setting, _ in
            (setting.firstIndent, setting.alignment, setting.tail) = (20, .center, -20)
        }
        #expect(centered.lines[0].frame.minX == 40)
        let hebrew = set("\u{5D0}\u{5D0} \u{5D1}\u{5D1}", width: 40) { setting, _ in
            (setting.firstIndent, setting.indent) = (10, 20)
        }
        #expect(hebrew.lines.map(\.frame.maxX) == [30, 20])
    }

    @Test("A direction of its own goes before that of the letters")
    func direction() {
        let layout = set("ab\nab") { if $1 == 1 { $0.direction = .rightToLeft } }
        #expect(layout.lines.map(\.frame.minX) == [0, 80] && layout.lines.map(\.isRightToLeft) == [false, true])
    }

    @Test("Tabs lead to the stops, from the container's side, and behind them to every interval")
    func tabs() {
        let layout = set("a\tb\tc\td", width: 300) { setting, _ in
            (setting.tabs.places, setting.tabs.interval, setting.firstIndent) = ([35, 90], 50, 15)
        }
        // a, b, c, d; the line begins at 15.
        let places = [0, 2, 4, 6].map { layout.caretRect(at: .init(offset: $0)).minX }
        #expect(places == [15, 35, 90, 150])
        let hanging = set("a\tbb cc dd", width: 60) { setting, _ in
            (setting.tabs.places, setting.indent) = ([20], 20)
        }
        #expect(hanging.lines.map(\.text) == ["abb", "cc", "dd"] || hanging.lines.count == 3)
        #expect(hanging.caretRect(at: .init(offset: 2)).minX == 20)
        #expect(hanging.lines[1].frame.minX == 20 && hanging.lines[2].frame.minX == 20)
    }

    @Test("Lines that do not fit a height or a number are left out, and the last one is shortened in its own room")
    func limits() {
        let setting: (inout ParagraphSetting, Int) -> Void = {
            if $1 == 0 { ($0.heights.spacing, $0.below) = (4, 6) } else { $0.indent = 20; $0.firstIndent = 20 }
        }
        // 10, then 6 + 4 below it, and 10.
        #expect(set("aa\nbb", height: 30, setting).lines.count == 2)
        #expect(set("aa\nbb", height: 29, setting).lines.count == 1)
        let short = set("aa\nbb cc dd ee", width: 60, lines: 2, mode: .byTruncatingTail, setting)
        #expect(short.lines.map(\.text) == ["aa", "bb…"] && short.isTruncated)
        #expect(short.lines[1].frame.minX == 20)
    }
}

@MainActor
@Suite("W80: paragraphs of labels and drawn text")
struct ParagraphsOfLabelsTests {
    private func text(_ parts: [(String, (NSMutableParagraphStyle) -> Void)]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, change) in parts {
            let style = NSMutableParagraphStyle()
            change(style)
            text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
        }
        return text
    }

    private func lefts(_ label: UILabel) -> [CGFloat] {
        guard case .text(let text) = label.displayContent else { return [] }
        return text.lines.map { $0.baseline.x.rounded() }
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    @Test("A label shows each paragraph's; a new alignment is all paragraphs', a new color nobody's")
    func label() throws {
        let text = text([("a\n", { $0.alignment = .center }), ("a", { $0.firstLineHeadIndent = 40 })])
        let label = label(text)
        let shown = lefts(label)
        #expect(shown.count == 2 && shown[0] > 100 && shown[1] == 40)
        label.textColor = .red
        #expect(lefts(label) == shown)
        label.textAlignment = .center
        #expect(lefts(label)[1] == shown[0] + 20)
        label.font = .boldSystemFont(ofSize: 17)
        #expect(lefts(label)[1] > 100)
        let kept = try #require(
            label.attributedText?.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle)
        #expect(kept.firstLineHeadIndent == 40)
        label.text = "a\na"
        #expect(lefts(label)[1] == lefts(label)[0])
    }

    @Test(
        "In an interface from right to left, paragraphs that stand naturally stand at the right, and the others where they stood"
    )
    func rightToLeft() {
        let label = label(
            text([("a\n", { _ in }), ("a\n", { $0.alignment = .center }), ("a", { $0.alignment = .left })]))
        let middle = lefts(label)[1]
        #expect(lefts(label) == [0, middle, 0] && middle > 100)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(lefts(label)[0] > 280 && Array(lefts(label)[1...]) == [middle, 0])
    }

    @Test("A paragraph has the style of its beginning; one without a style has none of its neighbors'")
    func beginnings() {
        let whole = NSMutableAttributedString(attributedString: text([("a", { $0.firstLineHeadIndent = 40 })]))
        whole.append(text([("b", { $0.firstLineHeadIndent = 90 })]))
        whole.append(NSAttributedString(string: "\nc"))
        #expect(lefts(label(whole)) == [40, 0])
    }

    @Test("Measured sizes have it all")
    func sizes() {
        let plain = NSAttributedString(string: "a\nb").size()
        let spaced = text([("a\n", { $0.paragraphSpacing = 9 }), ("b", { $0.firstLineHeadIndent = 50 })]).size()
        #expect(abs(spaced.height - plain.height - 9) < 0.001)
        #expect(spaced.width > plain.width + 40)
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 9
        let single = "a\nb".size(withAttributes: [.paragraphStyle: style])
        #expect(abs(single.height - plain.height - 9) < 0.001)
    }
}
