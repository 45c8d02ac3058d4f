// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor private final class Editor {
    func save(_ sender: Any?) {}
}

@MainActor @Suite("Menu elements")
struct MenuElementTests {
    @Test("F21: attributes, states and options have UIKit's values")
    func values() {
        let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden, .keepsMenuPresented]
        #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
        let states: [UIMenuElement.State] = [.off, .on, .mixed]
        #expect(states.map(\.rawValue) == [0, 1, 2])
        let options: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection, .displayAsPalette]
        #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    }

    @Test("F46: an action's sender is set only while it performs, also when it performs itself again")
    func actionSender() {
        var log: [String] = []
        let action = UIAction(title: "Save") { action in
            log.append("\(action.title) from \(action.sender ?? "nobody")")
            if action.sender as? String == "button" {
                action.performWithSender("menu", target: nil)
                log.append("again \(action.sender ?? "nobody")")
            }
        }
        #expect(action.sender == nil)
        action.performWithSender("button", target: nil)
        #expect(log == ["Save from button", "Save from menu", "again button"])
        #expect(action.sender == nil)
    }

    @Test("An action is made of what it is given; through UIMenuLeaf it can be changed")
    func actionValues() {
        let image = UIImage()
        let action = UIAction(
            title: "Save", subtitle: "now", image: image, identifier: .init("save"), discoverabilityTitle: "Save it",
            attributes: .destructive, state: .on
        ) { _ in }
        #expect(action.title == "Save" && action.subtitle == "now" && action.image === image)
        #expect(action.identifier.rawValue == "save" && action.discoverabilityTitle == "Save it")
        #expect(action.attributes == .destructive && action.state == .on)
        let leaf: any UIMenuLeaf = action
        leaf.title = "Keep"
        leaf.image = nil
        #expect(action.title == "Keep" && (action as UIMenuElement).title == "Keep" && action.image == nil)
    }

    @Test("F18: an action or menu without an identifier gets one that no other has")
    func dynamicIdentifiers() {
        let actions = (1...3).map { _ in UIAction { _ in } }
        #expect(Set(actions.map(\.identifier)).count == 3)
        #expect(actions.allSatisfy { $0.identifier.rawValue.hasPrefix("responder.action.dynamic.") })
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu().identifier.rawValue.hasPrefix("responder.menu.dynamic."))
    }

    @Test("A copied action is another with the same identifier and closure")
    func actionCopy() {
        var performed = 0
        let action = UIAction(title: "Save", attributes: .hidden, state: .mixed) { _ in performed += 1 }
        let copy = action.copy() as? UIAction
        copy?.performWithSender(nil, target: nil)
        action.title = "Changed"
        #expect(copy !== action && copy?.title == "Save" && copy?.identifier == action.identifier)
        #expect(copy?.attributes == .hidden && copy?.state == .mixed && performed == 1)
    }

    @Test("F21: a command is made of what it is given, and so is its copy")
    func command() {
        let alternate = UICommandAlternate(title: "Save As", action: "saveAs:", modifierFlags: .shift)
        let command = UICommand(
            title: "Save", subtitle: "now", action: Selector("save:", Editor.save(_:)),
            propertyList: ["format": "text"],
            alternates: [alternate], discoverabilityTitle: "Save it", attributes: .disabled, state: .on)
        for case let command? in [command, command.copy() as? UICommand] {
            #expect(command.title == "Save" && command.subtitle == "now" && command.action == "save:")
            #expect(command.propertyList as? [String: String] == ["format": "text"])
            #expect(command.alternates == [alternate] && command.discoverabilityTitle == "Save it")
            #expect(command.attributes == .disabled && command.state == .on)
            #expect(command.action.canPerform(on: Editor()))
        }
        let copy = command.copy() as? UICommand
        command.title = "Changed"
        #expect(copy?.title == "Save")
    }

    @Test("F46: a command's sender is set only while it performs")
    func commandSender() {
        let command = UICommand(title: "Save", action: "save:")
        let seen = command.performing(for: "menu") { command.sender as? String }
        #expect(seen == "menu" && command.sender == nil)
    }

    @Test("F22: alternates are equal when their modifiers are")
    func alternates() {
        let shift = UICommandAlternate(title: "One", action: "one:", modifierFlags: .shift)
        let alsoShift = UICommandAlternate(title: "Two", action: "two:", modifierFlags: .shift)
        let control = UICommandAlternate(title: "One", action: "one:", modifierFlags: .control)
        #expect(shift == alsoShift && shift.hash == alsoShift.hash && shift != control)
        #expect(shift.copy() as? UICommandAlternate === shift)
    }

    @Test("A menu's children are replaced in another menu that is alike in everything else")
    func replacingChildren() {
        let menu = UIMenu(
            title: "File", subtitle: "all", image: UIImage(), identifier: .file, options: .displayInline,
            preferredElementSize: .small, children: [UIMenu(title: "Old")])
        let replaced = menu.replacingChildren([
            UICommand(title: "New", action: "new:"), UIAction(title: "Open") { _ in },
        ])
        #expect(menu.children.map(\.title) == ["Old"] && replaced.children.map(\.title) == ["New", "Open"])
        for other in [replaced, menu.copy() as? UIMenu] {
            #expect(other !== menu && other?.title == "File" && other?.subtitle == "all" && other?.image === menu.image)
            #expect(other?.identifier == .file && other?.options == .displayInline)
            #expect(other?.preferredElementSize == .small)
        }
        #expect((menu.copy() as? UIMenu)?.children == menu.children)
    }

    @Test("selectedElements are the actions and commands that are on, from the top, submenus included")
    func selectedElements() {
        func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
            UIAction(title: title, state: state) { _ in }
        }
        let menu = UIMenu(children: [
            action("a", .on), action("b", .off),
            UIMenu(children: [UICommand(title: "c", action: "c:", state: .on), action("d", .mixed)]), action("e", .on),
        ])
        #expect(menu.selectedElements.map(\.title) == ["a", "c", "e"])
    }
}
