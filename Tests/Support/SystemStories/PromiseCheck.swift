// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What an application's code is promised in every story, checked against what it is told.
///
/// It never looks at the system: the subjects of a story tell it what they hear.
@MainActor
struct PromiseCheck {
    enum TouchCall { case began, moved, ended, cancelled }
    enum PressCall { case began, changed, ended, cancelled }
    private struct CirclingMessage: Hashable {
        let touch: UInt32
        let call: TouchCall
    }
    enum AppearanceCall: String { case willAppear, didAppear, willDisappear, didDisappear }

    /// The first promise that was broken.
    private(set) var violation: SystemStoryViolation?
    private(set) var touchCalls = 0
    private var open: [ObjectIdentifier: [UInt32: TimeInterval]] = [:]
    /// B31: touches that an override gave to a view in no window.
    private var astray: Set<UInt32> = []
    /// Messages of touches that set out where the chain was a circle, with those who heard them.
    private var circling: [CirclingMessage: Set<ObjectIdentifier>] = [:]
    private var openPresses: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    private var appearances: [ObjectIdentifier: AppearanceCall] = [:]
    private var shown: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private var editing: Set<ObjectIdentifier> = []

    mutating func fail(_ promise: String, _ text: @autoclosure () -> String) {
        if violation == nil { violation = SystemStoryViolation(promise: promise, text: text()) }
    }

    /// An object is new, and nothing is owed to it yet.
    mutating func forget(_ object: ObjectIdentifier) {
        if let touches = open[object], !touches.isEmpty {
            fail("A42", "a view that is gone is owed the end of touches \(touches.keys.sorted())")
        }
        if let presses = openPresses[object], !presses.isEmpty {
            fail("H2", "a view that is gone is owed the end of \(presses.count) presses")
        }
        open[object] = nil
        openPresses[object] = nil
        appearances[object] = nil
        shown[object] = nil
        editing.remove(object)
    }

    /// A42, A47, A7: what a view hears of touches; those that others pass up to it are not its own. C13: where the chain is a
    /// circle, nobody hears a message twice.
    mutating func view(
        _ view: UIView, _ name: String, _ call: TouchCall, _ touches: Set<UITouch>, isInCircle: Bool = false
    ) {
        touchCalls += 1
        let key = ObjectIdentifier(view)
        if touches.isEmpty { fail("A17", "\(name) heard \(call) of no touch") }
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
            let number = touch.identifier.number
            let last = open[key]?[number]
            circle(CirclingMessage(touch: number, call: call), key, name, isStart: touch.view === view, isInCircle)
            guard touch.view === view || last != nil else { continue }
            if call == .began, view.window == nil { astray.insert(number) }
            if call != .cancelled, view.window == nil, !astray.contains(number) {
                fail("A47", "\(name) is in no window, and heard \(call) of touch \(number)")
            }
            if let last, touch.timestamp < last {
                fail("A7", "\(name) heard \(call) of touch \(number) at \(touch.timestamp), after \(last)")
            }
            if (call == .began) == (last != nil) {
                fail(
                    "A42", "\(name) heard \(call) of touch \(number), which it \(last == nil ? "does not have" : "has")"
                )
            }
            open[key, default: [:]][number] = call == .began || call == .moved ? touch.timestamp : nil
        }
    }

    private mutating func circle(
        _ message: CirclingMessage, _ view: ObjectIdentifier, _ name: String, isStart: Bool, _ isInCircle: Bool
    ) {
        // What passes after code has undone the circle is a message as any other.
        guard isInCircle else { return circling[message] = nil }
        if isStart { circling[message] = [] }
        if circling[message]?.insert(view).inserted == false {
            fail("C13", "\(name) heard \(message.call) of touch \(message.touch) twice, in a chain that is a circle")
        }
    }

    /// H2, H3: what a view hears of presses that began for it.
    mutating func view(_ view: UIView, _ name: String, _ call: PressCall, _ presses: Set<UIPress>) {
        let key = ObjectIdentifier(view)
        for press in presses {
            let isOpen = openPresses[key]?.contains(ObjectIdentifier(press)) == true
            guard press.responder === view || isOpen else { continue }
            if call != .cancelled, view.window == nil {
                fail("H3", "\(name) is in no window, and heard \(call) of a press")
            }
            if (call == .began) == isOpen {
                fail("H2", "\(name) heard \(call) of a press, which it \(isOpen ? "has" : "does not have")")
            }
            if call == .began {
                openPresses[key, default: []].insert(ObjectIdentifier(press))
            } else if call != .changed {
                openPresses[key]?.remove(ObjectIdentifier(press))
            }
        }
    }

    /// J: the steps in which a controller's view comes and goes.
    mutating func controller(_ controller: UIViewController, _ name: String, _ call: AppearanceCall) {
        let last = appearances[ObjectIdentifier(controller)] ?? .didDisappear
        let isLegal =
            switch (last, call) {
            case (.didDisappear, .willAppear), (.willAppear, .didAppear), (.willAppear, .willDisappear),
                (.didAppear, .willDisappear), (.willDisappear, .didDisappear), (.willDisappear, .willAppear):
                true
            default: false
            }
        if !isLegal { fail("J1", "\(name) heard \(call.rawValue) after \(last.rawValue)") }
        appearances[ObjectIdentifier(controller)] = call
    }

    /// G2, G3: the states that a recognizer acts with.
    mutating func recognizer(_ recognizer: UIGestureRecognizer, _ name: String) {
        let key = ObjectIdentifier(recognizer)
        let state = recognizer.state
        let isLegal =
            switch (shown[key] ?? .possible, state) {
            case (.possible, .began), (.possible, .ended), (.began, .changed), (.changed, .changed), (.began, .ended),
                (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
                true
            default: false
            }
        let before = shown[key] ?? .possible
        if !isLegal { fail("G2", "\(name) acted with \(state) after \(before)") }
        shown[key] = state == .ended || state == .cancelled ? .possible : state
    }

    /// D20, D21: editing begins and ends in turns.
    mutating func editing(_ input: UIResponder, _ name: String, began: Bool) {
        let key = ObjectIdentifier(input)
        if editing.contains(key) == began { fail("D20", "\(name) \(began ? "began" : "ended") editing twice") }
        if began { editing.insert(key) } else { editing.remove(key) }
    }

    /// Every finger is up, and every key: nothing is owed.
    mutating func finished(name: (ObjectIdentifier) -> String) {
        for (view, touches) in open where !touches.isEmpty {
            fail("A42", "\(name(view)) is owed the end of touches \(touches.keys.sorted())")
        }
        for (view, presses) in openPresses where !presses.isEmpty {
            fail("H2", "\(name(view)) is owed the end of \(presses.count) presses")
        }
        for (recognizer, state) in shown where state != .possible {
            fail("G11", "\(name(recognizer)) is left \(state)")
        }
        for (controller, call) in appearances where call == .willAppear || call == .willDisappear {
            fail("J1", "\(name(controller)) was told \(call.rawValue), and never how it went on")
        }
    }
}

/// A promise that was not kept.
public struct SystemStoryViolation: Hashable, Sendable, CustomStringConvertible {
    /// The rule's number, or a word for what has none.
    public var promise: String
    public var text: String

    public var description: String { "\(promise): \(text)" }
}
