// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// A host with a menu bar, which remembers what it was told.
private final class BarHost: MenuBarHost {
    var told: [MenuBar] = []
    var tellees: [SceneIdentifier] = []
    var rejected: [InputFault] = []
    var showsMenuBar: Bool { true }
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { rejected.append(fault) }
    func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier) {
        told.append(bar)
        tellees.append(scene)
    }

    func stop() {}
}

private final class Board: UIView {
    var log: [String] = []
    var canShuffle = true
    override var canBecomeFirstResponder: Bool { true }
    override class var selectors: [Selector] { [Selector("shuffle:", Board.shuffle(_:))] }
    func shuffle(_ sender: Any?) { log.append("shuffle by \((sender as? UICommand)?.title ?? "nobody")") }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func validate(_ command: UICommand) {
        if command.action == "shuffle:" {
            command.title = canShuffle ? "Shuffle" : "Nothing to shuffle"
            command.attributes = canShuffle ? [] : .disabled
        }
    }
}

@MainActor @Suite("Menu bar of a host")
struct MenuBarTests {
    private let screen = TestScreen()
    private let host = BarHost()
    private let board = Board()

    private func start(_ build: @escaping (any UIMenuBuilder) -> Void) {
        screen.application.delegate = MenuTestDelegate(build)
        screen.application.host = host
        screen.window.addSubview(board)
        board.becomeFirstResponder()
        screen.application.menus.bar.setNeedsUpdate()
        screen.settle()
    }

    @Test("A scene that connects is told the menu bar whose actions are performed anywhere")
    func connecting() {
        start { builder in
            Self.addBoard(builder)
            builder.insertChild(UIMenu(title: "Any", children: [UIAction(title: "Do") { _ in }]), atEndOfMenu: .root)
        }
        let told = host.told.count
        // Its menus are built. It knows of no scenes, and would have one screen only.
        screen.application.delegate = nil
        let other = screen.connectScreen()
        screen.settle()
        #expect(host.tellees.dropFirst(told).contains(other))
    }

    private static let addBoard: (any UIMenuBuilder) -> Void = { builder in
        builder.replaceChildren(ofMenu: .root) { _ in
            [
                UIMenu(
                    title: "Board",
                    children: [
                        UIKeyCommand(
                            title: "Shuffle", action: "shuffle:", input: "k", modifierFlags: [.command, .shift]),
                        UIMenu(options: .displayInline, children: [UICommand(title: "Cut", action: "cut:")]),
                        UIMenu(title: "Hidden", children: []),
                        UIAction(title: "Secret", attributes: .hidden) { _ in },
                    ])
            ]
        }
    }

    private static func text(_ items: [MenuBar.Item]) -> String {
        items.map { item in
            switch item.kind {
            case .separator: "-"
            case .menu: "\(item.title)(\(text(item.children)))"
            case .command: (item.isEnabled ? "" : "~") + item.title + (item.shortcut.isEmpty ? "" : " " + item.shortcut)
            }
        }.joined(separator: ", ")
    }

    private var shown: String { host.told.last.map { Self.text($0.menus) } ?? "none" }

    private func number(of title: String) -> UInt32 {
        host.told.last?.menus.flatMap(\.children).first { $0.title == title }?.number ?? 0
    }

    @Test("A main menu that nobody changed is no menu bar")
    func defaultMenu() {
        start { _ in }
        #expect(host.told.isEmpty)
    }

    @Test("The bar has titles, keys and separators, and what nobody performs is disabled")
    func model() {
        start(Self.addBoard)
        #expect(shown == "Board(Shuffle ⇧⌘K, -, ~Cut)")
        screen.settle()
        #expect(host.told.count == 1)
    }

    @Test("F20: opening a menu has its commands validated by who performs them, and tells what changed")
    func opening() {
        start(Self.addBoard)
        board.canShuffle = false
        let generation = host.told.last?.generation ?? 0
        screen.send(.menuBar(.opened(generation: generation)))
        #expect(shown == "Board(~Nothing to shuffle ⇧⌘K, -, ~Cut)" && host.told.count == 2)
        #expect(host.told.map(\.generation) == [generation, generation])
    }

