// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H9–H19: environments, updates, who is asked and told")
struct FocusUpdateTests {
    let fixture = FocusFixture()

    // MARK: Environments

    @Test("H9: views, controllers and windows are environments, each in the next")
    func environments() {
        let root = UIViewController()
        fixture.window.rootViewController = root
        let tile = fixture.tile("a", 0, 0, in: root.view)
        let path = FocusTree.path(from: tile)
        #expect(path.first === tile && path.dropFirst().first === root.view && path.dropFirst(2).first === root)
        #expect(path.last === fixture.window)
        #expect(root.contains(tile) && fixture.window.contains(root) && !tile.contains(root))
        #expect(root.focusItemContainer === root.view && tile.focusItemContainer === tile)
    }

    @Test("H9: a presented controller is in its presentation, and that in the window")
    func presentation() {
        let root = UIViewController()
        fixture.window.rootViewController = root
        fixture.screen.settle()
        let presented = UIViewController()
        root.present(presented, animated: false)
        fixture.screen.settle()
        #expect(presented.parentFocusEnvironment is UIPresentationController)
        #expect(fixture.window.contains(presented) && !root.contains(presented))
        #expect(presented.presentationController?.preferredFocusEnvironments.first === presented)
    }

    // MARK: Where focus goes

    @Test("H10: depth first through what environments prefer, until an item can have focus")
    func preferred() {
        let box = fixture.tile("box", 0, 0, 200, 200)
        box.isFocusable = false
        let inner = fixture.tile("inner", 0, 0, 100, 100, in: box)
        inner.isFocusable = false
        let off = fixture.tile("off", 0, 0, in: inner)
        off.isFocusable = false
        fixture.tile("first", 0, 110, in: box)
        let wanted = fixture.tile("wanted", 60, 110, in: box)
        inner.prefers = [off]
        box.prefers = [inner, wanted]
        fixture.focus(box)
        #expect(fixture.focused == "wanted")
    }

    @Test("H10: an empty list stands for the environment: it, else the first item in it")
    func emptyPreference() {
        let box = fixture.tile("box", 0, 0, 200, 200)
        box.isFocusable = false
        fixture.tile("second", 0, 60, in: box)
        fixture.tile("first", 0, 0, in: box)
        fixture.focus(box)
        #expect(fixture.focused == "first")
        box.isFocusable = true
        fixture.focus(box)
        #expect(fixture.focused == "box")
    }

    @Test("H11: the search begins at what the root controller prefers")
    func root() {
        let root = PreferringController()
        fixture.window.rootViewController = root
        fixture.tile("first", 0, 0, in: root.view)
        root.wanted = [fixture.tile("wanted", 100, 100, in: root.view)]
        fixture.screen.settle()
        fixture.screen.press(.keyboardTab)
        #expect(fixture.focused == "wanted")
    }

    // MARK: When

    @Test("H13: a request takes effect with the end of the turn, or when it is asked for")
    func request() {
        let tile = fixture.tile("a", 0, 0)
        #expect(!tile.isFocused)
        fixture.system.requestFocusUpdate(to: tile)
        #expect(!tile.isFocused)
        fixture.system.updateFocusIfNeeded()
        #expect(tile.isFocused)
        let other = fixture.tile("b", 100, 0)
        fixture.system.requestFocusUpdate(to: other)
        fixture.screen.settle()
        #expect(other.isFocused && !tile.isFocused)
    }

    @Test("H13: what is in no scene has no focus system")
    func noSystem() {
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        #expect(UIFocusSystem.focusSystem(for: fixture.tile("a", 0, 0)) === fixture.system)
    }

    @Test("H12: setNeedsFocusUpdate counts only where the focused item is inside")
    func needs() {
        let box = fixture.tile("box", 0, 0, 200, 200)
        box.isFocusable = false
        let inside = fixture.tile("inside", 0, 0, in: box)
        let other = fixture.tile("other", 0, 60, in: box)
        let outside = fixture.tile("outside", 250, 0)
        fixture.focus(inside)
        box.prefers = [other]
        outside.setNeedsFocusUpdate()
        fixture.screen.settle()
        #expect(fixture.focused == "inside")
        box.setNeedsFocusUpdate()
        fixture.screen.settle()
        #expect(fixture.focused == "other")
        #expect(fixture.note?.cause == .needed(fixture.screen.application.subject(of: box)))
    }

    @Test(
        "H12: a parent's request takes the place of a child's, and not the other way around", arguments: [true, false])
    func parentWins(_ isParentFirst: Bool) {
        let outer = fixture.tile("outer", 0, 0, 300, 300)
        let inner = fixture.tile("inner", 0, 0, 200, 200, in: outer)
        for box in [outer, inner] { box.isFocusable = false }
        let start = fixture.tile("start", 0, 0, in: inner)
        inner.prefers = [fixture.tile("child's", 0, 60, in: inner)]
        outer.prefers = [fixture.tile("parent's", 0, 240, in: outer)]
        fixture.focus(start)
        for box in isParentFirst ? [outer, inner] : [inner, outer] { box.setNeedsFocusUpdate() }
        inner.updateFocusIfNeeded()
        #expect(fixture.focused == "parent's")
    }

    @Test("H14: one item has focus at a time")
    func onlyOne() {
        let tiles = (0..<4).map { fixture.tile("\($0)", CGFloat($0) * 60, 0) }
        for tile in tiles {
            fixture.focus(tile)
            #expect(tiles.filter(\.isFocused) == [tile])
        }
    }

