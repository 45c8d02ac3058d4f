// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDragAndDrop

@MainActor
@Suite struct DropTests {
    @Test("X30: where the inner view does not handle the drag, the view around it is asked")
    func innermost() {
        let fixture = DragFixture()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = CallLog()
        let refusing = DropDelegate(log)
        refusing.handles = false
        inner.addInteraction(UIDropInteraction(delegate: refusing))
        fixture.place.addSubview(inner)
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        finger.move(to: CGPoint(x: 255, y: 455))
        #expect(log.take() == ["canHandle"])
        finger.up()
        #expect(fixture.drops.dropped == ["Pear"])
    }

    @Test("X31: a drag enters, and leaves again")
    func enterAndLeave() {
        let fixture = DragFixture()
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        _ = fixture.log.take()
        finger.move(to: CGPoint(x: 30, y: 300))
        finger.move(to: CGPoint(x: 250, y: 450))
        #expect(
            fixture.log.take() == ["didExit", "sessionDidMove", "didEnter", "didUpdate", "sessionDidMove"])
        finger.up()
    }

    @Test("X44: while the picture flies to its drop, its receiver may send it to another place")
    func anotherPlace() throws {
        let fixture = DragFixture()
        let item = textItem()
        fixture.drags.items = { [item] }
        var asked = 0
        func land(at x: CGFloat) {
            fixture.drops.landing = {
                asked += 1
                return $0.retargetedPreview(
                    with: UIDragPreviewTarget(container: fixture.place, center: CGPoint(x: x, y: 75)))
            }
        }
        land(at: 75)
        item.setNeedsDropPreviewUpdate()
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        #expect(asked == 0 && item.previewSize == CGSize(width: 100, height: 100))
        finger.up()
        #expect(asked == 1)
        fixture.screen.advance(by: 0.15)
        land(at: 20)
        item.setNeedsDropPreviewUpdate()
        #expect(asked == 2)
        let window = try #require(fixture.screen.scene.windows.last { $0 is DragWindow && !$0.isHidden })
        let picture = try #require(window.subviews.first)
        #expect(picture.center == CGPoint(x: 220, y: 475))
        // The first flight's end does not end the second.
        fixture.screen.advance(by: 0.2)
        #expect(picture.window != nil && !fixture.log.entries.contains("concludeDrop"))
        fixture.screen.advance(by: 0.3)
        #expect(fixture.log.entries.contains("concludeDrop") && picture.superview == nil)
        item.setNeedsDropPreviewUpdate()
        #expect(asked == 2)
    }

    @Test("X34: a proposal to take nothing takes nothing")
    func refused() {
        let fixture = DragFixture()
        fixture.drops.operation = .forbidden
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        finger.up()
        fixture.screen.advance(by: 1)
        #expect(fixture.drops.dropped == [])
        #expect(fixture.log.take().suffix(2) == ["sessionDidEnd", "didEnd forbidden"])
    }

    @Test("X37: the trace says why nothing was dropped")
    func trace() {
        let fixture = DragFixture(traced: true)
        fixture.drags.allowsMove = false
        fixture.drops.operation = .move
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 450))
        finger.up()
        let lines = fixture.trace.lines.map { $0.replacing(/\ #\d+/, with: "") }
        #expect(
            lines == [
                "UIView lifts 1 item.", "A drag of 1 item begins in UIView.", "The drag of 1 item enters UIView.",
                "1 item over UIView are not dropped: it proposed a move, and the drag does not allow one (allowsMoveOperation).",
                "The drag of 1 item leaves UIView.", "The drag of 1 item from UIView ends, and nobody takes them.",
            ])
    }

    @Test("X40, X41: what comes from outside is known by type, and has its bytes at the drop")
    func fromOutside() throws {
        let fixture = DragFixture()
        let type = "public.utf8-plain-text"
        func content(_ text: String) -> PasteboardContent {
            PasteboardContent(items: [
                .init(representations: [.init(type: type, data: Data(text.utf8))], name: "Notes.txt")
            ])
        }
        let over = CGPoint(x: 250, y: 450)
        fixture.screen.send(.drag(DragSample(phase: .entered, location: over, content: content(""))))
        #expect(fixture.log.take() == ["canHandle", "didEnter", "didUpdate"])
        let session = try #require(fixture.drops.session)
        #expect(session.hasItemsConforming(toTypeIdentifiers: [type]))
        #expect(session.localDragSession == nil)
        #expect(!session.allowsMoveOperation)
        fixture.screen.send(.drag(DragSample(phase: .moved, location: CGPoint(x: 251, y: 451))))
        fixture.screen.send(.drag(DragSample(phase: .dropped, location: over, content: content("Fig"))))
        #expect(fixture.log.take() == ["didUpdate", "didUpdate", "performDrop", "concludeDrop", "sessionDidEnd"])
        #expect(fixture.drops.dropped == ["Fig"])
        #expect(session.items.first?.itemProvider.suggestedName == "Notes.txt")
    }

    @Test("X25, X41: a drag from outside activates springs on a screen where nothing takes drops")
    func springsFromOutside() {
        let screen = TestScreen()
        let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 60))
        button.isSpringLoaded = true
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.window.addSubview(button)
        let content = PasteboardContent(text: "")
        screen.send(.drag(DragSample(phase: .entered, location: CGPoint(x: 250, y: 230), content: content)))
        screen.advance(by: 0.76)
        #expect(taps == 1)
        screen.send(.drag(DragSample(phase: .exited, location: .zero)))
    }

    @Test("X43: a drag from outside that leaves, or whose scene loses its input, is over")
    func outsideLeaves() {
        let fixture = DragFixture()
        let sample = DragSample(
            phase: .entered, location: CGPoint(x: 250, y: 450), content: PasteboardContent(text: ""))
        fixture.screen.send(.drag(sample))
        _ = fixture.log.take()
        fixture.screen.send(.drag(DragSample(phase: .exited, location: .zero)))
        #expect(fixture.log.take() == ["didExit", "sessionDidEnd"])
        fixture.screen.send(.drag(sample))
        _ = fixture.log.take()
        fixture.screen.send(.cancelAll("blur"))
        #expect(fixture.log.take() == ["didExit", "sessionDidEnd"])
    }

    @Test("X25: a drag that rests 0.75 s activates a spring-loaded view, and one that leaves does not")
    func springs() {
        let fixture = DragFixture()
        let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 60))
        button.isSpringLoaded = true
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.screen.window.addSubview(button)
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 250, y: 230))
        #expect(abs(button.alpha - 0.7) < 0.01)
        fixture.screen.advance(by: 0.6)
        finger.move(to: CGPoint(x: 30, y: 300))
        #expect(button.alpha == 1)
        fixture.screen.advance(by: 1)
        #expect(taps == 0)
        finger.move(to: CGPoint(x: 250, y: 230))
        fixture.screen.advance(by: 0.76)
        #expect(taps == 1)
        fixture.screen.advance(by: 2)
        #expect(taps == 1)
        finger.up()
    }

    @Test(
        "X27: a drag that rests on a segment chooses it; on the next one its time begins anew, and a disabled one is never chosen"
    )
    func segments() {
        let fixture = DragFixture()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
        control.setEnabled(false, forSegmentAt: 2)
        control.selectedSegmentIndex = 0
        #expect(!control.isSpringLoaded)
        control.isSpringLoaded = true
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        fixture.screen.window.addSubview(control)
        fixture.screen.settle()
        let finger = fixture.lift()
        finger.move(to: CGPoint(x: 50, y: 220))
        fixture.screen.advance(by: 0.6)
        finger.move(to: CGPoint(x: 150, y: 220))
        fixture.screen.advance(by: 0.6)
        #expect(chosen == [])
        fixture.screen.advance(by: 0.2)
        #expect(chosen == [1] && control.selectedSegmentIndex == 1)
        finger.move(to: CGPoint(x: 250, y: 220))
        fixture.screen.advance(by: 2)
        #expect(chosen == [1])
        control.isSpringLoaded = false
        finger.move(to: CGPoint(x: 50, y: 220))
        fixture.screen.advance(by: 2)
        #expect(chosen == [1])
        finger.up()
    }

    @Test("X50: a picture of a view has its colors, its parts, and none of its touches")
    func snapshots() throws {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        view.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 80, height: 20))
        label.text = "Pear"
        view.addSubview(label)
        screen.window.addSubview(view)
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        label.text = "Plum"
        screen.window.addSubview(picture)
        screen.settle()
        #expect(picture.bounds.size == CGSize(width: 100, height: 50))
        let shown = try #require(picture.subviews.first)
        #expect(shown.backgroundColor == UIColor.red.resolvedColor(with: view.traitCollection))
        #expect(shown.subviews.first?.frame == label.frame)
        #expect(screen.window.hitTest(CGPoint(x: 2, y: 2), with: nil) === screen.window)
    }
}
