// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import UIKitTesting

@testable import UIKitCore

/// A screen with views and recognizers that do what a test says, and one log of everything they hear.
@MainActor
final class GestureFixture {
    let touch = TouchFixture()
    var log: CallLog { touch.log }
    var screen: TestScreen { touch.screen }
    let view: LoggingView
    private var targets: [ActionTarget] = []

    init() {
        view = touch.view("view", 0, 0, 300, 300)
    }

    /// A recognizer whose action is logged as "NAME!state".
    func recognizer(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer(name, log: log)
        add(recognizer, name, on: view)
        return recognizer
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView? = nil) {
        let target = ActionTarget(name, log)
        targets.append(target)
        recognizer.name = name
        recognizer.addTarget(target, action: Selector("note:", ActionTarget.note(_:)))
        (view ?? self.view).addGestureRecognizer(recognizer)
    }

    func finger(at point: CGPoint = CGPoint(x: 50, y: 50)) -> Finger {
        let finger = screen.finger()
        finger.down(at: point)
        return finger
    }
}

/// Logs an action with the state it comes with.
@MainActor
final class ActionTarget: NSObject {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
    }

    func note(_ sender: UIGestureRecognizer) { log("\(name)!\(sender.state.name.rawValue.lowercased())") }
}

/// Recognizes nothing by itself: a test says what it assigns, at which call.
@MainActor
final class ScriptedRecognizer: LoggingRecognizer {
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var bePrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
    var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
    var receives: (UIEvent) -> Bool = { _ in true }
    private(set) var resets = 0
    private(set) var lastEvent: UIEvent?
    var onReset: () -> Void = {}
    /// The states to assign, by call; several calls of a name use the same one.
    var script: [String: State] = [:]

    override init(_ name: String, log: CallLog) {
        super.init(name, log: log)
        onCall = { recognizer, call in
            guard let self = recognizer as? ScriptedRecognizer, let state = self.script[call] else { return }
            self.state = state
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { bePrevented(other) }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requiresFailure(other) }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequired(other) }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives(event) }

    override func reset() {
        super.reset()
        resets += 1
        onReset()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastEvent = event
        super.touchesBegan(touches, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        log("\(name ?? "").pressesBegan")
        onCall?(self, "began")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        log("\(name ?? "").pressesEnded")
        onCall?(self, "ended")
    }
}

/// Answers as a test says, and logs each question.
@MainActor
final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
    let log: CallLog?
    var begins = true
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receivesTouch = true
    var receivesEvent = true

    init(_ log: CallLog? = nil) {
        self.log = log
    }

    private func note(_ question: String, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer? = nil) {
        log?("\(question)(\([recognizer, other].compactMap { $0?.name }.joined(separator: ",")))")
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("begin", gestureRecognizer)
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        note("simultaneous", gestureRecognizer, other)
        return simultaneous(gestureRecognizer, other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        note("requires", gestureRecognizer, other)
        return requiresFailure(gestureRecognizer, other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        note("requiredBy", gestureRecognizer, other)
        return isRequired(gestureRecognizer, other)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("touch", gestureRecognizer)
        return receivesTouch
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        note("event", gestureRecognizer)
        return receivesEvent
    }
}