    // MARK: Who is asked and told

    @Test("H18: the old item and those around it, then the new one and those around it, each once; false vetoes")
    func order() {
        let box = fixture.tile("box", 0, 0, 300, 300)
        box.isFocusable = false
        let left = fixture.tile("left", 0, 0, 100, 100, in: box)
        let a = fixture.tile("a", 0, 0, in: left)
        let b = fixture.tile("b", 200, 0, in: box)
        fixture.focus(a)
        for tile in [box, left, a, b] { tile.logsQuestions = true }
        fixture.focus(b)
        #expect(fixture.log.take() == ["a?", "left?", "box?", "b?", "a!", "left!", "box!", "b!"])
        box.allows = false
        fixture.focus(a)
        #expect(fixture.log.take() == ["b?", "box?"])
        #expect(fixture.focused == "b")
        #expect(fixture.note?.outcome == .vetoed(by: fixture.screen.application.subject(of: box)))
    }

    @Test("H19: the context says from where, to where and which way")
    func context() {
        let a = fixture.tile("a", 0, 0)
        let b = fixture.tile("b", 100, 0)
        var contexts: [UIFocusUpdateContext] = []
        a.onUpdate = { context, _ in contexts.append(context) }
        fixture.focus(a)
        #expect(contexts.last?.previouslyFocusedItem == nil && contexts.last?.nextFocusedView === a)
        #expect(contexts.last?.focusHeading == [])
        fixture.screen.press(.keyboardRightArrow)
        #expect(contexts.last?.previouslyFocusedView === a && contexts.last?.nextFocusedItem === b)
        #expect(contexts.last?.focusHeading == .right)
        fixture.focus(a)
        a.removeFromSuperview()
        b.removeFromSuperview()
        fixture.screen.settle()
        #expect(contexts.last?.previouslyFocusedItem === a && contexts.last?.nextFocusedItem == nil)
    }

    @Test("H19: the headings have UIKit's bits")
    func headings() {
        let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
        #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
    }

    @Test("H20: an update and a failed movement are posted, with the context and the coordinator")
    func notifications() throws {
        let a = fixture.tile("a", 0, 0)
        /// What was posted; an object, because observers are sendable closures.
        @MainActor final class Posted { var notifications: [Notification] = [] }
        let box = Posted()
        let center = NotificationCenter.default
        let system = fixture.system
        let observers = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification].map { name in
            center.addObserver(forName: name, object: system, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification  // Posted and observed on the main actor.
                MainActor.assumeIsolated { box.notifications.append(notification) }
            }
        }
        defer { for observer in observers { center.removeObserver(observer) } }
        fixture.focus(a)
        fixture.screen.press(.keyboardDownArrow)
        let posted = box.notifications
        #expect(posted.map(\.name) == [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification])
        let contexts = posted.compactMap {
            $0.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        }
        #expect(contexts.map(\.focusHeading) == [[], .down])
        #expect(posted[0].userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator)
        #expect(fixture.focused == "a")
        #expect(fixture.note?.outcome == .nothingFound)
    }

    @Test("The coordinator's animations begin when all were told, and its completions come when they are over")
    func coordinator() {
        let a = fixture.tile("a", 0, 0)
        let b = fixture.tile("b", 100, 0)
        a.onUpdate = { [log = fixture.log] _, coordinator in
            coordinator.addCoordinatedUnfocusingAnimations(
                { log("unfocusing \($0.duration)") }, completion: { log("over") })
        }
        b.onUpdate = { [log = fixture.log] _, coordinator in
            log("told")
            coordinator.addCoordinatedAnimations({ log("animates") })
        }
        fixture.focus(b)
        _ = fixture.log.take()
        a.onUpdate = nil
        fixture.focus(a)
        a.onUpdate = { [log = fixture.log] _, coordinator in
            coordinator.addCoordinatedUnfocusingAnimations(
                { log("unfocusing \($0.duration)") }, completion: { log("over") })
        }
        _ = fixture.log.take()
        fixture.focus(b)
        #expect(fixture.log.take() == ["told", "unfocusing 0.25", "animates"])
        fixture.screen.advance(by: 0.5)
        #expect(fixture.log.take() == ["over"])
    }

    @Test("A request made while others are told waits for the next update")
    func reentrancy() {
        let a = fixture.tile("a", 0, 0)
        let b = fixture.tile("b", 100, 0)
        let c = fixture.tile("c", 200, 0)
        b.onUpdate = { [system = fixture.system, log = fixture.log] context, _ in
            guard context.nextFocusedItem === b else { return }
            system.requestFocusUpdate(to: c)
            system.updateFocusIfNeeded()
            log("still \((system.focusedItem as? FocusTile)?.name ?? "")")
        }
        fixture.focus(a)
        fixture.focus(b)
        #expect(fixture.log.take() == ["still b"])
        #expect(fixture.focused == "c")
    }
}

@MainActor
private final class PreferringController: UIViewController {
    var wanted: [any UIFocusEnvironment] = []

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }

    @Test("F52: UIFocusSystem(for:) is the scene's system, and nil for what is in no scene")
    func systemByInitializer() {
        let screen = TestScreen()
        #expect(UIFocusSystem(for: screen.window) === screen.scene.focusSystem)
        #expect(UIFocusSystem(for: UIView()) == nil)
    }
}
