// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("E22, E52, A48: controls that change while they track")
struct ControlReentrancyTests {
    let log = CallLog()
    let screen = TestScreen()
    let control: LoggingControl
    let finger: Finger

    init() {
        control = LoggingControl(log: log)
        screen.window.addSubview(control)
        finger = screen.finger()
    }

    /// Runs something at the first call of a name, then goes on with the touch to its end.
    private func run(at call: String, _ change: @escaping () -> Void) -> [String] {
        var isDone = false
        control.onTracking = { name in
            guard name == call, !isDone else { return }
            isDone = true
            change()
        }
        finger.down(on: control)
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        return log.take()
    }

    @Test("A48, E21: a control that leaves its window cancels tracking once, without an event")
    func removal() {
        finger.down(on: control)
        control.removeFromSuperview()
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "cancel without event", "touchCancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("A48: leaving with an ancestor is leaving")
    func ancestorRemoval() {
        let parent = UIView(frame: screen.window.bounds)
        screen.window.addSubview(parent)
        parent.addSubview(control)
        finger.down(on: control)
        parent.removeFromSuperview()
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "cancel without event", "touchCancel"])
    }

    @Test("A48: a move within the window goes on tracking")
    func moveWithinWindow() {
        let parent = UIView(frame: screen.window.bounds)
        screen.window.insertSubview(parent, at: 0)
        finger.down(on: control)
        parent.addSubview(control)
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
    }

    @Test("E22: disabling cancels tracking once, without an event")
    func disabling() {
        finger.down(on: control)
        control.isEnabled = false
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "cancel without event", "touchCancel"])
        #expect(control.state == .disabled)
    }

    @Test("E22, A50: hiding changes nothing")
    func hiding() {
        finger.down(on: control)
        control.isHidden = true
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
    }

    @Test("A48: removed in beginTracking, a begin that was granted is cancelled once")
    func removalInBegin() {
        #expect(run(at: "begin") { control.removeFromSuperview() } == ["begin", "cancel without event"])
    }

    @Test("A48: removed in beginTracking, a begin that was refused is over")
    func removalInRefusedBegin() {
        control.begins = false
        #expect(run(at: "begin") { control.removeFromSuperview() } == ["begin"])
    }

    @Test("E22: disabled in beginTracking")
    func disablingInBegin() {
        #expect(run(at: "begin") { control.isEnabled = false } == ["begin", "cancel without event"])
    }

    @Test("A48: removed in continueTracking, no event of that move is sent")
    func removalInContinue() {
        let expected = ["begin", "touchDown", "continue", "cancel without event", "touchCancel"]
        #expect(run(at: "continue") { control.removeFromSuperview() } == expected)
    }

    @Test(
        "E19: removed or disabled in endTracking, the touch has ended and nothing is cancelled",
        arguments: [true, false])
    func changeInEnd(removes: Bool) {
        let calls = run(at: "end") {
            if removes { control.removeFromSuperview() } else { control.isEnabled = false }
        }
        #expect(calls.suffix(2) == ["end", "touchUpInside"])
        #expect(!calls.contains("touchCancel"))
    }

    @Test("A48: an action of touchDown removes the control; the other actions of touchDown are performed")
    func removalInAction() {
        control.onEvent = { [unowned control] in if $0 == .touchDown { control.removeFromSuperview() } }
        control.addAction(UIAction { [log] _ in log("late") }, for: .touchDown)
        finger.down(on: control)
        finger.up()
        #expect(log.take() == ["begin", "touchDown", "cancel without event", "touchCancel", "late"])
    }

    @Test("E22: an action of touchDragExit disables the control")
    func disablingInAction() {
        control.onEvent = { [unowned control] in if $0 == .touchDragExit { control.isEnabled = false } }
        finger.down(on: control)
        finger.move(by: CGVector(dx: 200, dy: 0))
        finger.up()
        #expect(
            log.take() == [
                "begin", "touchDown", "continue", "touchDragOutside", "touchDragExit", "cancel without event",
                "touchCancel",
            ])
    }

    @Test("E22: setting isHighlighted may cancel; the event of the crossing is not sent")
    func disablingInHighlighted() {
        final class Fragile: UIControl {
            override var isHighlighted: Bool { didSet { if !isHighlighted { isEnabled = false } } }
        }
        let fragile = Fragile(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        screen.window.addSubview(fragile)
        log(fragile)
        finger.down(on: fragile)
        finger.move(by: CGVector(dx: 200, dy: 0))
        finger.up()
        #expect(log.take() == ["touchDown", "touchCancel"])
    }

    @Test("E52: whoever is called may add and remove; the list of that event stays as it was")
    func registrationInAction() {
        let control = UIControl()
        let removed = UIAction { [log] _ in log("removed") }
        let added = UIAction { [log] _ in log("added") }
        control.addAction(
            UIAction { [log, unowned control] _ in
                log("first")
                control.removeAction(removed, for: .allEvents)
                control.addAction(added, for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(removed, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["first", "removed"])
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["first", "added"])
    }

    @Test("E39, E52: a target that an earlier action let go of is not told")
    func targetGoneInAction() {
        @MainActor final class Target {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func act() { log("target") }
        }
        let control = UIControl()
        var target: Target? = Target(log)
        control.addAction(UIAction { _ in target = nil }, for: .valueChanged)
        control.addTarget(target, action: Target.act, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target == nil)
        #expect(log.take() == [])
    }

    @Test("A48: a control that an action lets go of lives until its touch has been handled")
    func lastReference() {
        var control: LoggingControl? = LoggingControl(frame: CGRect(x: 0, y: 400, width: 100, height: 100), log: log)
        control.map(screen.window.addSubview)
        control?.onEvent = { event in
            guard event == .touchUpInside else { return }
            control?.removeFromSuperview()
            control = nil
        }
        finger.tap(at: CGPoint(x: 50, y: 450))
        #expect(log.take() == ["begin", "touchDown", "end", "touchUpInside"])
        #expect(control == nil)
    }

    @Test("A trace names the events of each touch and whether it was inside")
    func trace() {
        let trace = TraceLog()
        screen.application.traceSink = trace
        finger.down(on: control)
        finger.move(by: CGVector(dx: 200, dy: 0))
        finger.up()
        let notes = trace.events.compactMap { event -> ControlNote? in
            if case .controlEvents(let note) = event { note } else { nil }
        }
        #expect(
            notes.map(\.events) == [["touchDown"], ["touchDragOutside", "touchDragExit"], ["touchUpOutside"]])
        #expect(notes.map(\.isTouchInside) == [true, false, false])
        #expect(notes.allSatisfy { $0.control.className == "UIKitControlTests.LoggingControl" })
    }

    @Test("A42, A47: a control that leaves in its own touchesBegan, before it calls super, tracks nothing")
    func leavesBeforeSuper() {
        final class Leaving: UIControl {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                removeFromSuperview()
                super.touchesBegan(touches, with: event)
            }
        }
        let screen = TestScreen()
        let control = Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(control)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(!control.isTracking && !control.isHighlighted)
        screen.window.addSubview(control)
        #expect(!control.isTracking)
    }
}
