// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import UIKitCore
import UIKitTesting

/// A screen, a view over most of it, and a log of what recognizers on it tell their targets.
@MainActor
final class RecognizerFixture {
    let screen: TestScreen
    let trace = TraceLog()
    let log = CallLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    private var targets: [RecognizerTarget] = []

    init() {
        screen = TestScreen(trace: trace)
        view.isMultipleTouchEnabled = true
        screen.window.addSubview(view)
    }

    /// Why a recognizer failed last.
    var failure: GestureFailure? {
        for case .recognizer(let note) in trace.events.reversed() {
            if case .failed(let failure) = note.reason { return failure }
        }
        return nil
    }

    /// Attaches a recognizer; each action is written down as the state's name, and what `describe` says of it.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, to other: UIView? = nil, _ describe: @escaping (Recognizer) -> String = { _ in "" }
    ) -> Recognizer {
        let name = recognizer.name.map { "\($0)." } ?? ""
        act(on: recognizer) { [log] recognizer in
            let details = describe(recognizer)
            log("\(name)\(recognizer.state)\(details.isEmpty ? "" : " \(details)")")
        }
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Runs a closure as the recognizer's next action.
    func act<Recognizer: UIGestureRecognizer>(
        on recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
    ) {
        let target = RecognizerTarget { [unowned recognizer] in action(recognizer) }
        targets.append(target)
        recognizer.addTarget(target, action: Selector("act", on: RecognizerTarget.self) { $0.act() })
    }

    /// A finger that is down at a point of the screen.
    func down(_ x: CGFloat, _ y: CGFloat) -> Finger {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: x, y: y))
        return finger
    }
}
