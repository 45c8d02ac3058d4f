// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

private final class Copied: UIView {
    override func copy(_ sender: Any?) {}
}

/// Scenes may be screens of different people.
@MainActor @Suite("Menus of several scenes")
struct MenusOfScenesTests {
    /// A window that shows something with an editing menu, and a button with a menu.
    @MainActor private struct Place {
        let window: UIWindow
        let interaction = UIEditMenuInteraction(delegate: nil)
        let button = UIButton(type: .system, primaryAction: nil)

        init(in scene: UIWindowScene) {
            window = UIWindow(windowScene: scene)
            let view = Copied(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
            view.addInteraction(interaction)
            button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
            button.showsMenuAsPrimaryAction = true
            window.addSubview(view)
            window.addSubview(button)
            window.makeKeyAndVisible()
        }

        func presentEditMenu() {
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 40, y: 0)))
        }
    }

    private let screen = TestScreen()
    private let first: Place
    private let second: Place
    private let other: SceneIdentifier

    init() throws {
        first = Place(in: screen.scene)
        other = screen.connectScreen()
        second = Place(in: try #require(screen.application.windowScene(for: other)))
        screen.settle()
    }

    private var menus: MenuCenter { screen.application.menus }
    private var isFirstShown: Bool { menus.editBar(in: first.window.windowScene) != nil }
    private var isSecondShown: Bool { menus.editBar(in: second.window.windowScene) != nil }

    @Test("F12: presenting an editing menu leaves the one of another scene, and so does a touch there")
    func editMenus() {
        first.presentEditMenu()
        second.presentEditMenu()
        screen.settle()
        #expect(isFirstShown && isSecondShown)
        let finger = screen.finger(on: other)
        finger.down(at: CGPoint(x: 300, y: 700))
        finger.up()
        #expect(isFirstShown && !isSecondShown)
    }

    @Test("A menu that opens in one scene closes nothing in another")
    func shownMenus() {
        second.presentEditMenu()
        for scene in [SceneIdentifier(1), other] {
            let finger = screen.finger(on: scene)
            finger.down(at: first.button.center)
            finger.up()
        }
        #expect(menus.menu(in: first.window.windowScene) != nil && menus.menu(in: second.window.windowScene) != nil)
        #expect(!isSecondShown)
    }

    @Test("A key goes to the menu of its own scene")
    func keys() {
        first.presentEditMenu()
        second.presentEditMenu()
        screen.press(.keyboardEscape)
        #expect(!isFirstShown && isSecondShown)
    }

    @Test("A scene that disconnects takes its menus along, and no others")
    func disconnecting() {
        first.presentEditMenu()
        second.presentEditMenu()
        screen.send(.disconnect, to: other)
        #expect(isFirstShown && menus.editBars.count == 1)
    }
}
