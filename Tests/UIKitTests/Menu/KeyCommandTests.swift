// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Key commands")
struct KeyCommandTests {
    private func key(
        _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "",
        plain: String? = nil
    ) -> UIKey {
        UIKey(
            keyCode: usage, modifierFlags: modifiers, characters: characters,
            charactersIgnoringModifiers: plain ?? characters)
    }

    /// ⌘J, with alternates for ⇧ and ⌥.
    private let jump = UIKeyCommand(
        title: "Jump", action: "jump:", input: "j", modifierFlags: .command, propertyList: 7,
        alternates: [
            UICommandAlternate(title: "Jump Back", action: "jumpBack:", modifierFlags: .shift),
            UICommandAlternate(title: "Jump Far", action: "jumpFar:", modifierFlags: .alternate),
        ], discoverabilityTitle: "Jump there")

    @Test("F37: localization and mirroring are on at first, priority over the system is not")
    func defaults() {
        let command = UIKeyCommand(input: "j", modifierFlags: .command, action: "jump:", discoverabilityTitle: "Jump")
        #expect(command.allowsAutomaticLocalization && command.allowsAutomaticMirroring)
        #expect(!command.wantsPriorityOverSystemBehavior)
        #expect(command.input == "j" && command.modifierFlags == .command && command.discoverabilityTitle == "Jump")
        #expect(command.title.isEmpty)
    }

    @Test("A key command's action is optional as on iOS, the one of other commands is not")
    func optionalAction() {
        let action: Selector? = jump.action
        #expect(action == "jump:")
        let command: UICommand = jump
        let required: Selector = command.action
        #expect(required == "jump:")
        let empty = UIKeyCommand()
        #expect(empty.action == nil && empty.input == nil)
        #expect(empty.resolved(for: key(.keyboardJ, .command, "j")) == nil)
    }

    @Test("A copy has the keys and the preferences")
    func copying() {
        jump.wantsPriorityOverSystemBehavior = true
        jump.allowsAutomaticMirroring = false
        let copy = jump.copy() as? UIKeyCommand
        #expect(copy !== jump && copy?.input == "j" && copy?.modifierFlags == .command && copy?.title == "Jump")
        #expect(copy?.wantsPriorityOverSystemBehavior == true && copy?.allowsAutomaticMirroring == false)
        #expect(copy?.allowsAutomaticLocalization == true && copy?.alternates.count == 2)
    }

    @Test("F31: the base combination gives the command itself, an alternate's a new command")
    func resolving() {
        #expect(jump.resolved(for: key(.keyboardJ, .command, "j")) === jump)
        let back = jump.resolved(for: key(.keyboardJ, [.command, .shift], "J", plain: "j"))
        #expect(back !== jump && back?.title == "Jump Back" && back?.action == "jumpBack:")
        #expect(back?.modifierFlags == [.command, .shift] && back?.alternates == [] && back?.input == "j")
        #expect(back?.propertyList as? Int == 7)
        #expect(jump.resolved(for: key(.keyboardJ, [.command, .alternate], "∆", plain: "j"))?.title == "Jump Far")
    }

    @Test(
        "F32: modifiers match exactly",
        arguments: [[], [.command, .control], [.command, .shift, .alternate], [.shift]] as [UIKeyModifierFlags])
    func otherModifiers(modifiers: UIKeyModifierFlags) {
        #expect(jump.resolved(for: key(.keyboardJ, modifiers, "j")) == nil)
    }

    @Test("F32: caps lock and the keypad do not count as modifiers")
    func locks() {
        #expect(jump.resolved(for: key(.keyboardJ, [.command, .alphaShift], "J", plain: "j")) === jump)
        let plus = UIKeyCommand(input: "+", modifierFlags: .command, action: "zoomIn:")
        #expect(plus.resolved(for: key(.keypadPlus, [.command, .numericPad], "+")) === plus)
    }

