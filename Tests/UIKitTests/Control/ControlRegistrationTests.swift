// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor private final class Plain {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func none() { log("none") }
    func sender(_ sender: UIControl) { log("sender") }
    func anySender(_ sender: Any?) { log("any") }
    func both(_ sender: UIControl, _ event: UIEvent?) { log(event == nil ? "both without event" : "both") }
}

private final class Responding: UIResponder {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func tap(_ sender: Any?) { log("tap") }
    func other(_ sender: Any?) { log("other") }
}

private final class Catcher: UIView {
    var log: CallLog?
    var accepts = true
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: UIControl) { log?("save") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        accepts && super.canPerformAction(action, withSender: sender)
    }
}

@MainActor
@Suite("E: registrations and action messages of controls")
struct ControlRegistrationTests {
    let log = CallLog()
    let screen = TestScreen()
    let control: UIControl

    init() {
        control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        screen.window.addSubview(control)
    }

    private static let tap = Selector("tap:", Responding.tap(_:))
    private static let other = Selector("other:", Responding.other(_:))

    @Test("E1: the bits of the events")
    func eventBits() {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
            .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        let bits: [UInt] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
        #expect(events.map(\.rawValue) == bits.map { 1 << $0 })
    }

    @Test("E2: the masks of events")
    func eventMasks() {
        let masks: [UIControl.Event] = [
            .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
        ]
        #expect(masks.map(\.rawValue) == [0xFFF, 0xF0000, 0xF00_0000, 0xF000_0000, 0xFFFF_FFFF])
    }

