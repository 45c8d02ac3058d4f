import Testing
import UIKitTesting

@testable import UIKit

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
        cached.load { got.append($0.map(\.title)) }
        cached.load { got.append($0.map(\.title)) }
        #expect(asked == 1 && got.isEmpty)
        complete?([UIMenu(title: "A")])
        complete?([UIMenu(title: "B")])
        cached.load { got.append($0.map(\.title)) }
        #expect(asked == 1 && got == [["A"], ["A"], ["A"]])

        let uncached = UIDeferredMenuElement.uncached { completion in
            asked += 1
            completion([UIMenu(title: "\(asked)")])
        }
        got = []
        uncached.load { got.append($0.map(\.title)) }
        uncached.load { got.append($0.map(\.title)) }
        #expect(got == [["2"], ["3"]])
    }
}
