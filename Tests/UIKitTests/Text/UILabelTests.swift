// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UILabel")
struct UILabelTests {
    let screen = TestScreen()

    func label(_ text: String?, width: CGFloat = 200, height: CGFloat = 30) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        screen.window.addSubview(label)
        return label
    }

    func painted(_ label: UILabel) -> DisplayText? {
        guard case .text(let text) = label.displayContent else { return nil }
        return text
    }

    @Test("B24: a label takes no touches, and one that was told to takes them")
    func interaction() {
        let label = label("text")
        #expect(!label.isUserInteractionEnabled)
        #expect(screen.window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== label)
        label.isUserInteractionEnabled = true
        #expect(screen.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === label)
    }

    @Test("K7, K12: a description shows the first 25 characters of the text, and the label's own layer")
    func describing() {
        let label = label("2 - Drawing index is topmost of all")
        #expect(label.description.contains("text = '2 - Drawing index is topm...'; userInteractionEnabled = NO"))
        #expect(label.description.contains("layer = <_UILabelLayer: "))
    }

    @Test("One line as wide as its text, whatever width is offered")
    func singleLineSize() {
        let label = label("wwww wwww")
        let size = label.sizeThatFits(CGSize(width: 20, height: 10))
        #expect(size.height == label.sizeThatFits(.zero).height)
        #expect(size.width == label.sizeThatFits(.zero).width)
        #expect(size.width > 60)
    }

    @Test("Several lines keep to the width, as many as the limit says")
    func severalLines() {
        let label = label("wwww wwww wwww wwww")
        let line = label.sizeThatFits(.zero).height
        label.numberOfLines = 0
        let tall = label.sizeThatFits(CGSize(width: 70, height: 0))
        #expect(tall.width <= 70)
        #expect(tall.height > line * 3.5)
        label.numberOfLines = 2
        let limited = label.sizeThatFits(CGSize(width: 70, height: 0))
        #expect(limited.height < line * 2.5)
        #expect(label.sizeThatFits(.zero).height == line)
    }

    @Test("A label without text has no size and paints nothing")
    func empty() {
        for label in [label(nil), label("")] {
            #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
            #expect(painted(label) == nil)
        }
    }

    @Test("sizeToFit keeps the place and takes the size of the text")
    func sizing() {
        let label = label("text")
        label.frame.origin = CGPoint(x: 7, y: 9)
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 7, y: 9))
        #expect(label.frame.size == label.sizeThatFits(.zero))
    }

    @Test("The text stands in the middle of the height, where the alignment wants it")
    func placing() throws {
        let label = label("text", width: 200, height: 100)
        let width = label.sizeThatFits(.zero).width
        let left = try #require(painted(label)?.lines.first)
        #expect(left.baseline.x == 0)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(left.baseline.y - (50 - font.lineHeight / 2 + font.ascender)) <= 0.5)
        label.textAlignment = .right
        let right = try #require(painted(label)?.lines.first)
        #expect(abs(right.baseline.x - (200 - width)) < 1)
        label.textAlignment = .center
        let middle = try #require(painted(label)?.lines.first)
        #expect(abs(middle.baseline.x - (200 - width) / 2) < 1)
    }

    @Test("Text that does not fit is shortened as the mode says")
    func shortening() {
        let label = label("wwwwwwwwwwwwwwwwwwww", width: 60)
        #expect(painted(label)?.lines.first?.text.hasSuffix("…") == true)
        label.lineBreakMode = .byTruncatingHead
        #expect(painted(label)?.lines.first?.text.hasPrefix("…") == true)
        label.lineBreakMode = .byClipping
        #expect(painted(label)?.lines.first?.text.contains("…") == false)
    }

    @Test("A label may shrink its text to its width, down to the least factor")
    func shrinking() throws {
        let label = label("wwwwwwwwww", width: 60)
        let natural = label.sizeThatFits(.zero).width
        label.adjustsFontSizeToFitWidth = true
        let shrunk = try #require(painted(label))
        #expect(shrunk.lines.first?.text == "wwwwwwwwww")
        #expect(abs(shrunk.size - 17 * 60 / natural) < 0.2)
        label.minimumScaleFactor = 0.9
        let limited = try #require(painted(label))
        #expect(abs(limited.size - 17 * 0.9) < 0.02)
        #expect(limited.lines.first?.text.hasSuffix("…") == true)
    }

    @Test("Highlighted and disabled labels have other colors")
    func colors() {
        let label = label("text")
        label.textColor = .red
        label.highlightedTextColor = .blue
        #expect(painted(label)?.color == .red)
        label.isHighlighted = true
        #expect(painted(label)?.color == .blue)
        label.highlightedTextColor = nil
        #expect(painted(label)?.color == .red)
        label.isEnabled = false
        #expect((painted(label)?.color.cgColor.alpha ?? 1) < 0.5)
    }

    @Test("A color that follows the traits is painted in the label's own")
    func dynamicColor() {
        let label = label("text")
        #expect(painted(label)?.color == UIColor.label.resolvedColor(with: label.traitCollection))
    }

    @Test("Assistive technology reads the text, and its change")
    func accessibility() {
        let label = label("text")
        #expect(label.displayAccessibility.role == .text)
        #expect(label.displayAccessibility.label == "text")
        label.text = "other"
        #expect(label.accessibilityLabel == "other")
        label.isEnabled = false
        #expect(!label.displayAccessibility.isEnabled)
    }

    @Test("Better measures move the text and have the superview lay out again")
    func measures() {
        final class Container: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }
        let outer = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "i"
        label.textAlignment = .right
        container.addSubview(label)
        outer.addSubview(container)
        screen.window.addSubview(outer)
        screen.settle()
        let passes = (container.passes, outer.passes)
        let before = painted(label)?.lines.first?.width
        screen.send(
            .textMetrics(
                MeasuredText(
                    face: label.font.face,
                    metrics: FontMetrics(ascent: 0.9, descent: 0.2, lineGap: 0, advances: ["i": 2]))))
        #expect(before != 34)
        #expect(painted(label)?.lines.first?.width == 34)
        #expect(container.passes == passes.0 + 1)
        // It may have asked for the label's size as well.
        #expect(outer.passes == passes.1 + 1)
    }

    @Test("A text is set once for each size and each set of measures")
    func caching() {
        var cache = UILabelLayoutCache()
        let metrics = TextMetrics()
        let font = UIFont.systemFont(ofSize: 17)
        let options = TextLayout.Options(font: font)
        func set(_ text: String, _ width: CGFloat) {
            _ = cache.layout(of: text, options: options, size: CGSize(width: width, height: 20), metrics: metrics)
        }
        set("text", 100)
        set("text", 50)
        set("text", 100)
        #expect(cache.layoutCount == 2)
        set("other", 100)
        #expect(cache.layoutCount == 3)
        metrics.update(font.face, with: FontMetrics(ascent: 1, descent: 0.3, lineGap: 0, advances: ["t": 0.9]))
        set("text", 100)
        #expect(cache.layoutCount == 4)
    }

    @Test("A shadow is the text once more, behind it and moved")
    func shadow() throws {
        let label = label("text")
        label.textColor = .red
        #expect(painted(label) != nil && label.shadowOffset == CGSize(width: 0, height: -1))
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 2, height: 3)
        guard case .drawing(let drawing, _) = label.displayContent else { return #expect(Bool(false)) }
        let texts = drawing.commands.compactMap { command -> (color: CGColor, point: CGPoint)? in
            guard case .text("text", _, _, let color, let point) = command else { return nil }
            return (color, point)
        }
        try #require(texts.count == 2)
        #expect(texts[0].color == UIColor.blue.cgColor && texts[1].color == UIColor.red.cgColor)
        #expect(texts[0].point == CGPoint(x: texts[1].point.x + 2, y: texts[1].point.y + 3))
        label.shadowColor = nil
        #expect(painted(label) != nil)
    }

    @Test("A text that shrank stands on the line of its full size, in the middle, or at the top")
    func baselines() throws {
        let label = label("wwwwwwwwww", width: 60)
        label.adjustsFontSizeToFitWidth = true
        let full = (30 - label.font.lineHeight) / 2
        func top(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
            label.baselineAdjustment = adjustment
            let text = try #require(painted(label))
            let font = label.font.withSize(text.size)
            return try #require(text.lines.first).baseline.y - font.ascender
        }
        #expect(try abs(top(.none) - full) <= 1)
        let baseline = full + label.font.ascender
        let shrunk = try #require(painted(label)).size
        let ascender = label.font.withSize(shrunk).ascender
        #expect(try abs(top(.alignBaselines) + ascender - baseline) <= 1)
        #expect(try top(.alignCenters) > top(.none) && top(.alignCenters) < top(.alignBaselines))
    }
}
