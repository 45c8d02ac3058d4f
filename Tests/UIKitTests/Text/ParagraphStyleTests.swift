// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Paragraph styles")
struct ParagraphStyleTests {
    private func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "one\ntwo\nthree", attributes: [.paragraphStyle: style])
        return label
    }

    private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        label(change).sizeThatFits(CGSize(width: 300, height: 1000)).height
    }

    @Test("Space between lines stands between them alone; lines are multiplied and bounded")
    func heights() {
        let plain = height { _ in }
        #expect(height { $0.lineSpacing = 10 } == plain + 20)
        #expect(height { $0.minimumLineHeight = 40 } == 120)
        #expect(height { $0.maximumLineHeight = 10 } == 30)
        #expect(abs(height { $0.lineHeightMultiple = 2 } - plain * 2) <= 1)
        #expect(height { $0.lineSpacing = .nan } == plain && height { $0.lineSpacing = -5 } == plain)
    }

    @Test("A label takes the alignment and the line breaks, keeps the style, and forgets it with a plain text")
    func label() throws {
        let label = label { ($0.alignment, $0.lineBreakMode, $0.lineSpacing) = (.right, .byTruncatingHead, 4) }
        #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
        let kept = try #require(
            label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(kept.lineSpacing == 4 && !(kept is NSMutableParagraphStyle))
        let tall = label.sizeThatFits(.zero).height
        label.text = "one\ntwo\nthree"
        #expect(label.sizeThatFits(.zero).height == tall - 8)
    }

    @Test("Sizes of strings follow it, copies are equal and stand by themselves")
    func sizes() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let text = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        let plain = NSAttributedString(string: "a\nb")
        #expect(abs(text.size().height - plain.size().height - 6) < 0.001)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.hash == style.hash)
        copy.alignment = .center
        #expect(copy != style && style.alignment == .natural)
    }

    @Test("Tab stops are kept in order, and belong to what makes styles equal")
    func tabStops() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
        #expect(style == NSParagraphStyle.default)
        style.tabStops = nil
        #expect(style.tabStops.isEmpty && style != NSParagraphStyle.default)
        let far = NSTextTab(textAlignment: .right, location: 90)
        style.addTabStop(far)
        style.addTabStop(
            NSTextTab(textAlignment: .left, location: 40, options: [.columnTerminators: CharacterSet.newlines]))
        style.defaultTabInterval = 12
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.tabStops.map(\.location) == [40, 90] && copy.defaultTabInterval == 12 && copy == style)
        #expect(copy.tabStops[0].alignment == .left && copy.tabStops[0].options.count == 1)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(style.tabStops.map(\.location) == [40] && copy.tabStops.last === far)
    }
}
