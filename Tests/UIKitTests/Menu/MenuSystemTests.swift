// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// An application that writes down who builds menus.
private final class BuildingApplication: UIApplication {
    let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init()
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        log("application \(builder.system === UIMenuSystem.main ? "main" : "context")")
        // Without super: that stops nobody (F14).
    }
}

private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
    let log: CallLog
    var change: ((any UIMenuBuilder) -> Void)?

    init(log: CallLog) {
        self.log = log
        super.init()
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        log("delegate \(builder.system === UIMenuSystem.main ? "main" : "context")")
        change?(builder)
    }
}

private final class BuildingView: UIView {
    var log: CallLog?
    override var canBecomeFirstResponder: Bool { true }
    override func buildMenu(with builder: any UIMenuBuilder) { log?("view") }
}

private final class BuildingController: UIViewController {
    var log: CallLog?
    override func buildMenu(with builder: any UIMenuBuilder) { log?("controller") }
}

@MainActor @Suite("Menu systems")
struct MenuSystemTests {
    private let log = CallLog()
    private let screen: TestScreen
    private let delegate: BuildingDelegate
    private let view = BuildingView()

    init() {
        let application = BuildingApplication(log: log)
        delegate = BuildingDelegate(log: log)
        application.delegate = delegate
        screen = TestScreen(application: application)
        let controller = BuildingController()
        controller.log = log
        view.log = log
        screen.window.rootViewController = controller
        controller.view.addSubview(view)
    }

    @Test("F15, F16: the main menu is built by the application and its delegate, once, at the first key")
    func mainIsBuiltLazily() {
        #expect(log.entries.isEmpty)
        view.becomeFirstResponder()
        screen.press(.keyboardA, characters: "a")
        screen.press(.keyboardB, characters: "b")
        #expect(log.entries == ["application main", "delegate main"])
        UIMenuSystem.main.setNeedsRebuild()
        #expect(log.entries.count == 2)
        screen.press(.keyboardC, characters: "c")
        #expect(log.entries.count == 4)
    }

    @Test("F13, F14: a context menu is built by every responder up to the delegate, whether or not one calls super")
    func contextIsBuiltAlongTheChain() {
        _ = screen.application.menus.contextMenu(from: view)
        #expect(log.entries == ["view", "controller", "application context", "delegate context"])
    }

    @Test("F19: the main menu's menus, in order")
    func mainOrder() {
        let identifiers = screen.application.menus.mainMenu.children.compactMap { ($0 as? UIMenu)?.identifier }
        #expect(identifiers == [.application, .file, .edit, .format, .view, .window, .help])
    }

    @Test(
        "F19: no two menus or groups of the default menus have the same identifier, and no two commands the same keys")
    func defaultsAreSound() {
        func menus(_ menu: UIMenu) -> [UIMenu] { [menu] + menu.children.compactMap { $0 as? UIMenu }.flatMap(menus) }
        for root in [DefaultMenus.main(), DefaultMenus.context()] {
            let identifiers = menus(root).map(\.identifier)
            #expect(Set(identifiers).count == identifiers.count)
        }
        let keys = screen.application.menus.mainKeyCommands.map { "\($0.modifierFlags.rawValue) \($0.input ?? "")" }
        #expect(Set(keys).count == keys.count && keys.count > 10)
    }

    @Test("F16: what the delegate builds is in the main menu, and its keys work")
    func delegateBuilds() {
        delegate.change = { builder in
            builder.insertChild(
                UIMenu(
                    title: "Board",
                    children: [UIKeyCommand(title: "Shuffle", action: "shuffle:", input: "k", modifierFlags: .command)]),
                atEndOfMenu: .root)
            builder.remove(menu: .format)
        }
        #expect(screen.application.menus.mainKeyCommands.contains { $0.title == "Shuffle" })
        #expect(!screen.application.menus.mainKeyCommands.contains { $0.title == "Bold" })
    }

