// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that performs some editing commands, and may be first responder.
private final class Tile: UIView {
    var log: CallLog?
    var isMovable = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log?("copy") }
    override func delete(_ sender: Any?) { log?("delete") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        log?("\(action)? \(sender is UIApplication ? "application" : "other")")
        return super.canPerformAction(action, withSender: sender) && (action != "delete:" || isMovable)
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
        log?("buildMenu")
    }
}

private final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
    let log: CallLog
    var menu: (([UIMenuElement]) -> UIMenu?)?
    var target = CGRect.null

    init(_ log: CallLog) { self.log = log }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        log("menuFor \(configuration.identifier)")
        return menu?(suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { log("willPresent") }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { log("willDismiss") }
}

@MainActor @Suite("Edit menu")
struct EditMenuTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let tile = Tile(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
    private let delegate: EditDelegate
    private let interaction: UIEditMenuInteraction

    init() {
        delegate = EditDelegate(log)
        interaction = UIEditMenuInteraction(delegate: delegate)
        screen.window.addSubview(tile)
        tile.addInteraction(interaction)
    }

    private var bar: EditBarPresentation? { screen.application.menus.editBars.first }
    private var buttons: [UIButton] { Self.buttons(in: bar?.window) }
    private var titles: [String] { buttons.compactMap(\.currentTitle) }

    private static func buttons(in view: UIView?) -> [UIButton] {
        guard let view else { return [] }
        return (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    private func present(_ identifier: String = "tile", at point: CGPoint = CGPoint(x: 40, y: 0)) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: identifier, sourcePoint: point))
        screen.settle()
    }

    private func tap(_ title: String) {
        guard let button = buttons.first(where: { $0.currentTitle == title }) else { return }
        let finger = screen.finger()
        finger.down(at: button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil))
        finger.up()
    }

    @Test("F8, F12: what the chain performs is suggested, and nil of the delegate shows that")
    func suggestions() {
        present()
        #expect(titles == ["Copy", "Delete"])
        tile.isMovable = false
        present()
        #expect(titles == ["Copy"])
    }

    @Test("F9: the chain is asked with the application as sender")
    func sender() {
        tile.log = log
        present()
        #expect(log.entries.contains("copy:? application"))
    }

    @Test("F13: the context menu is built first, then the delegate is asked")
    func order() {
        tile.log = log
        present()
        let steps = log.entries.filter { !$0.contains("?") }
        #expect(steps == ["buildMenu", "menuFor tile", "willPresent"])
    }

    @Test("F12: an empty menu of the delegate shows none, other menus show themselves")
    func delegateMenu() {
        delegate.menu = { _ in UIMenu() }
        present()
        #expect(bar == nil && log.entries == ["menuFor tile"])
        delegate.menu = { suggested in
            UIMenu(children: [UIAction(title: "Turn") { [log] _ in log("turn") }] + suggested)
        }
        present()
        #expect(titles == ["Turn", "Copy", "Delete"])
        tap("Turn")
        #expect(bar == nil && log.entries.suffix(2) == ["willDismiss", "turn"])
    }

    @Test("F12: presenting dismisses the menu that is shown")
    func oneAtATime() {
        present("one")
        present("two")
        #expect(
            log.entries == ["menuFor one", "willPresent", "willDismiss", "menuFor two", "willPresent"])
        interaction.dismissMenu()
        #expect(bar == nil && log.entries.last == "willDismiss")
        interaction.dismissMenu()
        #expect(log.entries.count { $0 == "willDismiss" } == 2)
    }

    @Test("F12: without a target the menu is at its source point, above where there is room, else below")
    func place() {
        present(at: CGPoint(x: 40, y: 10))
        #expect(bar?.frame.maxY == 301 && bar?.frame.midX == 140)
        delegate.target = CGRect(x: 0, y: 0, width: 80, height: 80)
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(bar?.frame.maxY == 291)
        tile.center.y = 45
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(bar?.frame.minY == 94)
        #expect(interaction.location(in: tile) == CGPoint(x: 40, y: 10))
    }

    @Test("F8: a command reaches the first responder's chain, with the menu gone and the first responder kept")
    func performing() {
        tile.becomeFirstResponder()
        present()
        tile.log = log
        tap("Copy")
        #expect(log.entries.last == "copy" && bar == nil && tile.isFirstResponder)
    }

    @Test("A touch elsewhere closes the menu and is everybody's; so do scrolling and another first responder")
    func dismissal() {
        let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
        button.addAction(UIAction { [log] _ in log("button") }, for: .touchUpInside)
        screen.window.addSubview(button)
        present()
        let finger = screen.finger()
        finger.down(at: button.center)
        #expect(bar == nil)
        finger.up()
        #expect(log.entries.last == "button")

        present()
        screen.send(
            .scroll(ScrollSample(location: button.center, delta: CGVector(dx: 0, dy: 5), isContinuous: true)))
        #expect(bar == nil)
        present()
        tile.becomeFirstResponder()
        #expect(bar == nil)
        present()
        screen.press(.keyboardEscape)
        #expect(bar == nil)
    }

    @Test("What the menu shows is asked for anew when it is reloaded; with nothing left it goes")
    func reloading() {
        present()
        tile.isMovable = false
        interaction.reloadVisibleMenu()
        screen.settle()
        #expect(titles == ["Copy"])
        delegate.menu = { _ in UIMenu() }
        interaction.reloadVisibleMenu()
        #expect(bar == nil)
    }

    @Test("Buttons that do not fit are on further pages")
    func pages() {
        delegate.menu = { _ in UIMenu(children: (1...9).map { UIAction(title: "Command \($0)") { _ in } }) }
        present()
        #expect(titles.last == "›" && titles.first == "Command 1")
        var seen = titles.filter { $0.hasPrefix("Command") }
        while let next = buttons.last, next.currentTitle == "›" {
            tap("›")
            seen += titles.filter { $0.hasPrefix("Command") }
            guard seen.count < 20 else { break }
        }
        #expect(seen == (1...9).map { "Command \($0)" } && titles.first == "‹")
    }

    @Test(
        "Pages keep room for the buttons that turn them",
        arguments: [
            ([50.0, 50, 50], [0..<3]), ([50, 50, 60], [0..<2, 2..<3]),
            ([100, 100, 100, 40], [0..<1, 1..<2, 2..<3, 3..<4]),
            ([60, 40, 40, 20, 60, 60], [0..<2, 2..<4, 4..<6]), ([400, 10], [0..<1, 1..<2]), ([], []),
        ] as [([Double], [Range<Int>])])
    func pageSplit(widths: [Double], expected: [Range<Int>]) {
        #expect(EditBarPages.pages(widths: widths.map { CGFloat($0) }, room: 150, turner: 25) == expected)
    }

    @Test("F10, F11: the shared controller needs a first responder; it shows the standard commands and its own items")
    func menuController() {
        _ = screen.application
        let controller = UIMenuController.shared
        #expect(controller === UIMenuController.shared)
        controller.showMenu(from: tile, rect: tile.bounds)
        #expect(!controller.isMenuVisible && bar == nil)
        tile.becomeFirstResponder()
        controller.menuItems = [
            UIMenuItem(
                title: "Turn", action: Selector("turn:", on: Tile.self) { (tile: Tile, _: Any?) in tile.log?("turn") }),
            UIMenuItem(title: "Nobody's", action: "nobody:"),
        ]
        var told: [String] = []
        let observers = [
            (UIMenuController.willShowMenuNotification, "willShow"),
            (UIMenuController.didShowMenuNotification, "didShow"),
            (UIMenuController.willHideMenuNotification, "willHide"),
            (UIMenuController.didHideMenuNotification, "didHide"),
        ].map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(text) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        controller.showMenu(from: tile, rect: tile.bounds)
        screen.settle()
        #expect(titles == ["Copy", "Delete", "Turn"] && controller.isMenuVisible && told == ["willShow", "didShow"])
        #expect(controller.menuFrame.maxY == 291 && controller.menuFrame.midX == 140)
        tile.isMovable = false
        controller.update()
        screen.settle()
        #expect(titles == ["Copy", "Turn"])
        tile.log = log
        tap("Turn")
        #expect(log.entries.last == "turn" && !controller.isMenuVisible)
        #expect(told == ["willShow", "didShow", "willHide", "didHide"])
    }

    @Test("F10: without a target the shared menu is at the screen's origin; hiding is for the view it is about")
    func menuControllerTarget() {
        _ = screen.application
        let controller = UIMenuController.shared
        tile.becomeFirstResponder()
        controller.isMenuVisible = true
        #expect(controller.menuFrame.minX == 8 && controller.menuFrame.minY == 9)
        controller.hideMenu()
        controller.showMenu(from: tile, rect: tile.bounds)
        controller.hideMenu(from: UIView())
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: tile)
        #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
    }
}
