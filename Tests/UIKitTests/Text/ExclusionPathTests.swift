// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO20: parts of a container that text leaves out")
struct ExclusionPathTests {
    let screen = TestScreen()
    let font = UIFont.systemFont(ofSize: 20)
    private let words = Array(repeating: "word", count: 60).joined(separator: " ")

    private func stack(
        _ text: String, _ paths: [UIBezierPath], size: CGSize = CGSize(width: 200, height: 0), padding: CGFloat = 0
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: size)
        container.lineFragmentPadding = padding
        container.exclusionPaths = paths
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    private func fragments(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, glyphs: NSRange)] {
        var result: [(CGRect, CGRect, NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, used, _, glyphs, _ in result.append((rect, used, glyphs))
        }
        return result
    }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("PO20: lines begin beside a rectangle at the left, and are whole below it")
    func atLeft() {
        let (storage, manager, container) = stack(words, [rectangle(0, 0, 80, 40)])
        _ = (storage, container)
        let lines = fragments(manager)
        #expect(lines[0].rect.minX == 80 && lines[0].rect.width == 120 && lines[0].rect.minY == 0)
        let beside = lines.filter { $0.rect.minY < 40 }
        #expect(beside.count == 2 && beside.allSatisfy { $0.used.minX == 80 })
        #expect(lines.filter { $0.rect.minY >= 40 }.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 200 })
        #expect(lines.last.map { NSMaxRange($0.glyphs) } == words.count)
    }

    @Test("PO20: text goes on at the other side of a part in the middle; each side has the paddings")
    func inTheMiddle() {
        let (storage, manager, container) = stack(words, [rectangle(80, 0, 40, 20)], padding: 5)
        let lines = fragments(manager)
        #expect(lines[0].rect == CGRect(x: 0, y: 0, width: 80, height: lines[0].rect.height))
        #expect(lines[1].rect == CGRect(x: 120, y: 0, width: 80, height: lines[0].rect.height))
        #expect(lines[1].glyphs.location == NSMaxRange(lines[0].glyphs) && lines[2].rect.minY > 0)
        // Places find the side on which they are.
        let right = manager.boundingRect(
            forGlyphRange: NSRange(location: lines[1].glyphs.location, length: 1), in: container)
        #expect(right.minX == 125)
        #expect(manager.glyphIndex(for: CGPoint(x: right.midX, y: 5), in: container) == lines[1].glyphs.location)
        #expect(manager.glyphIndex(for: CGPoint(x: 6, y: 5), in: container) == 0)
        container.exclusionPaths = []
        #expect(fragments(manager)[0].rect.width == 200 && storage.length > 0)
    }

    @Test("PO20: where no word fits, text begins below, directly under a part as wide as the container")
    func nothingFits() {
        let (storage, manager, container) = stack("word word", [rectangle(0, 0, 200, 33), rectangle(0, 33, 190, 10)])
        _ = (storage, container)
        #expect(abs(fragments(manager)[0].rect.minY - 43) < 0.05)
        #expect(fragments(manager)[0].rect.width == 200)
    }

    @Test("PO20: a paragraph begins at the left of the next line, also behind a part")
    func paragraphs() {
        let (storage, manager, container) = stack("a\nb\n", [rectangle(80, 0, 40, 100)])
        _ = (storage, container)
        let lines = fragments(manager)
        #expect(lines.map(\.rect.minX) == [0, 0])
        #expect(lines[1].rect.minY == lines[0].rect.maxY)
    }

    @Test("PO20: a circle leaves out what it covers of each line, and no more")
    func circle() {
        let area = ExclusionArea(
            [UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100)).cgPath], padding: 0)
        let middle = area.rooms(from: 40, height: 20, width: 200)
        #expect(middle.map { $0.x.rounded() } == [0, 150] && middle.map { $0.width.rounded() } == [50, 50])
        // From 10 to 20 points below its top the circle is at most 80 points wide.
        let upper = area.rooms(from: 10, height: 10, width: 200)
        #expect(upper.map { $0.width.rounded() } == [60, 60])
        #expect(area.rooms(from: 100, height: 20, width: 200).map(\.isWhole) == [true])
        #expect(ExclusionArea([UIBezierPath().cgPath], padding: 0).isEmpty)
    }

    @Test("PO20: a text view's lines, its height, carets and taps keep to the rooms; typing goes on in them")
    func editing() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = font
        screen.window.addSubview(view)
        view.text = words
        screen.settle()
        let plain = view.contentSize.height
        let inset = view.textContainerInset
        view.textContainer.exclusionPaths = [rectangle(0, 0, 80, 60)]
        screen.settle()
        #expect(view.contentSize.height > plain)
        let start = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(start.minX - 85) < 1 && start.minY == inset.top)
        let found = try #require(view.closestPosition(to: CGPoint(x: 10, y: inset.top + 5)))
        #expect(view.offset(from: view.beginningOfDocument, to: found) == 0)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("new\n")
        screen.settle()
        let next = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let caret = view.caretRect(for: next)
        #expect(abs(caret.minX - 85) < 1 && caret.minY > start.minY)
        view.text = ""
        screen.settle()
        #expect(abs(view.caretRect(for: view.beginningOfDocument).minX - 85) < 1)
        view.textContainer.exclusionPaths = []
        view.text = words
        screen.settle()
        #expect(view.contentSize.height == plain)
    }

    @Test("PO20: parts with fonts of their own have lines of their own heights beside an excluded part")
    func fonts() {
        let (storage, manager, container) = stack(words, [rectangle(0, 0, 80, 60)])
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 4))
        _ = container
        let lines = fragments(manager)
        #expect(lines[0].rect.height > lines[1].rect.height && lines[0].rect.minX == 80)
        #expect(lines[1].rect.minY == lines[0].rect.maxY)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.attributedText = storage
        view.textContainer.exclusionPaths = [rectangle(0, 0, 80, 60)]
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.caretRect(for: view.beginningOfDocument).height > 40)
        #expect(view.contentSize.height > 0)
    }
}