    @Test("A character that takes Shift matches with it; a capital letter does not stand for Shift")
    func shiftedCharacters() {
        let plus = UIKeyCommand(input: "+", modifierFlags: .command, action: "zoomIn:")
        #expect(plus.resolved(for: key(.keyboardEqualSign, [.command, .shift], "+", plain: "=")) === plus)
        #expect(plus.resolved(for: key(.keyboardEqualSign, .command, "=")) == nil)
        let capital = UIKeyCommand(input: "J", modifierFlags: .command, action: "jump:")
        #expect(capital.resolved(for: key(.keyboardJ, .command, "j")) === capital)
        #expect(capital.resolved(for: key(.keyboardJ, [.command, .shift], "J", plain: "j")) == nil)
    }

    @Test(
        "F38: keys that type nothing match their constants, whose values are their names",
        arguments: [
            (UIKeyboardHIDUsage.keyboardUpArrow, "UIKeyInputUpArrow"), (.keyboardDownArrow, "UIKeyInputDownArrow"),
            (.keyboardLeftArrow, "UIKeyInputLeftArrow"), (.keyboardRightArrow, "UIKeyInputRightArrow"),
            (.keyboardEscape, "UIKeyInputEscape"), (.keyboardPageUp, "UIKeyInputPageUp"),
            (.keyboardPageDown, "UIKeyInputPageDown"), (.keyboardHome, "UIKeyInputHome"),
            (.keyboardEnd, "UIKeyInputEnd"), (.keyboardF1, "UIKeyInputF1"), (.keyboardF2, "UIKeyInputF2"),
            (.keyboardF3, "UIKeyInputF3"), (.keyboardF4, "UIKeyInputF4"), (.keyboardF5, "UIKeyInputF5"),
            (.keyboardF6, "UIKeyInputF6"), (.keyboardF7, "UIKeyInputF7"), (.keyboardF8, "UIKeyInputF8"),
            (.keyboardF9, "UIKeyInputF9"), (.keyboardF10, "UIKeyInputF10"), (.keyboardF11, "UIKeyInputF11"),
            (.keyboardF12, "UIKeyInputF12"), (.keyboardDeleteForward, "UIKeyInputDelete"),
            (.keyboardDeleteOrBackspace, "UIKeyInputDelete"),
        ])
    func specialInputs(usage: UIKeyboardHIDUsage, input: String) {
        let command = UIKeyCommand(input: input, modifierFlags: [], action: "move:")
        #expect(command.resolved(for: key(usage, .numericPad)) === command)
        #expect(command.resolved(for: key(.keyboardA, [], "a")) == nil)
    }

    @Test("F38: the constants bear the names of the keys")
    func constants() {
        #expect(UIKeyCommand.inputUpArrow == "UIKeyInputUpArrow" && UIKeyCommand.inputDelete == "UIKeyInputDelete")
        #expect(UIKeyCommand.f1 == "UIKeyInputF1" && UIKeyCommand.f12 == "UIKeyInputF12")
    }

    @Test("F48: where Control makes commands, it stands for the command key, of commands that do not ask for both")
    func controlKey() {
        let save = UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
        let both = UIKeyCommand(title: "Both", action: "both:", input: "s", modifierFlags: [.command, .control])
        let control = UIKeyCommand(title: "Control", action: "control:", input: "s", modifierFlags: .control)
        func taken(_ command: UIKeyCommand, _ held: UIKeyModifierFlags, _ commandKey: CommandKey) -> Bool {
            command.resolved(for: key(.keyboardS, held, "s"), commandKey: commandKey) != nil
        }
        #expect(taken(save, .control, .control) && !taken(save, .control, .command))
        #expect(taken(save, .command, .control) && taken(save, .command, .command))
        #expect(!taken(save, [.control, .shift], .control))
        #expect(!taken(both, .control, .control) && taken(both, [.control, .command], .control))
        #expect(taken(control, .control, .control))
    }

    @Test("F48: recordings of earlier versions have a command key")
    func earlierRecordings() throws {
        var description = ScreenDescription(size: CGSize(width: 10, height: 20))
        description.commandKey = .control
        let data = try JSONEncoder().encode(description)
        #expect(try JSONDecoder().decode(ScreenDescription.self, from: data) == description)
        var text = String(decoding: data, as: UTF8.self)
        text.replace(#","commandKey":"control""#, with: "")
        text.replace(#""commandKey":"control","#, with: "")
        let earlier = try JSONDecoder().decode(ScreenDescription.self, from: Data(text.utf8))
        #expect(earlier.commandKey == .command)
    }
}