    @Test("A deferred element that is cached asks once, an uncached one every time; completing twice is heard once")
    func deferredElements() {
        var asked = 0
        var complete: (@MainActor ([UIMenuElement]) -> Void)?
        let cached = UIDeferredMenuElement { completion in
            asked += 1
            complete = completion
        }
        var got: [[String]] = []
        cached.load(from: screen.window) { got.append($0.map(\.title)) }
        cached.load(from: screen.window) { got.append($0.map(\.title)) }
        #expect(asked == 1 && got.isEmpty)
        complete?([UIMenu(title: "A")])
        complete?([UIMenu(title: "B")])
        cached.load(from: screen.window) { got.append($0.map(\.title)) }
        #expect(asked == 1 && got == [["A"], ["A"], ["A"]])

        let uncached = UIDeferredMenuElement.uncached { completion in
            asked += 1
            completion([UIMenu(title: "\(asked)")])
        }
        got = []
        uncached.load(from: screen.window) { got.append($0.map(\.title)) }
        uncached.load(from: screen.window) { got.append($0.map(\.title)) }
        #expect(got == [["2"], ["3"]])
    }

    // MARK: iOS 26

    private final class Library: UIView {
        var asked: [String] = []
        var has: [String]?

        override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
            asked.append(deferredElement.identifier.rawValue)
            guard let has else { return nil }
            return UIDeferredMenuElement.Provider { completion in completion(has.map { UIMenu(title: $0) }) }
        }
    }

    @Test("An element that uses focus asks the chain for a provider: the nearest has it; nobody has no elements")
    func deferredByFocus() {
        let (outer, inner) = (Library(), Library())
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        let element = UIDeferredMenuElement.usingFocus(identifier: .init("books"), shouldCacheItems: false)
        #expect(element.identifier == UIDeferredMenuElement.Identifier(rawValue: "books"))
        var got: [[String]] = []
        func load() { element.load(from: inner) { got.append($0.map(\.title)) } }
        load()
        #expect(got == [[]] && inner.asked == ["books"] && outer.asked == ["books"])
        outer.has = ["Outer"]
        load()
        inner.has = ["Inner"]
        load()
        #expect(got == [[], ["Outer"], ["Inner"]] && outer.asked.count == 2)
    }

    @Test("An element that uses focus and keeps its items asks once it got them")
    func deferredByFocusIsKept() {
        let library = Library()
        library.has = ["A"]
        let element = UIDeferredMenuElement.usingFocus(identifier: .init("books"), shouldCacheItems: true)
        var got: [[String]] = []
        for _ in 0..<2 {
            element.load(from: library) { got.append($0.map(\.title)) }
            library.has = ["B"]
        }
        #expect(got == [["A"], ["A"]] && library.asked.count == 1)
        #expect(UIDeferredMenuElement { _ in }.identifier != UIDeferredMenuElement { _ in }.identifier)
    }

    @Test(
        "UIMainMenuSystem is the main system; its configuration leaves groups out, its handler builds instead of the delegate"
    )
    func mainMenuSystem() {
        #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
        func titles() -> Set<String> { Set(screen.application.menus.mainKeyCommands.map(\.title)) }
        var isDelegateAsked = false
        delegate.change = { _ in isDelegateAsked = true }
        #expect(titles().isSuperset(of: ["Print…", "Bold", "Show Sidebar", "Show Inspector", "Find Next", "Close"]))
        #expect(isDelegateAsked)
        isDelegateAsked = false
        let configuration = UIMainMenuSystem.Configuration()
        #expect(configuration.findingPreference == .automatic && configuration.findingConfiguration.style == .automatic)
        configuration.printingPreference = .removed
        configuration.documentPreference = .removed
        configuration.textFormattingPreference = .removed
        configuration.inspectorPreference = .removed
        configuration.toolbarPreference = .included
        configuration.findingConfiguration.style = .nonEditableText
        UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
            builder.insertChild(
                UIMenu(
                    title: "Board",
                    children: [UIKeyCommand(title: "Shuffle", action: "shuffle:", input: "k", modifierFlags: .command)]),
                atEndOfMenu: .root)
        }
        #expect(titles().isDisjoint(with: ["Print…", "Bold", "Show Inspector", "Close", "Find and Replace…"]))
        #expect(titles().isSuperset(of: ["Shuffle", "Show Sidebar", "Find…", "Find Next", "Find Previous"]))
        #expect(!isDelegateAsked)
        configuration.findingConfiguration.style = .search
        UIMainMenuSystem.shared.setBuildConfiguration(configuration)
        #expect(titles().contains("Find…") && !titles().contains("Find Next"))
        #expect(isDelegateAsked)
        configuration.findingPreference = .removed
        UIMainMenuSystem.shared.setBuildConfiguration(configuration)
        #expect(!titles().contains("Find…"))
    }
}
