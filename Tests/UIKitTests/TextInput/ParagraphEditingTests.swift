// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W80: paragraphs of text views")
struct ParagraphEditingTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        change(style)
        return [.paragraphStyle: style]
    }

    private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
        return text
    }

    private func caret(_ offset: Int) -> CGRect { view.caretRect(for: TextInputPosition(offset)) }

    @Test("Each paragraph has its alignment and its indent; fingers and carets know where its letters are")
    func places() {
        view.attributedText = text([
            ("a\n", style { $0.alignment = .center }), ("b\n", style { $0.firstLineHeadIndent = 40 }),
            ("c", style { $0.alignment = .right }),
        ])
        let left = view.textContainerInset.left + 5
        #expect(view.textAlignment == .center)
        #expect(caret(0).minX > 130 && caret(0).minX < 150)
        #expect(caret(2).minX == left + 40)
        #expect(caret(4).minX > 270)
        for offset in [0, 2, 4] {
            let touched = view.closestPosition(to: CGPoint(x: caret(offset).minX + 1, y: caret(offset).midY))
            #expect(touched.map { view.offset(from: view.beginningOfDocument, to: $0) } == offset)
        }
        view.textAlignment = .left
        #expect(caret(0).minX == left && caret(4).minX == left && caret(2).minX == left + 40)
        let kept = view.attributedText.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle
        #expect(kept?.alignment == .left)
    }

    @Test("Lines have the heights of their paragraph, and paragraphs their distance")
    func heights() {
        view.attributedText = text([
            ("a\n", style { ($0.minimumLineHeight, $0.paragraphSpacing) = (50, 12) }),
            ("b\n", style { $0.lineSpacing = 7 }), ("c", style { $0.paragraphSpacingBefore = 3 }),
        ])
        let plain = UITextView(frame: view.frame)
        plain.text = "c"
        let natural = plain.caretRect(for: plain.beginningOfDocument).height
        #expect(caret(0).height == 50)
        #expect(caret(2).minY == caret(0).maxY + 12)
        #expect(abs(caret(2).height - natural - 7) < 0.001)
        #expect(abs(caret(4).minY - caret(2).maxY - 3) < 0.001 && abs(caret(4).height - natural) < 0.001)
        #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - caret(4).maxY - 8) < 1)
    }

    @Test("A new line has the style of the one before it, and what joins a paragraph the style of that")
    func typing() {
        view.attributedText = text([("a\n", style { $0.firstLineHeadIndent = 30 }), ("b", style { _ in })])
        let left = caret(2).minX
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("\nx")
        #expect(caret(2).minX == left + 30)
        view.selectedRange = NSRange(location: 4, length: 0)
        #expect(caret(4).minX == left)
        view.deleteBackward()
        #expect(view.text == "a\nxb" && caret(3).minX > left + 30)
    }

    @Test("However it was edited, it stands as the same text does that was set at once", arguments: 0..<6)
    func edited(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let styles = [
            style { _ in }, style { ($0.headIndent, $0.lineSpacing) = (60, 5) },
            style { ($0.firstLineHeadIndent, $0.tailIndent, $0.paragraphSpacing) = (80, -70, 9) },
            style { ($0.alignment, $0.minimumLineHeight) = (.right, 33) },
            style { ($0.headIndent, $0.tabStops) = (25, [NSTextTab(textAlignment: .left, location: 25)]) },
        ]
        let words = ["one ", "longer words ", "\n", "\t", "and more of the same text ", "x"]
        view.attributedText = text(
            (0..<40).map { _ in (words.randomElement(using: &random) ?? "", styles.randomElement(using: &random) ?? [:])
            })
        for _ in 0..<60 {
            let count = view.text.utf16.count
            let start = Int.random(in: 0...count, using: &random)
            let length = min(count - start, Int.random(in: 0...30, using: &random))
            view.selectedRange = NSRange(location: start, length: length)
            if Bool.random(using: &random) {
                view.insertText(words.randomElement(using: &random) ?? "")
            } else {
                view.deleteBackward()
            }
        }
        let fresh = UITextView(frame: view.frame)
        fresh.textAlignment = view.textAlignment
        fresh.attributedText = view.attributedText
        for offset in 0...view.text.utf16.count {
            #expect(caret(offset) == fresh.caretRect(for: TextInputPosition(offset)), "at \(offset)")
        }
    }
}
