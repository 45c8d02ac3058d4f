// SPDX-License-Identifier: Apache-2.0

import EventTrace
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random keys and buttons over views whose recognizers delay, claim and let go of them, and what every view was told.
@MainActor
private final class RandomPresses {
    /// Checks each call against what the view heard before.
    final class Witness: UIView {
        // What is left of a screen may call when the session is gone.
        weak var session: RandomPresses?
        let name: String
        /// The presses that began here and have not ended.
        var open: Set<ObjectIdentifier> = []

        init(_ session: RandomPresses, _ name: String) {
            self.session = session
            self.name = name
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }

        private func hear(_ call: String, _ presses: Set<UIPress>) {
            for press in presses {
                session?.log.append("\(name).\(call) \(press.type.rawValue) \(press.force) \(press.phase)")
                switch call {
                case "began": if !open.insert(ObjectIdentifier(press)).inserted { session?.fail("\(name) began twice") }
                case "changed": if !open.contains(ObjectIdentifier(press)) { session?.fail("\(name) changed unbegun") }
                default: if open.remove(ObjectIdentifier(press)) == nil { session?.fail("\(name) \(call) unbegun") }
                }
            }
            session?.interfere()
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear("began", presses) }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear("changed", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("cancelled", presses)
        }
    }

    /// Recognizes, fails or waits as the session's numbers say.
    final class Chance: UIGestureRecognizer {
        weak var session: RandomPresses?
        private var waits = false

        /// Whether it has not given up, though nothing is down.
        override var waitsForMoreTouches: Bool { waits }

        init(_ session: RandomPresses) {
            self.session = session
            super.init(target: nil, action: nil)
        }

        func decide() {
            guard let session else { return }
            switch session.pick(8) {
            case 0: waits = false
            case 1: waits = true
            case 2: if state == .possible { state = .failed }
            case 3: if state == .possible { state = .ended }
            case 4: if state == .possible { state = .began }
            case 5: if state == .began || state == .changed { state = .ended }
            default: break
            }
        }

        override var state: State {
            get { super.state }
            set {
                waits = false
                super.state = newValue
            }
        }

        override func reset() { session?.interfere() }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
    }

    static let keys: [UIKeyboardHIDUsage] = [.keyboardF13, .keyboardF14, .keyboardF15]
    static let buttons: [GamepadButton] = [.x, .leftTrigger, .rightTrigger]

    var log: [String] = []
    var failures: [String] = []
    let trace = TraceLog()
    private let screen: TestScreen
    private var generator: SeededGenerator
    private var views: [Witness] = []
    private var recognizers: [Chance] = []
    private var depth = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        screen = TestScreen(trace: trace)
        for number in 0..<4 {
            let view = Witness(self, "v\(number)")
            views.append(view)
            place(view)
        }
        for number in 0..<3 {
            let recognizer = Chance(self)
            recognizer.name = "r\(number)"
            recognizer.cancelsTouchesInView = pick(3) > 0
            recognizer.delaysTouchesBegan = pick(2) == 0
            recognizer.delaysTouchesEnded = pick(3) > 0
            let keys = Self.keys.map { NSNumber(value: 2000 + $0.rawValue) }
            recognizer.allowedPressTypes = keys + (0...31).map { NSNumber(value: $0) }
            views[pick(views.count)].addGestureRecognizer(recognizer)
            recognizers.append(recognizer)
        }
        if pick(3) == 0 { recognizers[0].require(toFail: recognizers[1]) }
    }

    func fail(_ text: String) { failures.append(text) }

    func pick(_ count: Int) -> Int { generator.pick(count) }

    /// Puts a view somewhere in the tree, never below itself.
    private func place(_ view: UIView) {
        let parents = [screen.window] + views.filter { $0 !== view && $0.window != nil && !$0.isDescendant(of: view) }
        parents[pick(parents.count)].addSubview(view)
    }

    /// What handlers, and anybody else, may do at any time.
    func interfere() {
        guard depth < 3, pick(4) == 0 else { return }
        depth += 1
        defer { depth -= 1 }
        let view = views[pick(views.count)]
        switch pick(12) {
        case 0: view.removeFromSuperview()
        case 1, 2: place(view)
        case 3, 4: view.becomeFirstResponder()
        case 5: if pick(4) == 0 { screen.window.isHidden.toggle() }
        case 6 where pick(3) == 0:
            screen.application.beginIgnoringInteractionEvents()
            screen.application.endIgnoringInteractionEvents()
        case 7: recognizers[pick(recognizers.count)].isEnabled.toggle()
        case 8: view.addGestureRecognizer(recognizers[pick(recognizers.count)])
        default: recognizers[pick(recognizers.count)].decide()
        }
    }

    func run(steps: Int) {
        for _ in 0..<steps {
            let key = Self.keys[pick(Self.keys.count)]
            let button = Self.buttons[pick(Self.buttons.count)]
            switch pick(12) {
            case 0: screen.advance(by: 0.1)
            case 1 where pick(4) == 0: screen.cancelAll()
            case 2: if screen.window.isHidden { screen.window.makeKeyAndVisible() }
            case 3: views[pick(views.count)].becomeFirstResponder()
            case 4: recognizers[pick(recognizers.count)].decide()
            case 5, 6, 7: screen.keyDown(key)
            case 8, 9: screen.keyUp(key)
            default: screen.gamepad(button, [0, 0.6, 0.8, 1][pick(4)])
            }
            interfere()
        }
        screen.cancelAll()
        for recognizer in recognizers { recognizer.isEnabled = false }
        for view in views where !view.open.isEmpty { fail("\(view.name) is owed \(view.open.count) ends") }
    }
}

@MainActor
@Suite("H2, H3 under random interference")
struct PressRandomTests {
    @Test("H2, H3, G50: every press that began for a view ends for it exactly once, whoever delays or takes it")
    func endsOnce() {
        var calls: [String: Int] = [:]
        for seed in UInt64(1)...300 {
            let session = RandomPresses(seed: seed)
            session.run(steps: 60)
            #expect(session.failures == [], "seed \(seed)")
            for entry in session.log {
                let call = entry.split(separator: " ")[0].split(separator: ".")[1]
                calls[String(call), default: 0] += 1
            }
            for case .hold(let note) in session.trace.events {
                switch note.outcome {
                case .held: calls["held", default: 0] += 1
                case .released: calls["released", default: 0] += 1
                case .dropped: calls["dropped", default: 0] += 1
                }
            }
        }
        // The sessions were worth their while: each kind of end came often.
        for call in ["began", "changed", "ended", "cancelled", "held", "released", "dropped"] {
            #expect(calls[call, default: 0] > 100, "\(call)")
        }
    }

    @Test("The same input gives the same calls and the same trace", arguments: [UInt64(7), 77, 777])
    func repeatable(_ seed: UInt64) {
        let sessions = (0..<2).map { _ in RandomPresses(seed: seed) }
        for session in sessions { session.run(steps: 200) }
        #expect(sessions[0].log == sessions[1].log)
        #expect(sessions[0].trace.events == sessions[1].trace.events)
        #expect(sessions[0].trace.events.count > 100)
    }
}
