// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("E: tracking of touches by controls")
struct ControlTrackingTests {
    let log = CallLog()
    let screen = TestScreen()
    let control: LoggingControl
    let finger: Finger

    /// The control covers 100 to 200 both ways; with its margin 30 to 270.
    init() {
        control = LoggingControl(log: log)
        screen.window.addSubview(control)
        finger = screen.finger()
    }

    var flags: [Bool] { [control.isTracking, control.isTouchInside, control.isHighlighted] }

    @Test("E8, E11, E19: a tap is begin, down, end, up; flags are set before the actions and cleared after the end")
    func tap() {
        var seen: [String: [Bool]] = [:]
        control.onTracking = { seen[$0] = flags }
        control.onEvent = { seen["\($0.rawValue)"] = flags }
        finger.tap(control)
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
        #expect(seen["begin"] == [false, false, false])
        #expect(seen["1"] == [true, true, true])
        #expect(seen["end"] == [true, true, true])
        #expect(seen["64"] == [false, true, false])
        #expect(flags == [false, false, false])
    }

    @Test("E11: a control that does not begin tracking sends nothing")
    func refusal() {
        control.begins = false
        finger.down(on: control)
        #expect(flags == [false, false, false])
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["begin"])
    }

    @Test("E12: a second tap sends touchDown and touchDownRepeat")
    func doubleTap() {
        finger.tap(control)
        _ = log.take()
        finger.tap(control)
        #expect(log.take() == ["begin", "touchDown", "touchDownRepeat", "end", "touchUpInside"])
    }

    @Test("E12, E25: who is registered for both events of one touch is told once")
    func oncePerPass() {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchDownRepeat])
        finger.tap(control)
        finger.tap(control)
        #expect(count == 2)
    }

    @Test("E13, E15, E17: a finger counts as inside up to 70 points beyond the edge")
    func margin() {
        finger.down(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 269, y: 150))
        #expect(flags == [true, true, true])
        finger.move(to: CGPoint(x: 271, y: 150))
        #expect(flags == [true, false, false])
        finger.move(to: CGPoint(x: 280, y: 150))
        finger.move(to: CGPoint(x: 150, y: 31))
        #expect(flags == [true, true, true])
        finger.up()
        #expect(
            log.take() == [
                "begin", "touchDown", "continue", "touchDragInside", "continue", "touchDragOutside", "touchDragExit",
                "continue", "touchDragOutside", "continue", "touchDragInside", "touchDragEnter", "end", "touchUpInside",
            ])
    }

    @Test("E13: the margin is the application's constant")
    func otherMargin() {
        screen.application.interactionConstants.controlTrackingMargin = 10
        finger.down(on: control)
        finger.move(to: CGPoint(x: 211, y: 150))
        finger.up()
        #expect(log.take().suffix(2) == ["end", "touchUpOutside"])
    }

    @Test("E13: a pointer has no margin")
    func pointer() {
        let mouse = screen.mouse()
        mouse.down(on: control)
        mouse.move(to: CGPoint(x: 201, y: 150))
        mouse.up()
        #expect(
            log.take() == [
                "begin", "touchDown", "continue", "touchDragOutside", "touchDragExit", "end", "touchUpOutside",
            ])
    }

    @Test("E13: a place where a touch could begin is inside")
    func enlarged() {
        final class Large: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -150, dy: -150).contains(point)
            }
        }
        let large = Large(frame: CGRect(x: 150, y: 400, width: 20, height: 20))
        screen.window.addSubview(large)
        log(large)
        finger.down(at: CGPoint(x: 290, y: 410))
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        #expect(log.take() == ["touchDown", "touchDragInside", "touchUpInside"])
    }

    @Test("E14: a touch must come down in the bounds")
    func exactDown() {
        finger.tap(at: CGPoint(x: 205, y: 150))
        #expect(log.take() == [])
    }

    @Test("E15: lifting outside, without a move before it")
    func upOutside() {
        finger.down(on: control)
        screen.send(finger.input(.up, at: CGPoint(x: 300, y: 150)))
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpOutside"])
    }

    @Test("E16: a control that stops tracking hears and sends nothing more")
    func stop() {
        finger.down(on: control)
        control.continues = false
        finger.move(by: CGVector(dx: 5, dy: 0))
        #expect(flags == [false, false, false])
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "continue"])
        control.continues = true
        screen.advance(by: 1)
        finger.tap(control)
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
    }

    @Test("E20, E23: a touch that is taken away arrives as cancel, with the event")
    func cancel() {
        finger.down(on: control)
        finger.cancel()
        #expect(log.take() == ["begin", "touchDown", "cancel", "touchCancel"])
        #expect(flags == [false, false, false])
    }

    @Test(
        "E10: a further touch is ignored while one is tracked, with and without multiple touch",
        arguments: [false, true])
    func twoFingers(isMultiple: Bool) {
        control.isMultipleTouchEnabled = isMultiple
        let other = screen.finger()
        finger.down(on: control)
        other.down(at: CGPoint(x: 110, y: 110))
        other.move(by: CGVector(dx: 3, dy: 0))
        other.up()
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
    }

    @Test("E10: of touches that come down together the first is tracked")
    func together() {
        control.isMultipleTouchEnabled = true
        let other = screen.finger()
        screen.send([
            finger.input(.down, at: CGPoint(x: 150, y: 150)), other.input(.down, at: CGPoint(x: 160, y: 150)),
        ])
        #expect(log.take() == ["begin", "touchDown"])
        other.up()
        #expect(log.take() == [])
        finger.up()
        #expect(log.take() == ["end", "touchUpInside"])
    }

    @Test("E5, E31, B26: a disabled control swallows touches")
    func disabled() {
        let behind = LoggingView("behind", frame: control.frame, log: log)
        screen.window.insertSubview(behind, belowSubview: control)
        control.isEnabled = false
        finger.tap(control)
        #expect(log.take() == [])
        #expect(control.state == .disabled)
    }

    @Test("C24: a control passes none of its touches on")
    func swallowing() {
        let parent = LoggingView("parent", frame: screen.window.bounds, log: log)
        screen.window.addSubview(parent)
        parent.addSubview(control)
        finger.down(on: control)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        control.begins = false
        finger.tap(control)
        finger.down(on: control)
        finger.cancel()
        #expect(!log.take().contains { $0.hasPrefix("parent") })
    }

    @Test("A touch of a subview is not the control's: it passes by")
    func subviewTouches() {
        let parent = LoggingView("parent", frame: screen.window.bounds, log: log)
        screen.window.addSubview(parent)
        parent.addSubview(control)
        control.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        finger.tap(at: CGPoint(x: 110, y: 110))
        #expect(log.take() == ["parent.began", "parent.ended"])
    }

    @Test("E6: an override of isHighlighted hears of changes only")
    func highlighting() {
        final class Highlighting: UIControl {
            var seen: [Bool] = []
            override var isHighlighted: Bool { didSet { seen.append(isHighlighted) } }
        }
        let control = Highlighting(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        screen.window.addSubview(control)
        finger.down(on: control)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.move(by: CGVector(dx: 180, dy: 0))
        finger.move(by: CGVector(dx: -180, dy: 0))
        finger.up()
        #expect(control.seen == [true, false, true, false])
    }
}
