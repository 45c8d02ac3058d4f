// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Pictures in texts")
struct TextAttachmentTests {
    private let screen = TestScreen()
    private let font = UIFont.systemFont(ofSize: 10)
    private let picture = UIImage(data: pngHeader(width: 20, height: 30))

    init() { _ = screen.application }

    private func text(_ attachment: NSTextAttachment, color: UIColor? = nil) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "b"))
        let whole = NSRange(location: 0, length: 3)
        text.addAttribute(.font, value: font, range: whole)
        if let color { text.addAttribute(.foregroundColor, value: color, range: whole) }
        return text
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        screen.window.addSubview(label)
        label.sizeToFit()
        return label
    }

    private struct Shown: Equatable {
        var image: UIImage
        var frame: CGRect
        var tint: CGColor?
    }

    private func pictures(_ content: DisplayContent) -> [Shown] {
        guard case .drawing(let drawing, _) = content else { return [] }
        return drawing.commands.compactMap { command in
            if case .image(let image, let frame, let tint) = command {
                Shown(image: image, frame: frame, tint: tint)
            } else {
                nil
            }
        }
    }

    private func letters(_ content: DisplayContent) -> [(text: String, size: CGFloat, color: CGColor)] {
        guard case .drawing(let drawing, _) = content else { return [] }
        return drawing.commands.compactMap { command in
            if case .text(let text, _, let size, let color, _) = command { (text, size, color) } else { nil }
        }
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test("W69: a picture is as wide as it is, stands on the baseline, and makes its line as high")
    func onTheBaseline() throws {
        let attachment = NSTextAttachment(image: try #require(picture))
        let label = label(text(attachment))
        let depth = -font.descender
        #expect(label.frame.width == (width("a") + 20 + width("b") - 0.0001).rounded(.up))
        #expect(label.frame.height == (30 + depth - 0.0001).rounded(.up))
        let shown = try #require(pictures(label.displayContent).first)
        #expect(
            shown.image === attachment.image && shown.tint == nil && shown.frame.size == CGSize(width: 20, height: 30))
        #expect(abs(shown.frame.minX - width("a")) < 0.001 && abs(shown.frame.minY) <= 0.5)
        #expect(letters(label.displayContent).map(\.text) == ["a", "b"])
        #expect(
            attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
                .size == CGSize(width: 20, height: 30))
    }

    @Test("W69: bounds place it by the baseline, upwards; without a picture they are room")
    func bounds() throws {
        let attachment = NSTextAttachment(image: try #require(picture))
        attachment.bounds = CGRect(x: 0, y: -8, width: 12, height: 40)
        let label = label(text(attachment))
        #expect(label.frame.height == 40 && label.frame.width == (width("ab") + 12 - 0.0001).rounded(.up))
        #expect(pictures(label.displayContent).first?.frame.minY == 0)
        attachment.image = nil
        label.attributedText = text(attachment)
        #expect(label.sizeThatFits(.zero) == label.frame.size && pictures(label.displayContent).isEmpty)
        attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: -4)
        label.attributedText = text(attachment)
        #expect(label.sizeThatFits(.zero).width < 100)
    }

    @Test("W69: contents of a file are its picture")
    func contents() {
        let attachment = NSTextAttachment(data: pngHeader(width: 9, height: 8), ofType: "public.png")
        let label = label(text(attachment))
        #expect(pictures(label.displayContent).map(\.frame.size) == [CGSize(width: 9, height: 8)])
        attachment.contents = Data("no picture".utf8)
        label.attributedText = text(attachment)
        #expect(pictures(label.displayContent).isEmpty)
    }

    @Test("W69: a template has the color of the text, a tinted picture its own")
    func colors() throws {
        let picture = try #require(picture)
        func tint(_ image: UIImage) -> CGColor? {
            pictures(label(text(NSTextAttachment(image: image), color: .red)).displayContent).first?.tint
        }
        #expect(tint(picture.withRenderingMode(.alwaysTemplate)) == UIColor.red.cgColor)
        #expect(tint(picture.withTintColor(.green)) == UIColor.green.cgColor && tint(picture) == nil)
    }

    @Test("W69: a symbol without a size of its own has the font's, in the color of the text")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        let label = label(text(NSTextAttachment(image: star), color: .red))
        let drawn = letters(label.displayContent)
        #expect(drawn.count == 3 && drawn.allSatisfy { $0.size == 10 && $0.color == UIColor.red.cgColor })
        #expect(pictures(label.displayContent).isEmpty)
        let large = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
        let other = self.label(text(NSTextAttachment(image: try #require(large?.withTintColor(.green)))))
        #expect(letters(other.displayContent).last.map { $0.size == 40 && $0.color == UIColor.green.cgColor } == true)
        #expect(other.frame.height > 40 && label.frame.height < 20)
    }

    @Test("W69: a class of attachments is asked for its rectangle in the line, and for its picture there")
    func ownClasses() throws {
        final class Wide: NSTextAttachment {
            var asked: [Int] = []
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect {
                asked.append(charIndex)
                return CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: lineFrag.width / 4)
            }
            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? { imageBounds.width > 50 ? UIImage(data: pngHeader(width: 1, height: 1)) : nil }
        }
        let attachment = Wide()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.numberOfLines = 0
        screen.window.addSubview(label)
        label.attributedText = text(attachment)
        #expect(pictures(label.displayContent).map(\.frame.size) == [CGSize(width: 100, height: 50)])
        #expect(attachment.asked.allSatisfy { $0 == 1 })
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        view.textContainerInset = .zero
        screen.window.addSubview(view)
        view.attributedText = text(attachment)
        view.layoutIfNeeded()
        let lines = view.every(TextLineView.self)
        #expect(lines.flatMap { pictures($0.displayContent) }.map(\.frame.size) == [CGSize(width: 100, height: 50)])
        #expect(lines.first.map { $0.frame.height > 50 } == true)
    }

    @Test("W69: other characters with an attachment are letters, and typed text has none")
    func lettersBeside() throws {
        let attachment = NSTextAttachment(image: try #require(picture))
        let wrong = NSAttributedString(string: "xy", attributes: [.attachment: attachment, .font: font])
        #expect(self.label(wrong).sizeThatFits(.zero).height < 20)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        screen.window.addSubview(view)
        view.attributedText = text(attachment)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.typingAttributes[.attachment] == nil && view.typingAttributes[.font] as? UIFont == font)
        view.insertText("z")
        #expect(view.text == "a\u{FFFC}zb")
        #expect(view.attributedText.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
        #expect(
            view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test("W69: assistive technology reads the names of pictures; a drawn text is told with its words")
    func names() throws {
        let attachment = NSTextAttachment(image: try #require(picture))
        let label = label(text(attachment))
        #expect(label.displayAccessibility.label == "ab" && !label.displayAccessibility.isLabelPainted)
        attachment.accessibilityLabel = " heart "
        #expect(label.displayAccessibility.label == "a heart b")
        label.text = "plain"
        #expect(label.displayAccessibility.isLabelPainted)
        label.shadowColor = .red
        #expect(label.displayAccessibility.label == "plain" && !label.displayAccessibility.isLabelPainted)
    }

    @Test("W70: an attributed string is drawn with each part in its style, lines and backgrounds too")
    func drawnParts() throws {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font, .foregroundColor: UIColor.red])
        text.append(
            NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 20), .underlineStyle: 1]))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: try #require(picture))))
        let drawing = DisplayDrawing(of: CGRect(x: 0, y: 0, width: 200, height: 100)) { _ in
            text.draw(at: CGPoint(x: 5, y: 6))
        }
        let content = DisplayContent.drawing(drawing, .scaleToFill)
        #expect(letters(content).map(\.text) == ["a", "b"] && letters(content).map(\.size) == [10, 20])
        #expect(letters(content).map(\.color) == [UIColor.red.cgColor, UIColor.black.cgColor])
        #expect(
            pictures(content).count == 1 && drawing.commands.contains { if case .fill = $0 { true } else { false } })
        let plain = DisplayDrawing(of: CGRect(x: 0, y: 0, width: 200, height: 100)) { _ in
            "ab".draw(at: .zero, withAttributes: [.font: font, .backgroundColor: UIColor.green])
        }
        #expect(plain.commands.contains(.fillColor(UIColor.green.cgColor)))
    }

    @Test("W71: a symbol is drawn as its letters in the middle of the rectangle, a tinted picture in its color")
    func drawnSymbols() throws {
        let star = try #require(UIImage(systemName: "star")?.withTintColor(.red))
        let picture = try #require(picture?.withTintColor(.green))
        let drawing = DisplayDrawing(of: CGRect(x: 0, y: 0, width: 200, height: 100)) { _ in
            star.draw(in: CGRect(x: 0, y: 0, width: 48, height: 96))
            picture.draw(at: .zero)
        }
        let content = DisplayContent.drawing(drawing, .scaleToFill)
        let side = try #require(UIImage(systemName: "star")).size.width
        #expect(
            letters(content).map(\.size) == [17 * 48 / side] && letters(content).first?.color == UIColor.red.cgColor)
        #expect(pictures(content).map(\.tint) == [UIColor.green.cgColor])
    }
}

extension UIView {
    fileprivate func every<View: UIView>(_ type: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.every(type) }
    }
}
