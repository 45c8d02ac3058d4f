// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Labels in several styles")
struct StyledTextTests {
    let screen = TestScreen()
    let small = UIFont.systemFont(ofSize: 10)
    let large = UIFont.systemFont(ofSize: 30)

    private func label(_ text: NSAttributedString, width: CGFloat = 400, height: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.attributedText = text
        screen.window.addSubview(label)
        return label
    }

    private func runs(_ label: UILabel) -> [DisplayStyledText.Run] {
        guard case .styledText(let text) = label.displayContent else { return [] }
        return text.runs
    }

    private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
        return text
    }

    @Test("Each stretch is painted in its font and color, one after the other, on one baseline")
    func stretches() throws {
        let label = label(
            text(("ab", [.font: small]), ("cd", [.font: large, .foregroundColor: UIColor.red]), ("e", [.font: small])))
        let runs = runs(label)
        #expect(runs.map(\.text) == ["ab", "cd", "e"] && runs.map(\.size) == [10, 30, 10])
        #expect(Set(runs.map(\.baseline.y)).count == 1)
        #expect(runs[0].color == UIColor.label.resolvedColor(with: label.traitCollection) && runs[1].color == .red)
        for (before, after) in zip(runs, runs.dropFirst()) {
            #expect(abs(before.baseline.x + before.width - after.baseline.x) < 0.001)
        }
        let wide = "cd".size(withAttributes: [.font: large]).width
        #expect(abs(runs[1].width - wide) < 0.001)
        #expect(label.sizeThatFits(.zero).height == UILabelLine.height(of: large, on: screen))
    }

    /// What a label of one font takes.
    private enum UILabelLine {
        @MainActor
        static func height(of font: UIFont, on screen: TestScreen) -> CGFloat {
            let label = UILabel()
            label.font = font
            label.text = "x"
            screen.window.addSubview(label)
            return label.sizeThatFits(.zero).height
        }
    }

    @Test("Lines are as high as their highest letters, and as many as there is room for")
    func lineHeights() {
        let text = text(("small\n", [.font: small]), ("large\n", [.font: large]), ("small", [.font: small]))
        let label = label(text)
        label.numberOfLines = 0
        let (low, high) = (UILabelLine.height(of: small, on: screen), UILabelLine.height(of: large, on: screen))
        #expect(abs(label.sizeThatFits(CGSize(width: 400, height: 0)).height - (2 * low + high)) < 2)
        let runs = runs(label)
        #expect(runs.map(\.text) == ["small", "large", "small"])
        #expect(runs[1].baseline.y - runs[0].baseline.y > runs[2].baseline.y - runs[1].baseline.y)
        label.bounds.size.height = low + high / 2
        #expect(self.runs(label).map(\.text) == ["small", "…"] || self.runs(label).map(\.text) == ["small…"])
    }

    @Test("Lines under and through letters, colors behind them, distances and raised letters are told")
    func decorations() throws {
        let label = label(
            text(
                ("a", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.green]),
                ("b", [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow]),
                ("cc", [.kern: 5, .baselineOffset: 4.0])))
        let runs = runs(label)
        #expect(runs.map(\.text) == ["a", "b", "cc"])
        #expect(runs[0].underline == .init(style: .double, color: .green) && runs[0].strikethrough == nil)
        #expect(runs[1].strikethrough?.style == .single && runs[1].background == .yellow)
        #expect(runs[2].kern == 5 && runs[2].baseline.y == runs[0].baseline.y - 4)
        let plain = "cc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(runs[2].width - plain - 10) < 0.001)
    }

    @Test("The attributes come back; a font or color that is set then is that of all; a text that is set has none")
    func changing() {
        let link = NSAttributedString.Key(rawValue: "link")
        let label = label(text(("ab", [.font: small, link: 7]), ("cd", [.font: large])))
        #expect(label.font == small && label.text == "abcd")
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[link] as? Int == 7)
        #expect(label.attributedText?.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont == large)
        label.textColor = .red
        #expect(runs(label).map(\.color) == [.red, .red] && runs(label).map(\.size) == [10, 30])
        label.font = large
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == large)
        label.attributedText = text(("ab", [.font: small]), ("cd", [.font: large]))
        label.text = "abcd"
        #expect(runs(label).isEmpty && label.font == small)
    }

    @Test(
        "A grapheme has the attributes of its beginning; an attributed text of one font and color is no text in styles")
    func graphemes() {
        let family = "👨\u{200D}👩\u{200D}👧"
        let attributed = NSMutableAttributedString(string: family + "x", attributes: [.font: small])
        attributed.addAttribute(.font, value: large, range: NSRange(location: 2, length: 3))
        let styled = StyledText(attributed)
        #expect(styled.stretches.map(\.range) == [0..<2] && styled.isPlain)
        let plain = label(NSAttributedString(string: "abc", attributes: [.font: large, .foregroundColor: UIColor.red]))
        #expect(runs(plain).isEmpty && plain.font == large && plain.textColor == .red)
    }

    @Test("Foundation compares fonts, colors and images beside each other in a text that changes")
    func comparing() {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: small])
        let key = NSAttributedString.Key(rawValue: "value")
        for (place, value) in [UIColor.red, small, UIImage(), UIColor.red, large, UIColor.clear].enumerated() {
            text.addAttribute(key, value: value, range: NSRange(location: place, length: 1))
        }
        text.append(NSAttributedString(string: "g", attributes: [key: UIColor(white: 0, alpha: 0)]))
        text.addAttribute(key, value: UIColor.red, range: NSRange(location: 1, length: 2))
        var stretches: [Int] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
            stretches.append(range.length)
        }
        #expect(stretches == [4, 1, 1, 1] || stretches == [4, 1, 2])
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }

    @Test("The size of a text in several fonts is that of its parts; a label that shrinks its text shrinks all of it")
    func sizes() {
        let text = text(("ab", [.font: small]), ("cd", [.font: large]))
        let sum = "ab".size(withAttributes: [.font: small]).width + "cd".size(withAttributes: [.font: large]).width
        #expect(abs(text.size().width - sum) < 0.001)
        #expect(abs(text.size().height - "x".size(withAttributes: [.font: large]).height) < 0.001)
        let label = label(text, width: sum / 2)
        label.adjustsFontSizeToFitWidth = true
        let runs = runs(label)
        #expect(runs.map(\.text) == ["ab", "cd"])
        #expect(runs.last.map { $0.baseline.x + $0.width <= sum / 2 + 0.01 && $0.size > 14 } == true)
    }

    @Test("A disabled label dims every color of its text; a tail is cut off with an ellipsis")
    func dimmedAndCut() {
        let label = label(
            text(("ab", [.font: small, .foregroundColor: UIColor.red]), ("cdefghij", [.font: large])), width: 60)
        #expect(runs(label).last?.text == "…" && runs(label).first?.text == "ab")
        label.isEnabled = false
        #expect(runs(label).allSatisfy { $0.color.cgColor.alpha < 0.5 })
    }
}
