// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A52, F40: keys that nobody gets, and keys that focus takes")
struct KeyTableTests {
    private let fixture = FocusFixture()
    private var screen: TestScreen { fixture.screen }

    private func key(isDown: Bool = true, isRepeat: Bool = false) -> KeySample {
        KeySample(isDown: isDown, isRepeat: isRepeat, usage: .keyboardJ, characters: "j")
    }

    /// Why a key was ignored, by the trace.
    private func ignored(_ key: KeySample) -> [IgnoredInput.Reason] {
        fixture.trace.removeAll()
        screen.send(.key(key))
        return fixture.trace.events.compactMap { if case .inputIgnored(let note) = $0 { note.reason } else { nil } }
    }

    @Test("A52: a key that goes down while interaction is ignored is in the trace; its repeats and its release are not")
    func ignoring() {
        screen.application.beginIgnoringInteractionEvents()
        #expect(ignored(key()) == [.ignoringInteractionEvents])
        #expect(ignored(key(isRepeat: true)) == [] && ignored(key(isDown: false)) == [])
        screen.application.endIgnoringInteractionEvents()
        #expect(ignored(key()) == [])
    }

    @Test("B25: a key that goes down where no window takes keys is in the trace; its repeats and its release are not")
    func noWindow() {
        fixture.window.isUserInteractionEnabled = false
        #expect(ignored(key()) == [.noKeyWindow])
        #expect(ignored(key(isRepeat: true)) == [] && ignored(key(isDown: false)) == [])
        fixture.window.isUserInteractionEnabled = true
        #expect(ignored(key()) == [])
    }

    @Test("F40: a held arrow moves the caret of the text that is edited, and no focus")
    func heldArrowInText() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        fixture.window.addSubview(field)
        fixture.tile("a", 200, 0)
        fixture.focus(field)
        field.becomeFirstResponder()
        field.text = "abcdef"
        screen.settle()
        let start = field.beginningOfDocument
        field.selectedTextRange = field.textRange(from: start, to: start)
        for isRepeat in [false, true, true] {
            screen.send(.key(KeySample(isDown: true, isRepeat: isRepeat, usage: .keyboardRightArrow)))
        }
        let caret = try #require(field.selectedTextRange?.start)
        #expect(field.offset(from: start, to: caret) == 3)
        #expect(fixture.system.focusedItem === field && field.isFirstResponder)
    }

    @Test("F36: Return is Select where an item has focus; the key after it is a key")
    func afterSelect() {
        fixture.focus(fixture.tile("a", 0, 0))
        for _ in 1...2 {
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardJ, characters: "j")
            #expect(fixture.log.take() == ["a.began 4 1", "a.ended 4 0", "a.began 2013 1", "a.ended 2013 0"])
        }
    }
}
