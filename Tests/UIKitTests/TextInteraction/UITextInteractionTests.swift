// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Text interaction: fingers and pointers on text")
struct UITextInteractionTests {
    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))

    init() {
        view.font = .systemFont(ofSize: 20)
        view.text = "The quick brown fox\njumps over the lazy dog."
        screen.window.addSubview(view)
        screen.settle()
    }

    /// In the screen's coordinates, a little below the top of the caret before a UTF-16 unit.
    private func place(_ offset: Int, dx: CGFloat = 0) throws -> CGPoint {
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.midX + dx, y: rect.midY), to: nil)
    }

    private var menu: EditBarPresentation? { screen.application.menus.editBars.first }

    @Test("D19: a tap makes the text first responder and puts the caret at the nearer end of the word")
    func tap() throws {
        // Before the u of "quick".
        screen.finger().tap(at: try place(5, dx: 1))
        #expect(view.isFirstResponder)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        screen.advance(by: 1)
        screen.finger().tap(at: try place(8, dx: 2))
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        #expect(view.textInteraction.display.cursorView.isHidden == false)
        #expect(menu == nil)
    }

    @Test("two taps select the word, three the paragraph, and the edit menu comes")
    func taps() throws {
        let point = try place(6)
        screen.finger().tap(at: point)
        screen.advance(by: 0.1)
        screen.finger().tap(at: point)
        #expect(view.selectedRange == NSRange(location: 4, length: 5))
        #expect(menu != nil)
        screen.advance(by: 0.1)
        screen.finger().tap(at: point)
        #expect(view.selectedRange.location == 0 && view.selectedRange.length >= 19 && view.selectedRange.length <= 20)
        #expect(view.textInteraction.display.handleViews.allSatisfy { !$0.isHidden })
    }

    @Test("a tap on the caret shows the edit menu, the next one hides it, a tap elsewhere moves the caret")
    func menuByTap() throws {
        screen.finger().tap(at: try place(4))
        screen.advance(by: 1)
        screen.finger().tap(at: try place(4))
        #expect(menu != nil)
        screen.advance(by: 1)
        screen.finger().tap(at: try place(4))
        #expect(menu == nil)
        screen.advance(by: 1)
        screen.finger().tap(at: try place(15, dx: 1))
        #expect(view.selectedRange == NSRange(location: 16, length: 0) || view.selectedRange.location == 15)
        #expect(menu == nil)
    }

    @Test("a finger that rests takes the caret along, exactly, and the menu comes when it lifts")
    func press() throws {
        let finger = screen.finger()
        finger.down(at: try place(2))
        screen.advance(by: 0.6)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        finger.move(to: try place(7))
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        finger.up()
        #expect(menu != nil)
    }

    @Test("in text that is not editable a finger that rests selects words")
    func pressSelects() throws {
        view.isEditable = false
        screen.settle()
        let finger = screen.finger()
        finger.down(at: try place(6))
        screen.advance(by: 0.6)
        #expect(view.selectedRange == NSRange(location: 4, length: 5))
        finger.move(to: try place(12))
        #expect(view.selectedRange == NSRange(location: 4, length: 11))
        finger.up()
        #expect(view.isFirstResponder && menu != nil)
    }

    @Test("a handle moves its end; past the other end they change places, and one character stays selected")
    func handles() throws {
        screen.finger().tap(at: try place(6))
        screen.advance(by: 0.1)
        screen.finger().tap(at: try place(6))
        screen.settle()
        let handle = view.textInteraction.display.handleViews[1]
        let finger = screen.finger()
        let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.maxY - 4), to: nil)
        finger.down(at: start)
        #expect(menu == nil)
        let end = try place(9)
        for (offset, expected) in [(15, 4..<15), (9, 4..<9), (2, 2..<4)] {
            let goal = try place(offset)
            finger.move(to: CGPoint(x: start.x + goal.x - end.x, y: start.y + goal.y - end.y))
            #expect(view.selectedRange == NSRange(expected))
        }
        let goal = try place(4)
        finger.move(to: CGPoint(x: start.x + goal.x - end.x, y: start.y + goal.y - end.y))
        #expect(view.selectedRange == NSRange(2..<4))
        finger.up()
        #expect(menu != nil)
    }

    @Test("a text that is no longer first responder shows neither caret nor menu")
    func resign() throws {
        screen.finger().tap(at: try place(6))
        screen.advance(by: 0.1)
        screen.finger().tap(at: try place(6))
        #expect(menu != nil)
        view.resignFirstResponder()
        screen.settle()
        #expect(menu == nil)
        let display = view.textInteraction.display
        #expect(display.cursorView.isHidden && display.handleViews.allSatisfy { $0.isHidden })
    }

    @Test("the delegate may refuse, and hears of beginnings and ends")
    func delegate() throws {
        let delegate = Delegate()
        view.textInteraction.delegate = delegate
        delegate.allows = false
        screen.finger().tap(at: try place(6))
        #expect(!view.isFirstResponder && delegate.heard == ["should"])
        delegate.allows = true
        screen.advance(by: 1)
        screen.finger().tap(at: try place(6))
        #expect(view.isFirstResponder && delegate.heard == ["should", "should", "begin", "end"])
    }

    private final class Delegate: NSObject, UITextInteractionDelegate {
        var allows = true
        var heard: [String] = []
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            heard.append("should")
            return allows
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { heard.append("begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { heard.append("end") }
    }

    @Test("the touches of a text that is only read stay with its view; a tap that puts the caret takes them")
    func touches() throws {
        final class Reader: UITextView {
            var ends: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                ends.append("ended")
                super.touchesEnded(touches, with: event)
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                ends.append("cancelled")
                super.touchesCancelled(touches, with: event)
            }
        }
        let reader = Reader(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        reader.text = "Read more"
        reader.isEditable = false
        screen.window.addSubview(reader)
        screen.settle()
        screen.finger().tap(at: CGPoint(x: 20, y: 415))
        #expect(reader.ends == ["ended"])
        reader.isEditable = true
        screen.advance(by: 1)
        screen.finger().tap(at: CGPoint(x: 20, y: 415))
        #expect(reader.ends == ["ended"], "The tap was recognized before the view had its touch.")
    }
}
