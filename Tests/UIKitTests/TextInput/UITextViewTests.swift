// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UITextView")
struct UITextViewTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    let delegate = ViewLog()
    var log: CallLog { delegate.log }

    init() {
        screen.window.addSubview(view)
        view.delegate = delegate
        screen.settle()
    }

    private let sample = String(repeating: "some words of text ", count: 40)

    @Test(
        "D20: shouldBegin, didBegin while first responder, the notification; D21: shouldEnd, didEnd, the notification")
    func editing() {
        let notifications = NotificationLog(
            log,
            [
                UITextView.textDidBeginEditingNotification: "notification began",
                UITextView.textDidEndEditingNotification: "notification ended",
            ])
        view.becomeFirstResponder()
        #expect(log.take() == ["shouldBegin", "didBegin", "notification began"])
        delegate.mayEnd = false
        #expect(!view.resignFirstResponder())
        delegate.mayEnd = true
        #expect(view.resignFirstResponder())
        #expect(log.take() == ["shouldEnd", "shouldEnd", "didEnd", "notification ended"])
        delegate.mayBegin = false
        #expect(!view.becomeFirstResponder())
        withExtendedLifetime(notifications) {}
    }

    @Test("Lines far from those that are shown keep nothing but their beginnings")
    func keptLines() {
        view.text = (0..<3000).map { "line \($0)" }.joined(separator: "\n")
        screen.settle()
        let lines = view.surface.lines
        #expect(lines.count == 3000)
        for offset in stride(from: CGFloat(0), through: view.contentSize.height - 120, by: 400) {
            view.contentOffset.y = offset
            screen.settle()
        }
        #expect(lines.keptGeometryCount < 450)
        // The lines that are shown are in step with the text after a change far above.
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("first\n")
        view.contentOffset.y = view.contentSize.height - 120
        screen.settle()
        #expect(lines.geometry(lines.count - 1, view.surface.editor.buffer).runs.map(\.text) == ["line 2999"])
        #expect(lines.keptGeometryCount < 450)
    }

    @Test("D20, D21: a view that may be edited no longer, or may be again, ends what it was doing without a question")
    func editability() {
        view.becomeFirstResponder()
        delegate.mayEnd = false
        view.isEditable = false
        #expect(log.take() == ["shouldBegin", "didBegin", "didEnd"])
        #expect(!view.isFirstResponder)
        #expect(view.becomeFirstResponder())
        view.isEditable = true
        #expect(!view.isFirstResponder)
        #expect(log.take() == [])
        #expect(view.becomeFirstResponder())
        #expect(log.take() == ["shouldBegin", "didBegin"])
    }

    @Test("D19: a tap makes a text view first responder and puts the caret where it was")
    func tap() {
        view.text = sample
        view.choose(0..<0)
        screen.settle()
        let place = view.caretRect(for: view.place(sample.utf16.count / 20))
        screen.finger().tap(at: CGPoint(x: 20 + place.midX, y: 100 + place.midY))
        #expect(view.isFirstResponder)
        #expect(view.selection.isEmpty && view.selection.lowerBound > 0)
        #expect(view.caretRect(for: view.place(view.selection.lowerBound)).minY == place.minY)
    }

    @Test("D54: a user's change is asked about and done; the selection is told, then the text")
    func typing() {
        let notifications = NotificationLog(log, [UITextView.textDidChangeNotification: "notification"])
        view.becomeFirstResponder()
        _ = log.take()
        TextTyping.insert("a", into: view)
        #expect(log.take() == ["shouldChange 0+0 'a'", "selection 1..<1", "didChange 'a'", "notification"])
        delegate.mayChange = false
        TextTyping.insert("b", into: view)
        #expect(log.take() == ["shouldChange 1+0 'b'"])
        view.text = "set"
        #expect(log.take() == ["selection 3..<3"])
        withExtendedLifetime(notifications) {}
    }

    @Test("Text wraps within the insets, and the content is as high as its lines")
    func layout() {
        view.text = sample
        screen.settle()
        let rects = view.selectionRects(for: view.range(0..<sample.utf16.count) ?? UITextRange()).map(\.rect)
        #expect(rects.count > 5)
        #expect(rects.allSatisfy { $0.minX >= 5 && $0.maxX <= 195.01 })
        #expect(rects.first?.minY == 8)
        let line = view.surface.lines.height(of: 0)
        #expect(abs(view.contentSize.height - (CGFloat(view.surface.lines.count) * line + 16)) < 0.01)
        let count = view.surface.lines.count
        view.textContainerInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
        screen.settle()
        #expect(view.surface.lines.count > count)
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 65, y: 0))
        view.frame.size.width = 390
        screen.settle()
        #expect(view.surface.lines.count < count)
        #expect(
            view.sizeThatFits(CGSize(width: 100, height: 0)).height
                > view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    @Test("Only lines in sight have views, and a changed line is the only one that is painted anew")
    func painting() throws {
        view.text = (0..<60).map { "\($0) some words of text, some words of text" }.joined(separator: "\n")
        screen.settle()
        let shown = view.canvas.paintedText
        #expect(shown.count < 40 && view.surface.lines.count > 60)
        let views = view.canvas.subviews.compactMap { $0 as? TextLineView }
        let contents = views.map(\.content)
        view.becomeFirstResponder()
        view.choose(4..<4)
        view.insertText("x")
        screen.settle()
        let changed = zip(views, contents).filter { $0.content != $1 }.count
        #expect(changed >= 1 && changed < 6)
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        screen.settle()
        #expect(view.canvas.paintedText != shown)
    }

    @Test("A selection is shown where it is in sight, however long it is; who asks for its rectangles gets all")
    func longSelection() throws {
        view.text = (0..<2000).map { "line \($0)" }.joined(separator: "\n")
        view.becomeFirstResponder()
        view.selectAll(nil)
        screen.settle()
        let highlight = view.textInteraction.display.highlightView
        let shown = highlight.selectionRects.map(\.rect)
        #expect(shown.count > 5 && shown.count < 60)
        view.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
        screen.settle()
        let heights = highlight.selectionRects.map(\.rect.midY)
        #expect(heights.count > 5 && heights.contains { $0 > 9000 && $0 < 9120 })
        #expect(heights.allSatisfy { abs($0 - 9060) < 300 })
        view.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
        view.choose(0..<5)
        view.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
        screen.settle()
        #expect(highlight.selectionRects.isEmpty)
        #expect(view.selectionRects(for: try #require(view.range(0..<view.text.utf16.count))).count >= 2000)
    }

    @Test("Typing brings the caret into sight, and scrollRangeToVisible a range")
    func revealing() {
        view.text = sample
        view.becomeFirstResponder()
        screen.settle()
        view.setContentOffset(.zero, animated: false)
        view.insertText("!")
        screen.settle()
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 120)) < 0.01)
        view.scrollRangeToVisible(NSRange(location: 0, length: 3))
        #expect(view.contentOffset.y <= 8)
    }

    @Test("Text that may not be edited can be selected, and takes no typing")
    func notEditable() {
        view.text = "text"
        view.isEditable = false
        #expect(view.becomeFirstResponder())
        TextTyping.insert("x", into: view)
        view.insertText("x")
        view.deleteBackward()
        #expect(view.text == "text")
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(view.selection == 1..<3)
        #expect(!log.take().contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
        view.isSelectable = false
        #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }

    @Test("selectedRange is in UTF-16 units, and never cuts a character")
    func selectedRange() {
        view.text = "a👨\u{200D}👩\u{200D}👧b"
        view.selectedRange = NSRange(location: 2, length: 1)
        #expect(view.selectedRange == NSRange(location: 1, length: 8))
        #expect(view.selectedRanges == [NSRange(location: 1, length: 8)])
        #expect(view.text(in: view.selectedTextRange ?? UITextRange()) == "👨\u{200D}👩\u{200D}👧")
        view.deleteBackward()
        #expect(view.text == "ab")
    }

    @Test("A position one further is one character further")
    func positions() {
        view.text = "e\u{301}🇩🇪\r\nx"
        var position = view.beginningOfDocument
        var offsets: [Int] = []
        while let next = view.position(from: position, offset: 1) {
            offsets.append(view.offset(from: view.beginningOfDocument, to: next))
            position = next
        }
        #expect(offsets == [2, 6, 8, 9])
        #expect(
            view.position(from: position, offset: -3).map { view.offset(from: view.beginningOfDocument, to: $0) } == 6)
        #expect(view.position(from: position, offset: 1) == nil)
        #expect(view.position(from: position, offset: Int.max) == nil)
        #expect(view.position(from: position, offset: Int.min) == nil)
    }

    @Test("At the edge between two lines a caret is on the one that its affinity says")
    func affinity() throws {
        view.text = sample
        screen.settle()
        let line = view.surface.lines.range(0, view.editor.buffer)
        let end = try #require(
            view.tokenizer.position(from: view.place(2), toBoundary: .line, inDirection: .layout(.right)))
        #expect(view.offset(from: view.beginningOfDocument, to: end) == line.upperBound)
        #expect(view.caretRect(for: end).minY == 8)
        #expect(view.caretRect(for: view.place(line.upperBound)).minY > 8)
        view.selectedTextRange = view.textRange(from: end, to: end)
        #expect(view.selectionAffinity == .backward)
    }

    @Test("Farthest positions, extensions and the writing direction follow the screen")
    func directions() throws {
        view.text = "one two\nthree"
        screen.settle()
        let range = try #require(view.range(1..<10))
        func offset(_ position: UITextPosition?) -> Int? {
            position.map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect(offset(view.position(within: range, farthestIn: .up)) == 1)
        #expect(offset(view.position(within: range, farthestIn: .down)) == 10)
        #expect(offset(view.position(within: range, farthestIn: .left)) == 1)
        #expect(view.characterRange(byExtending: view.place(4), in: .right).map(view.offsets) == 4..<7)
        #expect(view.characterRange(byExtending: view.place(4), in: .left).map(view.offsets) == 0..<4)
        #expect(view.characterRange(byExtending: view.place(4), in: .down).map(view.offsets) == 4..<13)
        #expect(offset(view.position(from: view.place(1), in: .down, offset: 1)).map { (8...10).contains($0) } == true)
        #expect(view.position(from: view.place(1), in: .up, offset: 1) == nil)
    }

    @Test("D34: a text view has an undo manager of its own, cleared when it resigns")
    func undoManager() {
        view.becomeFirstResponder()
        view.insertText("a")
        #expect(view.undoManager?.canUndo == true)
        #expect(view.undoManager !== screen.window.undoManager)
        view.resignFirstResponder()
        #expect(view.undoManager?.canUndo == false)
    }

    @Test("The state of interaction is the selection and the place scrolled to")
    func interactionState() {
        view.text = sample
        screen.settle()
        view.choose(3..<5)
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        let state = view.interactionState
        view.choose(0..<0)
        view.setContentOffset(.zero, animated: false)
        view.interactionState = state
        #expect(view.selection == 3..<5)
        #expect(view.contentOffset.y == 50)
    }

    @Test("PO10: a container with a number of lines shows no more, the last one with an ellipsis where it is asked for")
    func containerLines() {
        view.text = sample
        screen.settle()
        let line = (view.contentSize.height - 16) / CGFloat(view.surface.lines.count)
        view.textContainer.maximumNumberOfLines = 2
        screen.settle()
        #expect(abs(view.contentSize.height - (2 * line + 16)) < 0.01)
        #expect(view.canvas.paintedText.count == 2 && view.canvas.paintedText.last?.hasSuffix("…") == false)
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - (2 * line + 16).rounded(.up)) < 0.01)
        view.textContainer.lineBreakMode = .byTruncatingTail
        screen.settle()
        #expect(view.canvas.paintedText.last?.hasSuffix("…") == true && view.text == sample)
        view.textContainer.maximumNumberOfLines = 0
        screen.settle()
        #expect(view.canvas.paintedText.count > 2 && view.canvas.paintedText.allSatisfy { !$0.hasSuffix("…") })
    }

    @Test("A subclass that overrides init(frame:textContainer:) is made by init() and init(frame:), as on iOS")
    func initializers() {
        final class Notes: UITextView {
            let label = UILabel(frame: .zero)
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Notes(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        let made = Notes.made(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(made.frame.width == 9 && made.label.superview === made)
    }
}