    @Test("A chosen command reaches the first responder's chain; one that was disabled meanwhile is not performed")
    func choosing() {
        start(Self.addBoard)
        let generation = host.told.last?.generation ?? 0
        screen.send(.menuBar(.chose(generation: generation, item: number(of: "Shuffle"))))
        #expect(board.log == ["shuffle by Shuffle"] && host.rejected.isEmpty)
        board.canShuffle = false
        screen.send(.menuBar(.chose(generation: generation, item: number(of: "Shuffle"))))
        #expect(board.log.count == 1)
    }

    @Test("Lines that were never given out, and those of earlier menus, are refused by name")
    func refusing() {
        start(Self.addBoard)
        let generation = host.told.last?.generation ?? 0
        screen.send(.menuBar(.chose(generation: generation, item: 99)))
        UIMenuSystem.main.setNeedsRebuild()
        screen.settle()
        screen.send(.menuBar(.chose(generation: generation, item: number(of: "Shuffle"))))
        screen.send(.menuBar(.opened(generation: generation)))
        #expect(
            host.rejected == [
                .unknownMenuItem(generation: generation, item: 99),
                .unknownMenuItem(generation: generation, item: number(of: "Shuffle")),
                .unknownMenuItem(generation: generation, item: 0),
            ])
        #expect(board.log.isEmpty)
    }

    @Test("A main menu that is built without changes again takes the bar away")
    func goingAway() {
        var adds = true
        start { builder in if adds { Self.addBoard(builder) } }
        adds = false
        UIMenuSystem.main.setNeedsRebuild()
        screen.settle()
        #expect(host.told.count == 2 && host.told.last?.menus.isEmpty == true)
    }

    @Test("Deferred elements are in the bar when they have come")
    func deferred() {
        var complete: (@MainActor ([UIMenuElement]) -> Void)?
        start { builder in
            builder.replaceChildren(ofMenu: .root) { _ in
                [UIMenu(title: "Recent", children: [UIDeferredMenuElement { complete = $0 }])]
            }
        }
        #expect(host.told.last?.menus.isEmpty != false)
        complete?([UIAction(title: "One") { _ in }])
        screen.settle()
        #expect(shown == "Recent(One)")
    }

    @Test("Elements that use focus are those of the scene's chain, and asked for anew when a menu is opened")
    func deferredByFocus() {
        final class Shelf: UIView {
            var titles = ["One"]
            override var canBecomeFirstResponder: Bool { true }
            override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
                UIDeferredMenuElement.Provider { [titles] in $0(titles.map { UIAction(title: $0) { _ in } }) }
            }
        }
        let shelf = Shelf()
        board.addSubview(shelf)
        start { builder in
            builder.replaceChildren(ofMenu: .root) { _ in
                [
                    UIMenu(
                        title: "Shelf",
                        children: [.usingFocus(identifier: .init("shelf"), shouldCacheItems: false)]
                            as [UIDeferredMenuElement])
                ]
            }
        }
        #expect(host.told.last?.menus.isEmpty != false)
        shelf.becomeFirstResponder()
        screen.application.menus.bar.setNeedsUpdate()
        UIMenuSystem.main.setNeedsRebuild()
        screen.settle()
        #expect(shown == "Shelf(One)")
        shelf.titles = ["Two"]
        screen.send(.menuBar(.opened(generation: host.told.last?.generation ?? 0)))
        screen.settle()
        #expect(shown == "Shelf(Two)")
    }

    @Test(
        "Keys as people read them",
        arguments: [
            ("k", [.command, .shift], "⇧⌘K"), ("UIKeyInputUpArrow", .command, "⌘↑"), ("UIKeyInputF5", [], "F5"),
            ("\u{8}", [.control, .alternate], "⌃⌥⌫"), ("+", .command, "⌘+"), ("", .command, ""),
        ] as [(String, UIKeyModifierFlags, String)])
    func keys(input: String, modifiers: UIKeyModifierFlags, text: String) {
        #expect(KeyShortcutText.text(input: input, modifiers, .command) == text)
    }

    @Test(
        "F48: on keyboards without a command key, with the names that are on them",
        arguments: [
            ("k", [.command, .shift], "Ctrl+Shift+K"), ("UIKeyInputUpArrow", .command, "Ctrl+↑"),
            ("UIKeyInputF5", [], "F5"), ("\u{8}", [.control, .alternate], "Ctrl+Alt+⌫"),
            ("f", [.control, .command], "Meta+Ctrl+F"), ("", .command, ""),
        ] as [(String, UIKeyModifierFlags, String)])
    func keysWithControl(input: String, modifiers: UIKeyModifierFlags, text: String) {
        #expect(KeyShortcutText.text(input: input, modifiers, .control) == text)
    }

    @Test("F48: where Control makes commands, holding it lists them, with Control")
    func shortcutsWithControl() {
        start(Self.addBoard)
        var description = ScreenDescription(size: screen.scene.screen.bounds.size)
        description.commandKey = .control
        screen.send(.resize(description))
        let overlay = screen.application.menus.shortcuts
        screen.keyDown(.keyboardLeftGUI, modifiers: .command)
        screen.advance(by: 2)
        #expect(overlay.window(in: screen.scene) == nil)
        screen.keyUp(.keyboardLeftGUI)
        screen.keyDown(.keyboardLeftControl, modifiers: .control)
        screen.advance(by: 1.1)
        #expect(overlay.window(in: screen.scene) != nil)
        let list = ShortcutList(from: board, commandKey: screen.scene.commandKey, screen.application)
        #expect(list.entries == [.init(title: "Shuffle", keys: "Ctrl+Shift+K")])
    }

    @Test("F50: a list of keys belongs to the scene whose key is held; keys of another scene leave it")
    func shortcutsOfScenes() throws {
        start(Self.addBoard)
        screen.application.delegate = nil
        let other = screen.connectScreen()
        let scene = try #require(screen.application.windowScene(for: other))
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        screen.settle()
        screen.keyDown(.keyboardLeftGUI, modifiers: .command)
        screen.advance(by: 1.1)
        let overlay = screen.application.menus.shortcuts
        let key = KeySample(isDown: true, usage: .keyboardA, characters: "a", charactersIgnoringModifiers: "a")
        screen.send(.key(key), to: other)
        #expect(overlay.window(in: screen.scene) != nil && overlay.window(in: scene) == nil)
    }

    @Test(
        "F50: a scene has the menu bar when somebody there performs a command of it, and other scenes stay as they are")
    func owners() throws {
        start(Self.addBoard)
        #expect(Set(host.tellees) == [screen.scene.identifier])
        screen.application.delegate = nil
        let other = screen.connectScreen()
        let scene = try #require(screen.application.windowScene(for: other))
        screen.settle()
        #expect(!host.tellees.contains(other))
        let window = UIWindow(windowScene: scene)
        let second = Board(frame: window.bounds)
        window.addSubview(second)
        window.makeKeyAndVisible()
        screen.settle()
        #expect(!host.tellees.contains(other))
        second.becomeFirstResponder()
        screen.settle()
        #expect(host.tellees.last == other && host.told.last?.menus.isEmpty == false)
        // It stays while the menus do, whoever is first responder.
        second.resignFirstResponder()
        screen.application.menus.bar.setNeedsUpdate()
        screen.settle()
        #expect(host.told.last?.menus.isEmpty == false)
    }

    @Test(
        "Holding the command key for a second lists the keys that do something; any other key, or letting go, ends that"
    )
    func shortcuts() {
        start(Self.addBoard)
        let overlay = screen.application.menus.shortcuts
        screen.keyDown(.keyboardLeftGUI, modifiers: .command)
        screen.advance(by: 0.9)
        #expect(overlay.window(in: screen.scene) == nil)
        screen.advance(by: 0.2)
        #expect(overlay.window(in: screen.scene) != nil)
        #expect(
            ShortcutList(from: board, commandKey: .command, screen.application).entries == [
                .init(title: "Shuffle", keys: "⇧⌘K")
            ])
        let touched = screen.scene.hitTest(CGPoint(x: 195, y: 422), for: nil, with: nil)
        #expect(touched?.window === screen.window, "the list takes no touches")
        screen.keyUp(.keyboardLeftGUI)
        #expect(overlay.window(in: screen.scene) == nil)
        screen.keyDown(.keyboardLeftGUI, modifiers: .command)
        screen.press(.keyboardK, characters: "k", modifiers: .command)
        screen.advance(by: 2)
        #expect(overlay.window(in: screen.scene) == nil)
    }
}
