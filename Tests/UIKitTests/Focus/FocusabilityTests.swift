// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H15–H17, H26, H28: what can have focus")
struct FocusabilityTests {
    let fixture = FocusFixture()

    private func obstacle(_ item: any UIFocusItem) -> FocusObstacle? {
        FocusObstacles.obstacle(of: item, in: fixture.system)
    }

    private func subject(_ object: AnyObject) -> Subject { fixture.screen.application.subject(of: object) }

    @Test("H15: a plain view does not want focus; a control does while it is enabled")
    func wish() {
        #expect(!UIView().canBecomeFocused)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.window.addSubview(button)
        #expect(button.canBecomeFocused && obstacle(button) == nil)
        button.isEnabled = false
        #expect(!button.canBecomeFocused && obstacle(button) == .disabled)
    }

    @Test("H16, H28: hidden, invisible, without interaction, and anything around it that is")
    func around() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        fixture.window.addSubview(box)
        let tile = fixture.tile("a", 0, 0, in: box)
        #expect(obstacle(tile) == nil)
        for view in [tile, box] {
            view.isHidden = true
            #expect(obstacle(tile) == .hidden(subject(view)))
            view.isHidden = false
            view.alpha = 0
            #expect(obstacle(tile) == .invisible(subject(view)))
            view.alpha = 1
            view.isUserInteractionEnabled = false
            #expect(obstacle(tile) == .interactionDisabled(subject(view)))
            view.isUserInteractionEnabled = true
        }
        tile.removeFromSuperview()
        #expect(obstacle(tile) == .notInWindow)
    }

    @Test("H16: what is off the screen or clipped away cannot have focus, unless it can be scrolled there")
    func offscreen() {
        let outside = fixture.tile("outside", 500, 0)
        #expect(obstacle(outside) == .offscreen(subject(fixture.window)))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.clipsToBounds = true
        fixture.window.addSubview(box)
        let clipped = fixture.tile("clipped", 150, 0, in: box)
        #expect(obstacle(clipped) == .offscreen(subject(box)))
        let scrollView = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        fixture.window.addSubview(scrollView)
        let below = fixture.tile("below", 0, 800, in: scrollView)
        let beyond = fixture.tile("beyond", 0, 1100, in: scrollView)
        #expect(obstacle(below) == nil)
        #expect(obstacle(beyond) == .offscreen(subject(scrollView)))
        scrollView.isScrollEnabled = false
        #expect(obstacle(below) == .offscreen(subject(scrollView)))
    }

    @Test("H16: what something opaque covers wholly cannot have focus")
    func obscured() {
        let tile = fixture.tile("a", 10, 10)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.window.addSubview(cover)
        #expect(obstacle(tile) == nil)
        cover.backgroundColor = .white
        #expect(obstacle(tile) == .obscured(by: subject(cover)))
        cover.alpha = 0.5
        #expect(obstacle(tile) == nil)
        cover.alpha = 1
        cover.frame.origin.x = 20
        #expect(obstacle(tile) == nil)
    }

    @Test("H17: what is transparent to focus covers nothing, unless it can have focus itself")
    func transparent() {
        let tile = fixture.tile("a", 10, 10)
        let cover = fixture.tile("cover", 0, 0, 100, 100)
        cover.backgroundColor = .white
        cover.isFocusable = false
        #expect(obstacle(tile) == .obscured(by: subject(cover)))
        cover.isTransparent = true
        #expect(obstacle(tile) == nil)
        cover.isFocusable = true
        #expect(obstacle(tile) == .obscured(by: subject(cover)))
    }

    @Test("H16: a window in front covers as a view does")
    func windowInFront() {
        let tile = fixture.tile("a", 10, 10)
        let other = UIWindow(windowScene: fixture.screen.scene)
        other.backgroundColor = .black
        other.isHidden = false
        #expect(obstacle(tile) == .obscured(by: subject(other)))
    }

    @Test("H26: focusItems(in:) answers subviews in the rectangle, and overrides add items that are no views")
    func items() {
        let box = ItemBox(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        fixture.window.addSubview(box)
        let tile = fixture.tile("a", 0, 0, in: box)
        #expect(box.focusItems(in: CGRect(x: 0, y: 0, width: 10, height: 10)).first === tile)
        #expect(box.focusItems(in: CGRect(x: 100, y: 0, width: 10, height: 10)).count == 1)
        fixture.focus(tile)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.system.focusedItem === box.item && box.item.isFocused)
        fixture.screen.press(.keyboardSpacebar)
        #expect(box.presses == 1)
    }

    @Test("An item that cannot have focus any longer loses it to what is near", arguments: 0..<4)
    func lost(_ way: Int) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        fixture.window.addSubview(box)
        fixture.tile("far", 300, 0)
        let tile = fixture.tile("a", 0, 60, in: box)
        fixture.tile("near", 60, 60, in: box)
        fixture.focus(tile)
        switch way {
        case 0: tile.removeFromSuperview()
        case 1: tile.isHidden = true
        case 2: tile.isUserInteractionEnabled = false
        default: tile.isFocusable = false
        }
        fixture.screen.settle()
        #expect(fixture.focused == "near")
    }

    @Test(
        "H16: what a presentation covers cannot have focus; H25: the item that had it gets it back",
        arguments: [true, false])
    func presentation(_ restores: Bool) {
        let root = UIViewController()
        fixture.window.rootViewController = root
        root.restoresFocusAfterTransition = restores
        fixture.screen.settle()
        fixture.tile("first", 0, 0, in: root.view)
        let second = fixture.tile("second", 100, 0, in: root.view)
        fixture.focus(second)
        let presented = UIViewController()
        root.present(presented, animated: false)
        fixture.tile("presented", 0, 0, in: presented.view)
        fixture.screen.settle()
        #expect(fixture.focused == "presented")
        #expect(obstacle(second) == .outsideScope(subject(presented)))
        root.dismiss(animated: false)
        fixture.screen.settle()
        #expect(fixture.focused == (restores ? "second" : "first"))
    }
}

/// A view with an item that is no view at its right.
@MainActor
private final class ItemBox: UIView {
    lazy var item = BoxItem(self)
    var presses = 0

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + (rect.intersects(item.frame) ? [item] : [])
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
}

@MainActor
private final class BoxItem: NSObject, UIFocusItem {
    private unowned let box: ItemBox
    let canBecomeFocused = true
    let frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { box }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }

    init(_ box: ItemBox) {
        self.box = box
    }

    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
