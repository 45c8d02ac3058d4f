// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor @Suite("Menu builder")
struct MenuBuilderTests {
    private let builder = MenuBuilder(
        system: .context,
        root: UIMenu(
            identifier: .root,
            children: [
                UIMenu(title: "File", identifier: .file, children: [UICommand(title: "New", action: "new:")]),
                UIMenu(
                    title: "Edit", identifier: .edit,
                    children: [
                        UIAction(title: "Paste", identifier: .paste) { _ in },
                        UICommand(title: "Sort up", action: "sort:", propertyList: "up"),
                        UICommand(title: "Sort down", action: "sort:", propertyList: ["by": ["down", "name"]]),
                    ]),
            ]))

    private var text: String { Self.text(builder.root) }

    private static func text(_ menu: UIMenu) -> String {
        menu.title + "(" + menu.children.map { ($0 as? UIMenu).map(text) ?? $0.title }.joined(separator: " ") + ")"
    }

    private func menu(_ title: String, _ identifier: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: title, identifier: .init(identifier), children: children)
    }

    @Test("F17: menus, actions and commands are looked up wherever they are; commands also by their property list")
    func lookup() {
        #expect(builder.menu(for: .edit)?.title == "Edit" && builder.menu(for: .root)?.children.count == 2)
        #expect(builder.action(for: .paste)?.title == "Paste" && builder.action(for: .pasteAndGo) == nil)
        #expect(builder.command(for: "new:")?.title == "New")
        #expect(builder.command(for: "sort:") == nil)
        #expect(builder.command(for: "sort:", propertyList: "up")?.title == "Sort up")
        #expect(builder.command(for: "sort:", propertyList: ["by": ["down", "name"]])?.title == "Sort down")
        #expect(builder.command(for: "sort:", propertyList: ["by": ["down"]]) == nil)
    }

    @Test("F18: a menu that is looked up is a copy")
    func lookupCopies() {
        #expect(builder.menu(for: .file) !== builder.menu(for: .file))
        #expect(builder.menu(for: .file)?.children.first === builder.command(for: "new:"))
    }

    @Test("F17: menus are replaced, and a menu's children by what is made of them")
    func replacing() {
        builder.replace(menu: .file, with: menu("Document", "document"))
        builder.replaceChildren(ofMenu: .edit) { Array($0.dropFirst()) + [UICommand(title: "Undo", action: "undo:")] }
        #expect(text == "(Document() Edit(Sort up Sort down Undo))")
        builder.replaceChildren(ofMenu: .root) { $0.reversed() }
        #expect(text == "(Edit(Sort up Sort down Undo) Document())")
    }

    @Test("F17: menus are inserted before and after others, at a menu's start and end")
    func inserting() {
        builder.insertSibling(menu("A", "a"), beforeMenu: .edit)
        builder.insertSibling(menu("B", "b"), afterMenu: .edit)
        builder.insertChild(menu("C", "c"), atStartOfMenu: .file)
        builder.insertChild(menu("D", "d"), atEndOfMenu: .init("c"))
        builder.insertChild(menu("E", "e"), atEndOfMenu: .root)
        #expect(text == "(File(C(D()) New) A() Edit(Paste Sort up Sort down) B() E())")
    }

    @Test("F17: elements are inserted beside menus, actions and commands, and at a menu's start and end")
    func insertingElements() {
        func mark(_ title: String) -> [UIMenuElement] { [UICommand(title: title, action: "mark:")] }
        builder.insertElements(mark("1"), beforeMenu: .file)
        builder.insertElements(mark("2"), afterMenu: .file)
        builder.insertElements(mark("3"), beforeAction: .paste)
        builder.insertElements(mark("4"), afterAction: .paste)
        builder.insertElements(mark("5"), beforeCommand: "sort:", propertyList: "up")
        builder.insertElements(mark("6"), afterCommand: "sort:", propertyList: "up")
        builder.insertElements(mark("7"), atStartOfMenu: .file)
        builder.insertElements(mark("8"), atEndOfMenu: .file)
        #expect(text == "(1 File(7 New 8) 2 Edit(3 Paste 4 5 Sort up 6 Sort down))")
    }

    @Test("F17: menus, actions and commands are removed, actions and commands replaced by elements")
    func removing() {
        builder.replace(action: .paste, with: [menu("A", "a"), menu("B", "b")])
        builder.replace(command: "new:", propertyList: nil, with: [])
        builder.remove(command: "sort:", propertyList: "up")
        #expect(text == "(File() Edit(A() B() Sort down))")
        builder.remove(menu: .file)
        #expect(text == "(Edit(A() B() Sort down))")
    }

    @Test("F18: what is not there, and an identifier that would be there twice, change nothing")
    func noOperations() {
        let before = text
        builder.insertSibling(menu("A", "a"), beforeMenu: .help)
        builder.insertChild(menu("A", "a"), atStartOfMenu: .help)
        builder.replace(menu: .help, with: menu("A", "a"))
        builder.remove(menu: .help)
        builder.remove(action: .pasteAndGo)
        builder.replace(command: "sort:", propertyList: nil, with: [])
        builder.insertChild(UIMenu(title: "Second", identifier: .edit), atEndOfMenu: .root)
        builder.insertChild(menu("A", "a", [UIMenu(identifier: .file)]), atEndOfMenu: .edit)
        builder.replace(menu: .file, with: UIMenu(identifier: .edit))
        builder.replaceChildren(ofMenu: .edit) { $0 + [UIMenu(identifier: .root)] }
        builder.remove(menu: .root)
        #expect(text == before)
    }
}