    @Test("E3: the state is computed from the flags, and its bits")
    func state() {
        let states: [UIControl.State] = [
            .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 0xFF_0000, 0xFF00_0000])
        control.isSelected = true
        #expect(control.state == .selected)
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        control.isSelected = false
        control.isHighlighted = false
        control.isEnabled = true
        #expect(control.state == .normal)
    }

    @Test("E4: a new control is enabled, neither selected nor highlighted")
    func defaults() {
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    }

    @Test("E24, E29, E51: each form of method is called at once, with what it takes")
    func forms() {
        let target = Plain(log)
        control.addTarget(target, action: Plain.none, for: .touchDown)
        control.addTarget(target, action: Plain.sender(_:), for: .touchDown)
        control.addTarget(target, action: Plain.anySender(_:), for: .touchDown)
        control.addTarget(target, action: Plain.both(_:_:), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["none", "sender", "any", "both without event"])
        screen.finger().down(on: control)
        #expect(log.take() == ["none", "sender", "any", "both"])
    }

    @Test("E40: actions and selectors are called in the order of registration")
    func order() {
        let target = Responding(log)
        control.addAction(UIAction { [log] _ in log("first") }, for: .valueChanged)
        control.addTarget(target, action: Self.tap, for: .valueChanged)
        control.addAction(UIAction { [log] _ in log("third") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["first", "tap", "third"])
    }

    @Test("E41: the same target and action again adds events and is called once")
    func merging() {
        let target = Responding(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.addTarget(target, action: Self.other, for: .touchDown)
        control.addTarget(target, action: Self.tap, for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["tap", "other"])
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["tap"])
    }

    @Test("E42: removal by target, action and events, each of which may be left open")
    func removal() {
        let target = Responding(log)
        let second = Responding(log)
        func fill() {
            control.removeTarget(nil, action: nil, for: .allEvents)
            control.addTarget(target, action: Self.tap, for: [.touchDown, .valueChanged])
            control.addTarget(target, action: Self.other, for: .touchDown)
            control.addTarget(second, action: Self.tap, for: .touchDown)
            control.addTarget(nil, action: Self.other, for: .touchDown)
        }
        func left(_ target: Responding?) -> [String]? {
            control.actions(forTarget: target, forControlEvent: .touchDown)
        }
        fill()
        control.removeTarget(target, action: Self.tap, for: .touchDown)
        #expect(left(target) == ["other:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["tap:"])
        fill()
        control.removeTarget(target, action: nil, for: .allEvents)
        #expect(left(target) == nil && left(second) == ["tap:"] && left(nil) == ["other:"])
        fill()
        control.removeTarget(nil, action: Self.tap, for: .allEvents)
        #expect(left(target) == ["other:"] && left(second) == nil && left(nil) == ["other:"])
        fill()
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    }

    @Test("E42: removing all targets leaves actions alone")
    func removalLeavesActions() {
        control.addAction(UIAction { [log] _ in log("action") }, for: .touchDown)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["action"])
    }

    @Test("E43: an action takes the place of the earlier one with its identifier")
    func actionIdentity() {
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { [log] _ in log("old") }, for: .touchDown)
        control.addAction(UIAction { [log] _ in log("between") }, for: .touchDown)
        control.addAction(UIAction(identifier: identifier) { [log] _ in log("new") }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["new", "between", "new"])
        control.removeAction(identifiedBy: identifier, for: .touchDown)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(log.take() == ["new", "between"])
        control.removeAction(UIAction(identifier: identifier) { _ in }, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == [])
    }

    @Test("E44: allTargets names each target once, and NSNull for the responder chain")
    func allTargets() {
        let target = Responding(log)
        let plain = Plain(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.addTarget(target, action: Self.other, for: .valueChanged)
        control.addTarget(nil, action: Self.tap, for: .touchDown)
        control.addTarget(nil, action: Self.other, for: .touchDown)
        control.addTarget(plain, action: Plain.none, for: .touchDown)
        let targets = control.allTargets
        #expect(targets.count == 3 && targets.contains { $0.base is NSNull })
        #expect(targets.isSuperset(of: [target, ObjectIdentifier(plain)]))
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    @Test("E45: actions(forTarget:) lists names in the order of registration, and nil for none")
    func actionNames() {
        let target = Responding(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap:"])
        control.addTarget(target, action: Self.other, for: [.touchDown, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap:", "other:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["other:"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
        control.addTarget(nil, action: "save:", for: .touchDown)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["save:"])
    }

    @Test("E46: the handlers are enumerated as they were at the beginning, until the iteration stops")
    func enumeration() {
        let target = Responding(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.addAction(UIAction(title: "Act") { _ in }, for: .valueChanged)
        control.addTarget(nil, action: "save:", for: .touchUpInside)
        var seen: [String] = []
        control.enumerateEventHandlers { action, pair, events, stop in
            let who = action?.title ?? "\(pair?.1.name ?? "") \(pair?.0 as AnyObject === target)"
            seen.append("\(who) \(events.rawValue)")
            control.removeTarget(nil, action: nil, for: .allEvents)
        }
        #expect(seen == ["tap: true 1", "Act 4096", "save: false 64"])
        seen = []
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.enumerateEventHandlers { action, _, _, stop in
            seen.append(action?.title ?? "pair")
            stop = true
        }
        #expect(seen == ["Act"])
    }

    @Test("E47: a primary action is performed for primaryActionTriggered")
    func primaryAction() {
        let control = UIControl(
            frame: .zero, primaryAction: UIAction { [log] in log("primary \($0.sender is UIControl)") })
        control.sendActions(for: .touchUpInside)
        control.performPrimaryAction()
        #expect(log.take() == ["primary true"])
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(log.take() == [])
    }

    @Test("E39: a target is not kept alive, traced or not", arguments: [false, true])
    func weakTargets(isTraced: Bool) {
        if isTraced { screen.application.traceSink = TraceLog() }
        var target: Plain? = Plain(log)
        weak let reference = target
        control.addTarget(target, action: Plain.none, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["none"])
        target = nil
        #expect(reference == nil)
        control.sendActions(for: .touchDown)
        #expect(log.take() == [])
        #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    }

    @Test("E39: the message for a target that has gone does not go to the responder chain")
    func deadTargetIsNotNil() {
        let catcher = Catcher(frame: screen.window.bounds)
        catcher.log = log
        screen.window.addSubview(catcher)
        catcher.addSubview(control)
        var target: Catcher? = Catcher()
        control.addTarget(target, action: Catcher.save(_:), for: .touchDown)
        target = nil
        control.sendActions(for: .touchDown)
        #expect(log.take() == [])
    }

    @Test("E30, E35, E37: a nil target is whoever in the responder chain has the method and does not decline")
    func nilTarget() {
        let outer = Catcher(frame: screen.window.bounds)
        let inner = Catcher(frame: screen.window.bounds)
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(control)
        outer.log = log
        inner.log = log
        control.addTarget(nil, action: Catcher.save(_:), for: .touchUpInside)
        screen.finger().tap(control)
        #expect(log.take() == ["save"])
        let second = CallLog()
        inner.accepts = false
        outer.log = second
        screen.finger().tap(control)
        #expect(log.take() == [] && second.take() == ["save"])
        outer.accepts = false
        screen.finger().tap(control)
        #expect(second.take() == [])
        #expect(screen.application.faults.isEmpty)
    }

    @Test("E35: a nil target starts at the first responder, and at the control where that yields nobody")
    func firstResponder() {
        let parent = Catcher(frame: screen.window.bounds)
        let elsewhere = Catcher(frame: .zero)
        screen.window.addSubview(parent)
        screen.window.addSubview(elsewhere)
        parent.addSubview(control)
        let other = CallLog()
        parent.log = log
        elsewhere.log = other
        #expect(elsewhere.becomeFirstResponder())
        control.addTarget(nil, action: Catcher.save(_:), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == [] && other.take() == ["save"])
        elsewhere.accepts = false
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == ["save"] && other.take() == [])
    }

    @Test("E28: a target without the method is reported")
    func targetLacksMethod() {
        let target = Plain(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(
            screen.application.faults == [
                "The selector tap: performs a method of Responding, which the target, a Plain, is not."
            ])
    }

    @Test("E65: a target that is no object, such as `self` where a property is made, sends the message along the chain")
    func valueTarget() {
        let catcher = Catcher(frame: screen.window.bounds)
        catcher.log = log
        screen.window.addSubview(catcher)
        catcher.addSubview(control)
        control.addTarget({ 1 }, action: Selector("save:", Catcher.save(_:)), for: .touchDown)
        // Each `NSNull()` has a hash of its own here.
        #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["save"])
        #expect(screen.application.faults.isEmpty)
    }

    @Test("E25, E26: every message goes through sendAction and the application's; an override suppresses it")
    func overriding() {
        final class Application: UIApplication {
            var sent: [String] = []
            override func sendAction(
                _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
            ) -> Bool {
                sent.append("\(action.name) \(target == nil) \(sender is Suppressing)")
                return super.sendAction(action, to: target, from: sender, for: event)
            }
        }
        final class Suppressing: UIControl {
            var suppresses = false
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                if !suppresses { super.sendAction(action, to: target, for: event) }
            }
            override func sendAction(_ action: UIAction) {
                if !suppresses { super.sendAction(action) }
            }
        }
        let application = Application()
        let screen = TestScreen(application: application)
        let control = Suppressing()
        screen.window.addSubview(control)
        let target = Responding(log)
        control.addTarget(target, action: Self.tap, for: .touchDown)
        control.addTarget(nil, action: "nobody:", for: .touchDown)
        control.addAction(UIAction { [log] _ in log("action") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log.take() == ["tap", "action"])
        #expect(application.sent == ["tap: false true", "nobody: true true"])
        control.suppresses = true
        control.sendActions(for: .touchDown)
        #expect(log.take() == [] && application.sent.count == 2)
    }
}
