// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What a moving finger costs: with more and more recognizers over it, and with more and more elsewhere in the window.
///
///     make bench-gestures
///
/// A cost that grows with the recognizers concerned stays level in the last column; one that grows with those of the window
/// would not stay level down the second table.
@main
@MainActor
struct GestureBenchmark {
    private let application = UIApplication()
    private let scene = SceneIdentifier(1)
    private let window: UIWindow
    private let target = Target()
    private var time = 0.0

    /// Performs the actions; counts, so that nothing is left out by the compiler.
    private final class Target: NSObject, UIGestureRecognizerDelegate {
        var actions = 0
        func note(_ recognizer: UIPanGestureRecognizer) { actions += 1 }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private init() {
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: 0, input: .connect(ScreenDescription(size: CGSize(width: 400, height: 800)))))
        application.runTurn()
        guard let scene = application.windowScene(for: scene) else { preconditionFailure("The screen was refused.") }
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
    }

    private func add(_ count: Int, to view: UIView) {
        for _ in 0..<count {
            let pan = UIPanGestureRecognizer()
            pan.delegate = target
            pan.addTarget(target, action: Selector("note:", Target.note(_:)))
            view.addGestureRecognizer(pan)
        }
    }

    private mutating func send(_ phase: PointerSample.Phase, _ x: CGFloat) {
        time += 1.0 / 120
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: time,
                input: .pointer(PointerSample(pointer: 1, phase: phase, location: CGPoint(x: x, y: 100)))))
        application.runTurn(now: time)
    }

    /// Nanoseconds of a move, the median of some runs.
    private mutating func costOfMove() -> Double {
        send(.down, 50)
        for step in 0..<200 { send(.move, CGFloat(80 + step % 200)) }
        var runs: [Double] = []
        for _ in 0..<9 {
            let start = ContinuousClock.now
            for step in 0..<1000 { send(.move, CGFloat(80 + step % 200)) }
            runs.append(Double((ContinuousClock.now - start) / .nanoseconds(1)) / 1000)
        }
        send(.up, 50)
        return runs.sorted()[4]
    }

    /// A window's cost of a move with recognizers over the finger, and others that it does not concern.
    private mutating func cost(concerned: Int, elsewhere: Int) -> Double {
        let touched = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.addSubview(touched)
        add(concerned, to: touched)
        let others = (0..<elsewhere).map { index in
            UIView(frame: CGRect(x: CGFloat(index % 400), y: 400, width: 1, height: 400))
        }
        for view in others {
            add(1, to: view)
            window.addSubview(view)
        }
        defer { for view in others + [touched] { view.removeFromSuperview() } }
        return costOfMove()
    }

    static func main() {
        var benchmark = GestureBenchmark()
        let bare = benchmark.cost(concerned: 0, elsewhere: 0)
        print("A move without a recognizer: \(Int(bare)) ns")
        print("recognizers over the finger | ns a move | ns a recognizer")
        for count in [1, 2, 4, 8, 16, 32, 64, 128] {
            let cost = benchmark.cost(concerned: count, elsewhere: 0)
            print("\(count) | \(Int(cost)) | \(Int((cost - bare) / Double(count)))")
        }
        print("recognizers elsewhere (8 over the finger) | ns a move")
        for count in [0, 100, 1_000, 10_000] {
            print("\(count) | \(Int(benchmark.cost(concerned: 8, elsewhere: count)))")
        }
    }
}
