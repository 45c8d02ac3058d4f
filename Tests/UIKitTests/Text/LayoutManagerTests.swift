// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Layout managers, text storages and containers (PO11)")
struct LayoutManagerTests {
    let screen = TestScreen()
    let font = UIFont.systemFont(ofSize: 20)

    @Test("PO11: a change of a view's storage is no setting of its text: a subclass's observer is not called")
    func changeIsNoSetting() {
        final class View: UITextView {
            var texts: [String] = []
            override var attributedText: NSAttributedString! { didSet { texts.append(attributedText.string) } }
        }
        let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.window.addSubview(view)
        view.attributedText = NSAttributedString(string: "one two")
        view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 4), with: NSAttributedString(string: "!"))
        #expect(view.text == "one!" && view.texts == ["one two"])
    }

    private func stack(
        _ text: String, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 0
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = padding
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test("A line is as wide as its text and the paddings; a glyph stands behind those before it")
    func line() {
        let (storage, manager, container) = stack("Hello world", width: 500, padding: 5)
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - width("Hello world") - 10) < 0.01 && used.minX == 0)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 11))
        let world = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
        #expect(abs(world.minX - 5 - width("Hello ")) < 0.01 && abs(world.width - width("world")) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: world.minX + 1, y: 5), in: container) == 6)
        var fraction: CGFloat = 0
        let last = manager.characterIndex(
            for: CGPoint(x: 499, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(last == 10 && fraction == 1)
        #expect(abs(manager.location(forGlyphAt: 6).x - world.minX) < 0.01)
        #expect(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil).width == 500)
        #expect(storage.layoutManagers.count == 1 && manager.numberOfGlyphs == 11)
    }

    @Test("A changed storage is set anew; a group of changes is told once")
    func changes() {
        final class Listener: NSObject, NSTextStorageDelegate {
            var told: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { told.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
        }
        let (storage, manager, container) = stack("ab", width: 0)
        let listener = Listener()
        storage.delegate = listener
        let before = manager.usedRect(for: container).width
        storage.append(NSAttributedString(string: "cd", attributes: [.font: font]))
        #expect(manager.usedRect(for: container).width > before)
        #expect(listener.told == ["3 2,2 2"])
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        storage.endEditing()
        #expect(listener.told.count == 2 && storage.string == "bcd")
    }

    @Test("Text goes on in the next container, and ends with an ellipsis where the lines are counted")
    func containers() {
        let (storage, manager, container) = stack("one two three", width: width("three") + 1)
        defer { _ = storage.length }
        let lineHeight = manager.usedRect(for: container).height / 3
        container.size.height = lineHeight * 2
        let second = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(second)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
        #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
        manager.removeTextContainer(at: 1)
        container.size.height = 0
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        var lines = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, _, _ in lines += 1 }
        #expect(lines == 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 13), at: .zero)
        }
        let drawn = image.drawing?.commands.compactMap {
            if case .text(let text, _, _, _, _) = $0 { text } else { nil }
        }
        #expect(drawn?.joined().hasSuffix("…") == true)
    }

    @Test(
        "Glyphs are drawn in their colors where they stand, with what is behind and under them; a part of a run is drawn alone"
    )
    func drawing() {
        let (storage, manager, container) = stack("red blue", width: 0)
        storage.addAttributes(
            [.foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow, .underlineStyle: 1],
            range: NSRange(location: 0, length: 3))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).image { _ in
            manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 8), at: CGPoint(x: 10, y: 20))
            manager.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 7), at: CGPoint(x: 10, y: 20))
        }
        let commands = image.drawing?.commands ?? []
        let texts = commands.compactMap { command -> (String, CGColor, CGPoint)? in
            if case .text(let text, _, _, let color, let point) = command { (text, color, point) } else { nil }
        }
        #expect(texts.map(\.0) == ["ed", " blue"])
        #expect(texts[0].1 == UIColor.red.cgColor && abs(texts[0].2.x - 10 - width("r")) < 0.01)
        let fills = commands.compactMap { if case .fill(let path, _) = $0 { path.boundingBox } else { nil } }
        #expect(fills.count == 2 && abs(fills[0].width - width("red")) < 0.01 && fills[0].minY == 20)
        #expect(manager.usedRect(for: container).minY == 0)
    }

    @Test(
        "The storage of a text view is its text: each follows the other, and where a character stands is where it is shown"
    )
    func viewStorage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = font
        view.text = "Hello"
        screen.window.addSubview(view)
        #expect(view.textStorage.string == "Hello" && view.textStorage.length == 5)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        #expect(view.text == "Jello")
        let storage = view.textStorage
        view.text = "Other"
        #expect(storage.string == "Other" && storage === view.textStorage)
        view.becomeFirstResponder()
        screen.type("s")
        #expect(storage.string == "Others")
        let place = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 1, length: 1), in: view.textContainer)
        let caret = view.position(from: view.beginningOfDocument, offset: 1).map(view.caretRect(for:))
        #expect(abs(place.minX - (caret?.minX ?? 0)) < 0.01)
        #expect(view.textContainer.size.width == 200)
    }

    /// Keeps its text itself, and makes every "key" red.
    private final class Painter: NSTextStorage {
        private let kept = NSMutableAttributedString(string: "")
        override var string: String { kept.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
            Any]
        {
            kept.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            kept.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            var place = kept.string.startIndex
            while let found = kept.string.range(of: "key", range: place..<kept.string.endIndex) {
                kept.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(found, in: kept.string))
                place = found.upperBound
            }
            super.processEditing()
        }
    }

    @Test("A storage of one's own under a text view colors what is typed")
    func ownStorage() {
        let storage = Painter(string: "")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.font = font
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.type("a key")
        #expect(view.text == "a key" && storage.string == "a key")
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
        #expect(view.layoutManager === manager && view.textStorage === storage)
    }
}
