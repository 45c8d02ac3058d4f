// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Sizes of strings, and labels with attributes")
struct StringSizeTests {
    let screen = TestScreen()
    private let font = UIFont.systemFont(ofSize: 20)

    /// What a label of this text needs, rounded up to pixels as labels do.
    private func label(_ text: String, width: CGFloat = 0, lines: Int = 1) -> CGSize {
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    private func up(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    @Test("A string is as large as a label that shows it")
    func size() {
        #expect(up("Responder".size(withAttributes: [.font: font])) == label("Responder"))
        #expect(up(NSString(string: "Responder").size(withAttributes: [.font: font])) == label("Responder"))
        #expect(up(NSAttributedString(string: "Responder", attributes: [.font: font]).size()) == label("Responder"))
        #expect("".size(withAttributes: [.font: font]) == .zero)
        #expect("ab".size().height < "ab".size(withAttributes: [.font: font]).height)
    }

    @Test("Within a width lines break; within a height the last one is shortened")
    func bounds() {
        let text = "one two three four five six seven"
        let room = CGSize(width: 120, height: CGFloat.infinity)
        let context = NSStringDrawingContext()
        let bounds = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: context)
        #expect(up(bounds.size) == label(text, width: 120, lines: 0) && bounds.origin == .zero)
        #expect(context.totalBounds == bounds && bounds.width <= 120)
        let flat = text.boundingRect(with: room, attributes: [.font: font], context: nil)
        #expect(flat.width > 120 && flat.height < bounds.height)
        let short = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
            with: CGSize(width: 120, height: flat.height * 2),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(short.height == flat.height * 2)
    }

    @Test("A label takes font and color of an attributed text's first character, and gives them back")
    func label() throws {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.attributedText = NSAttributedString(
            string: "Stop", attributes: [.font: font, .foregroundColor: UIColor.red])
        #expect(label.text == "Stop" && label.font == font && label.textColor == .red)
        let given = try #require(label.attributedText)
        #expect(given.string == "Stop" && given.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == font)
        label.attributedText = nil
        #expect(label.text == nil)
    }
}
