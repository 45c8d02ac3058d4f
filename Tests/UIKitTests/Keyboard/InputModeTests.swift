// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("D27, D28: assistant items and input modes")
struct InputModeTests {
    let screen = TestScreen.withoutKeyboard()
    let field = KeyView(frame: .zero)

    // MARK: D27

    @Test("D27: each responder has one assistant item, the same at every call")
    func stableItem() {
        let other = KeyView(frame: .zero)
        #expect(field.inputAssistantItem === field.inputAssistantItem)
        #expect(field.inputAssistantItem !== other.inputAssistantItem)
    }

    @Test("D27: the bar shows the nearest item of the chain that has buttons; its actions begin at that responder")
    func bar() throws {
        final class Editor: UIView {
            var calls = 0
            override class var selectors: [Selector] { super.selectors + [Selector("mark:", Editor.mark(_:))] }
            func mark(_ sender: Any?) { calls += 1 }
        }
        let editor = Editor(frame: .zero)
        let item = UIBarButtonItem(title: "Mark", style: .plain, target: nil, action: Selector("mark:"))
        editor.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        ]
        _ = field.inputAssistantItem
        editor.addSubview(field)
        screen.window.addSubview(editor)
        screen.edit(field)
        let bar = try #require(screen.keyboard?.superview?.subviews.first { $0 is TUISystemInputAssistantView })
        let button = try #require(bar.subviews.first as? UIButton)
        screen.finger().tap(button)
        #expect(editor.calls == 1 && item.next === editor)
        item.isEnabled = false
        screen.settle()
        #expect((bar.subviews.first as? UIButton)?.isEnabled == false)
        let height = screen.scene.keyboardFrame?.height ?? 0
        editor.inputAssistantItem.leadingBarButtonGroups = []
        screen.settle()
        #expect(bar.superview == nil && screen.scene.keyboardFrame?.height == height - 44)
    }

    @Test("D27: where the groups do not fit, those that have a representative show it")
    func representative() throws {
        let items = (1...6).map {
            UIBarButtonItem(title: "A long title \($0)", style: .plain, target: nil, action: nil)
        }
        let group = UIBarButtonItemGroup(
            barButtonItems: items,
            representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil))
        field.inputAssistantItem.trailingBarButtonGroups = [group]
        screen.edit(field)
        #expect(group.isDisplayingRepresentativeItem)
        screen.resizeWithoutKeyboard(to: CGSize(width: 1280, height: 800))
        #expect(!group.isDisplayingRepresentativeItem)
    }

    // MARK: D28

    private func setLanguages() { screen.application.softwareKeyboardLanguages = ["en-US", "de-DE", "fr-FR"] }

    @Test("D28: there is one mode at first; with more there is a key that goes on to the next, and it is told")
    func modes() throws {
        screen.edit(field)
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
        #expect(throws: (any Error).self) { try screen.key("nextMode") }
        var told: [String?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { notification in
            let mode = notification.object as? UITextInputMode
            MainActor.assumeIsolated { told.append(mode?.primaryLanguage) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        setLanguages()
        try screen.tapKeys("nextMode")
        #expect(field.textInputMode?.primaryLanguage == "de-DE" && told == ["de-DE"])
        try screen.tapKeys("ü")
        #expect(field.text == "ü")
    }

    @Test("D28: the mode is remembered for a context, until it is cleared")
    func context() throws {
        setLanguages()
        field.context = "chat with Anna"
        screen.edit(field)
        try screen.tapKeys("nextMode")
        let other = KeyView(frame: .zero)
        other.context = "search"
        screen.edit(other)
        try screen.tapKeys("nextMode")
        #expect(other.textInputMode?.primaryLanguage == "fr-FR")
        #expect(field.textInputMode?.primaryLanguage == "de-DE")
        screen.edit(field)
        #expect(try screen.key("ü").window != nil)
        UIResponder.clearTextInputContextIdentifier("chat with Anna")
        #expect(field.textInputMode?.primaryLanguage == "fr-FR")
    }

    @Test("D28: an override's mode comes before what the context remembers")
    func override() throws {
        setLanguages()
        field.context = "chat"
        field.mode = UITextInputMode.activeInputModes[2]
        screen.edit(field)
        #expect(try screen.key("a").frame.minX < screen.key("z").frame.minX)
        #expect(try screen.key("a").frame.minY == screen.key("z").frame.minY)
    }

    @Test("Modes are equal by their language, and survive coding")
    func coding() throws {
        let mode = UITextInputMode.activeInputModes[0]
        let data = try NSKeyedArchiver.archivedData(withRootObject: mode, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputMode.self, from: data)
        #expect(copy == mode && copy !== mode)
    }
}
