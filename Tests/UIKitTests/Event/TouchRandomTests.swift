// SPDX-License-Identifier: Apache-2.0

import EventTrace
import SeededRandom
import Testing
import UIKitCore
import UIKitTesting

/// Random trees, fingers and interference, and what every view was told.
@MainActor
private final class RandomSession {
    /// Checks each call against what the view heard before.
    final class Witness: UIView {
        unowned let session: RandomSession
        let number: Int
        /// The touches that began here and have not ended, by their number.
        var open: Set<UInt32> = []

        init(_ session: RandomSession, number: Int, frame: CGRect) {
            self.session = session
            self.number = number
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        private func hear(_ call: String, _ touches: Set<UITouch>) {
            let numbers = touches.map(\.identifier.number).sorted()
            session.log.append("\(number).\(call) \(numbers)")
            for number in numbers {
                switch call {
                case "began": if !open.insert(number).inserted { session.fail("\(self.number) began \(number) twice") }
                case "moved": if !open.contains(number) { session.fail("\(self.number) moved \(number) unbegun") }
                default: if open.remove(number) == nil { session.fail("\(self.number) \(call) \(number) unbegun") }
                }
            }
            session.interfere()
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
    }

    var log: [String] = []
    var failures: [String] = []
    let trace = TraceLog()
    private let screen: TestScreen
    private var generator: SeededGenerator
    private var views: [Witness] = []
    private var windows: [UIWindow] = []
    private var fingers: [Finger] = []
    private var depth = 0

    init(seed: UInt64, isTraced: Bool = false) {
        generator = SeededGenerator(seed: seed)
        screen = TestScreen(trace: isTraced ? trace : nil)
        windows = [screen.window]
        let window = UIWindow(windowScene: screen.scene)
        window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        window.isHidden = false
        windows.append(window)
        for number in 0..<12 {
            let frame = CGRect(x: random(200), y: random(200), width: 40 + random(200), height: 40 + random(200))
            let view = Witness(self, number: number, frame: frame)
            view.isMultipleTouchEnabled = pick(2) == 0
            view.isExclusiveTouch = pick(16) == 0
            views.append(view)
            place(view)
            if pick(3) == 0 {
                let recognizer = LoggingRecognizer("r\(number)", log: CallLog())
                let when = ["began", "moved", "ended", "never"][pick(4)]
                recognizer.onCall = { recognizer, call in
                    if call == when, recognizer.state == .possible { recognizer.state = .ended }
                }
                view.addGestureRecognizer(recognizer)
            }
        }
        fingers = (0..<5).map { _ in screen.finger() }
    }

    func fail(_ text: String) { failures.append(text) }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private func random(_ limit: CGFloat) -> CGFloat { CGFloat(pick(Int(limit))) }
    private func point() -> CGPoint { CGPoint(x: random(390), y: random(400)) }

    /// Puts a view somewhere in a tree, never below itself.
    private func place(_ view: UIView) {
        let parents: [UIView] =
            windows + windows + views.filter { $0 !== view && $0.window != nil && !$0.isDescendant(of: view) }
        parents[pick(parents.count)].insertSubview(view, at: pick(4))
    }

    /// What handlers, and anybody else, may do at any time.
    func interfere() {
        guard depth < 3, pick(4) == 0 else { return }
        depth += 1
        defer { depth -= 1 }
        let view = views[pick(views.count)]
        switch pick(10) {
        case 0: view.removeFromSuperview()
        case 1, 2, 3: place(view)
        case 4: view.isHidden = pick(4) == 0
        case 5: windows[pick(windows.count)].isHidden = pick(4) == 0
        case 6: view.isMultipleTouchEnabled.toggle()
        case 7:
            screen.application.beginIgnoringInteractionEvents()
            screen.application.endIgnoringInteractionEvents()
        case 8: view.gestureRecognizers?.first.map { $0.isEnabled.toggle() }
        default:
            if let recognizer = view.gestureRecognizers?.first {
                views[pick(views.count)].addGestureRecognizer(recognizer)
            }
        }
    }

    func run(steps: Int) {
        for _ in 0..<steps {
            switch pick(12) {
            case 0: screen.advance(by: 0.1)
            case 1: screen.cancelAll()
            case 2 where pick(4) == 0:
                screen.activate(.foregroundInactive)
                screen.activate(.foregroundActive)
            default:
                // Each finger once: where it is next is told when the frame was sent.
                var free = fingers
                let inputs = (0...pick(3)).map { _ in input(of: free.remove(at: pick(free.count))) }
                screen.frame(inputs)
            }
            interfere()
        }
        screen.cancelAll()
        for view in views where !view.open.isEmpty { fail("\(view.number) is owed the end of \(view.open.sorted())") }
    }

    private func input(of finger: Finger) -> Input {
        guard finger.isDown else { return finger.input(.down, at: point()) }
        switch pick(4) {
        case 0: return finger.input(.up, at: finger.location)
        case 1 where pick(4) == 0: return finger.input(.cancel, at: finger.location)
        default: return finger.input(.move, at: point())
        }
    }
}

@MainActor
@Suite("A42 under random interference")
struct TouchRandomTests {
    @Test("A42: every touch that began in a view ends there exactly once")
    func endsOnce() {
        var calls: [String: Int] = [:]
        for seed in UInt64(1)...150 {
            let session = RandomSession(seed: seed)
            session.run(steps: 120)
            #expect(session.failures == [], "seed \(seed)")
            for entry in session.log {
                let call = entry.split(separator: " ")[0].split(separator: ".")[1]
                calls[String(call), default: 0] += 1
            }
        }
        // The sessions were worth their while: each kind of end came often.
        for call in ["began", "moved", "ended", "cancelled"] { #expect(calls[call, default: 0] > 200, "\(call)") }
    }

    @Test("The same input gives the same calls and the same trace", arguments: [UInt64(7), 77, 777])
    func repeatable(_ seed: UInt64) {
        let sessions = (0..<2).map { _ in RandomSession(seed: seed, isTraced: true) }
        for session in sessions { session.run(steps: 200) }
        #expect(sessions[0].log == sessions[1].log)
        #expect(sessions[0].trace.events == sessions[1].trace.events)
        #expect(sessions[0].trace.events.count > 100)
    }
}
