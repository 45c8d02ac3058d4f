// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Characters that users make longer and longer")
struct GraphemeLimitTests {
    private let screen = TestScreen()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private static let marks = String(repeating: "\u{301}", count: 1000)

    init() {
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        screen.settle()
    }

    private var longest: Int { field.text?.map(\.unicodeScalars.count).max() ?? 0 }

    @Test("What is typed, composed or pasted makes no character longer than the limit, at once or little by little")
    func capped() {
        screen.send(.text(TextSample(.insert("a" + Self.marks + "b"))))
        #expect(longest == GraphemeLimit.longest && field.text?.count == 2 && field.text?.last == "b")
        for _ in 0..<300 { screen.send(.text(TextSample(.insert("\u{301}")))) }
        #expect(longest == GraphemeLimit.longest && field.text?.count == 2)
        screen.send(.text(TextSample(.mark("c" + Self.marks, selecting: 0..<0, replacing: nil))))
        screen.send(.text(TextSample(.commit("d" + Self.marks))))
        screen.send(.text(TextSample(.paste(PasteboardContent(text: "e" + Self.marks)))))
        #expect(longest == GraphemeLimit.longest && field.text?.count == 4)
        screen.send(.text(TextSample(.undo)))
        #expect(longest == GraphemeLimit.longest && field.text?.count == 3)
    }

    @Test("What is taken away brings no longer character together than the limit allows")
    func joined() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.settle()
        let most = String(repeating: "\u{301}", count: GraphemeLimit.longest - 1)
        screen.send(.text(TextSample(.insert("a" + most + "\n" + most))))
        screen.send(.text(TextSample(.select(128..<129))))
        screen.send(.text(TextSample(.delete(.backward, .character, removing: nil))))
        #expect(view.text.unicodeScalars.contains("\n"))
        #expect(view.text.map(\.unicodeScalars.count).max() == GraphemeLimit.longest)
        // With what stands around it, it can go.
        screen.send([.text(TextSample(.selectAll)), .text(TextSample(.delete(.backward, .character, removing: nil)))])
        #expect(view.text.isEmpty)
    }

    @Test("Long texts of whatever writing stay as they are", arguments: ["漢字", "e\u{301}", "👩‍👩‍👧 ", "각", "a", "\r\n"])
    func longTexts(of piece: String) {
        let text = String(repeating: piece, count: 1000)
        #expect(GraphemeLimit.capped(text, behind: "a") == text)
        #expect(GraphemeLimit.allows(text, between: "a", and: "b"))
    }

    @Test("A program's own text stays as it is, and can be edited beside what is too long")
    func ownText() {
        let tower = "a" + Self.marks
        field.text = tower
        screen.send(.text(TextSample(.insert("b\u{301}"))))
        #expect(field.text == tower + "b\u{301}")
        screen.send(.text(TextSample(.select(0..<0))))
        screen.send(.text(TextSample(.insert("c"))))
        #expect(field.text == "c" + tower + "b\u{301}")
        screen.send(.text(TextSample(.select(1..<1002))))
        screen.send(.text(TextSample(.delete(.backward, .character, removing: nil))))
        #expect(field.text == "cb\u{301}")
    }

    /// Counts how often its text is asked for.
    private final class CountingField: UITextField {
        var readings = 0

        override func text(in range: UITextRange) -> String? {
            readings += 1
            return super.text(in: range)
        }
    }

    @Test("What a host is told of a text is read when it changed, and not at every turn")
    func readOnChange() {
        let counting = CountingField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
        screen.window.addSubview(counting)
        counting.text = "one"
        counting.becomeFirstResponder()
        screen.settle()
        counting.readings = 0
        for _ in 0..<10 {
            screen.settle()
            screen.advance(by: 0.1)
        }
        #expect(counting.readings == 0)
        screen.send(.text(TextSample(.insert("two"))))
        #expect(counting.readings > 0 && screen.scene.textInputState?.text == "onetwo")
        counting.readings = 0
        counting.isSecureTextEntry = true
        screen.settle()
        #expect(counting.readings > 0 && screen.scene.textInputState?.text == "••••••")
    }
}
