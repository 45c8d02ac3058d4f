// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDragAndDrop

@MainActor
@Suite struct DragTests {
    let fixture = DragFixture()
    private var screen: TestScreen { fixture.screen }
    private var log: CallLog { fixture.log }

    @Test("X1, G108: a finger that rests 0.325 s lifts, and not before")
    func restingFingerLifts() {
        let finger = screen.finger()
        finger.down(on: fixture.source)
        screen.advance(by: 0.32)
        #expect(log.take() == [])
        screen.advance(by: 0.01)
        #expect(log.take() == ["itemsForBeginning", "previewForLifting", "willAnimateLift"])
        finger.up()
    }

    @Test("X2, G108: a finger that moves more than 10 points before it lifted something lifts nothing")
    func movingEarlyLiftsNothing() {
        let finger = screen.finger()
        finger.down(on: fixture.source)
        finger.move(by: CGVector(dx: 0, dy: 11))
        screen.advance(by: 1)
        finger.up()
        #expect(log.take() == [])
    }

    @Test("X2: a drag in a scroll view scrolls when the finger moves at once, and drags when it rested")
    func scrollingAndDragging() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        screen.window.insertSubview(scroll, at: 0)
        scroll.addSubview(fixture.source)
        let finger = screen.finger()
        finger.down(on: fixture.source)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1, steps: 6)
        #expect(scroll.contentOffset.y > 20)
        #expect(log.take() == [])
        finger.up()
        screen.advance(by: 3)
        scroll.contentOffset.y = 0
        let other = fixture.lift()
        other.move(by: CGVector(dx: 0, dy: 60), over: 0.1, steps: 6)
        #expect(scroll.contentOffset.y == 0)
        #expect(log.take().contains("sessionWillBegin"))
        other.up()
    }

    @Test("X15: Escape ends a drag as a cancelled touch does, and nobody else gets the key")
    func escape() {
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(keys)
        keys.becomeFirstResponder()
        let finger = fixture.lift()
        finger.move(by: CGVector(dx: 30, dy: 0), over: 0.1, steps: 3)
        #expect(log.take().contains("sessionWillBegin"))
        screen.press(.keyboardEscape)
        #expect(log.take().contains { $0.hasPrefix("willEnd") })
        #expect(keys.count == 0)
        // The finger is for nothing until it lifts.
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1, steps: 3)
        finger.up()
        screen.advance(by: 1)
        #expect(!log.take().contains("sessionDidMove"))
        screen.press(.keyboardEscape)
        #expect(keys.count == 1)
        let other = fixture.lift()
        #expect(log.take().contains("itemsForBeginning"))
        other.cancel()
    }

    @Test("X38: a drag near an edge of what scrolls scrolls it, as far as it goes, until it goes away")
    func edges() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: 900)
        screen.window.insertSubview(scroll, at: 0)
        scroll.addSubview(fixture.source)
        let finger = fixture.lift()
        finger.move(by: CGVector(dx: 0, dy: 490), over: 0.3, steps: 10)
        #expect(scroll.contentOffset.y < 60)
        screen.advance(by: 0.2)
        let first = scroll.contentOffset.y
        #expect(first > 10)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.05, steps: 2)
        let second = scroll.contentOffset.y
        screen.advance(by: 0.5)
        #expect(scroll.contentOffset.y == second)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.05, steps: 2)
        screen.advance(by: 3)
        #expect(scroll.contentOffset.y == 300)
        finger.up()
        scroll.contentOffset.y = 0
        screen.advance(by: 1)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("X3: without items the press goes on to what else wants it")
    func noItems() {
        fixture.drags.items = { [] }
        let counter = Counter()
        let press = UILongPressGestureRecognizer(
            target: counter, action: Selector("act:", Counter.act(_:)))
        fixture.source.addGestureRecognizer(press)
        let finger = screen.finger()
        finger.down(on: fixture.source)
        screen.advance(by: 0.6)
        #expect(log.take() == ["itemsForBeginning"])
        #expect(counter.count == 1)
        finger.cancel()
    }

    @Test("X4: what was lifted and not moved is put back")
    func putBack() {
        let finger = fixture.lift()
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        screen.advance(by: 1)
        #expect(
            log.take() == [
                "itemsForBeginning", "previewForLifting", "willAnimateLift", "lift completed at start",
            ])
    }

    @Test("X4: an item without a preview is lifted without a picture; the others keep theirs")
    func withoutPreview() {
        fixture.drags.items = { ["a", "b", "c"].map { textItem($0) } }
        fixture.drags.hasPreview = { $0.localObject as? String != "b" }
        let finger = fixture.lift()
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.up()
        screen.advance(by: 1)
        #expect(fixture.drags.cancelled == ["a", "c"])
        #expect(log.take().filter { $0 == "willAnimateCancel" }.count == 3)
    }

    @Test("X5: a mouse drags as soon as it moves 4 points")
    func mouse() {
        let mouse = screen.mouse()
        mouse.down(on: fixture.source)
        mouse.move(by: CGVector(dx: 3, dy: 0))
        #expect(log.take() == [])
        mouse.move(by: CGVector(dx: 2, dy: 0))
        #expect(
            log.take() == [
                "itemsForBeginning", "previewForLifting", "willAnimateLift", "lift completed at end",
                "sessionWillBegin", "sessionDidMove",
            ])
        mouse.up()
    }

    @Test("X5: a mouse that rests lifts nothing")
    func restingMouse() {
        let mouse = screen.mouse()
        mouse.down(on: fixture.source)
        screen.advance(by: 2)
        mouse.up()
        #expect(log.take() == [])
    }

    @Test("X6: the lift takes the touch from the view")
    func touchIsCancelled() {
        let touched = LoggingView("A", frame: fixture.source.bounds, log: log)
        fixture.source.addSubview(touched)
        let finger = fixture.lift()
        #expect(log.take().filter { $0.hasPrefix("A.") } == ["A.began", "A.cancelled"])
        finger.up()
    }

    @Test("X7: a context menu opens under the same press, and goes when the drag begins")
    func contextMenu() {
        let menu = MenuDelegate()
        let interaction = UIContextMenuInteraction(delegate: menu)
        fixture.source.addInteraction(interaction)
        let finger = fixture.lift()
        #expect(interaction.menuAppearance == .unknown)
        screen.advance(by: 0.2)
        #expect(interaction.menuAppearance == .compact)
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1, steps: 4)
        #expect(interaction.menuAppearance == .unknown)
        #expect(log.take().contains("sessionWillBegin"))
        finger.up()
    }

    @Test("X8: a disabled interaction lifts nothing")
    func disabled() {
        fixture.drag.isEnabled = false
        let finger = fixture.lift()
        #expect(log.take() == [])
        finger.up()
    }

    @Test("X10, X30: a drag from one view to another")
    func wholeDrag() {
        let finger = fixture.lift()
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.move(to: CGPoint(x: 250, y: 450))
        finger.up()
        #expect(
            log.take() == [
                "itemsForBeginning", "previewForLifting", "willAnimateLift", "lift completed at end",
                "sessionWillBegin", "sessionDidMove", "canHandle", "didEnter", "didUpdate", "sessionDidMove",
                "didUpdate", "performDrop", "willEnd copy", "willAnimateDrop",
            ])
        #expect(fixture.drops.dropped == ["Pear"])
        screen.advance(by: 0.4)
        #expect(log.take() == ["concludeDrop", "sessionDidEnd", "didEnd copy", "didTransferItems"])
    }

    @Test("X11: a drag that ends over nothing flies back")
    func overNothing() {
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 30, y: 300))
        _ = log.take()
        finger.up()
        #expect(log.take() == ["willEnd cancel", "willAnimateCancel"])
        screen.advance(by: 0.4)
        #expect(log.take() == ["didEnd cancel"])
    }

    @Test("X12: a drag whose touch is given up is cancelled, and everybody hears it")
    func givenUp() {
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        _ = log.take()
        finger.cancel()
        #expect(log.take() == ["didExit", "willEnd cancel", "willAnimateCancel"])
        screen.advance(by: 0.4)
        #expect(log.take() == ["sessionDidEnd", "didEnd cancel"])
    }

    @Test("X13: a move that the drag does not allow takes nothing")
    func moveNotAllowed() {
        fixture.drags.allowsMove = false
        fixture.drops.operation = .move
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        finger.up()
        #expect(!log.take().contains("performDrop"))
        screen.advance(by: 0.4)
        #expect(log.take() == ["sessionDidEnd", "didEnd forbidden"])
    }

    @Test("X14: a drop sees the local object and the context of the drag")
    func localObjects() throws {
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        let session = try #require(fixture.drops.session)
        #expect(session.items.first?.localObject as? String == "Pear")
        #expect(session.localDragSession != nil)
        #expect(session.location(in: fixture.place) == CGPoint(x: 50, y: 50))
        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(!session.canLoadObjects(ofClass: UIImage.self))
        finger.up()
    }

    @Test("X20: a tap of another finger adds to the drag")
    func adding() {
        let other = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        let delegate = DragDelegate(log)
        delegate.added = [textItem("Plum")]
        other.addInteraction(UIDragInteraction(delegate: delegate))
        screen.window.addSubview(other)
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        _ = log.take()
        screen.finger().tap(other)
        #expect(log.take() == ["willAdd 1"])
        finger.up()
        #expect(fixture.drops.dropped == ["Pear", "Plum"])
    }

    @Test("X20: a tap where nothing is dragged is a tap")
    func tapWithoutDrag() {
        let counter = Counter()
        fixture.source.addGestureRecognizer(
            UITapGestureRecognizer(target: counter, action: Selector("act:", Counter.act(_:))))
        screen.finger().tap(fixture.source)
        #expect(counter.count == 1)
    }
}

@MainActor
private final class Counter: NSObject {
    var count = 0
    func act(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began || recognizer.state == .ended { count += 1 }
    }
}

private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Eat") { _ in }]) })
    }
}

/// Counts the keys that reach it.
private final class Keys: UIView {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
}
