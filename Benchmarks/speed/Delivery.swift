// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// What it costs to bring a touch from the queue to its view.
@MainActor
struct Delivery {
    private let application = UIApplication()
    private let scene = SceneIdentifier(1)
    private let window: UIWindow
    private let target = Target()
    private var time = 0.0
    private static var heard = 0

    private final class Handler: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Delivery.heard += 1 }
    }

    @MainActor
    private final class Target: NSObject {
        func act(_ recognizer: UIGestureRecognizer) { Delivery.heard += 1 }
    }

    private init() {
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: 0, input: .connect(ScreenDescription(size: CGSize(width: 1000, height: 1000)))))
        application.runTurn()
        guard let windowScene = application.windowScene(for: scene) else {
            preconditionFailure("The screen was refused.")
        }
        window = UIWindow(windowScene: windowScene)
        window.makeKeyAndVisible()
    }

    private mutating func send(_ phase: PointerSample.Phase, _ x: CGFloat) {
        time += 1.0 / 120
        application.eventQueue.submit(
            PointerSample(pointer: 1, phase: phase, location: CGPoint(x: x, y: 100)), at: time, in: scene)
        application.runTurn(now: time)
    }

    /// Puts a finger down and moves it so far that recognizers have decided.
    mutating func begin() {
        send(.down, 100)
        for step in 0..<64 { send(.move, CGFloat(110 + step)) }
    }

    mutating func move(_ count: Int) {
        for step in 0..<count { send(.move, CGFloat(110 + step % 200)) }
    }

    private mutating func measureMoves(_ name: String, _ size: Int) {
        begin()
        Measure.work(name, size, pieces: 1000) { move(1000) }
        send(.up, 100)
    }

    private func fill(_ levels: Int, last: UIView) {
        var parent: UIView = window
        for depth in 0..<levels {
            let view = depth == levels - 1 ? last : UIView()
            view.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            parent.addSubview(view)
            parent = view
        }
    }

    /// Fingers over nested views, the last of which handles moves.
    static func nested() -> Delivery {
        let delivery = Delivery()
        delivery.fill(10, last: Handler())
        return delivery
    }

    /// The same with three recognizers.
    static func gestures() -> Delivery {
        let delivery = Delivery()
        let touched = Handler()
        delivery.fill(10, last: touched)
        let action = Selector("act:", Target.act(_:))
        touched.addGestureRecognizer(UIPanGestureRecognizer(target: delivery.target, action: action))
        touched.addGestureRecognizer(UIPinchGestureRecognizer(target: delivery.target, action: action))
        touched.addGestureRecognizer(UITapGestureRecognizer(target: delivery.target, action: action))
        return delivery
    }

    /// Nested views that handle nothing.
    static func unhandled(levels: Int) -> Delivery {
        let delivery = Delivery()
        delivery.fill(levels, last: UIView())
        return delivery
    }

    /// A move from the queue to a view ten levels deep, which handles it; then with three recognizers.
    static func measureMoves() {
        var plain = nested()
        plain.measureMoves("touch move", 10)
        var gestures = gestures()
        gestures.measureMoves("touch move, pan, pinch, tap", 10)
    }

    /// A move that nobody handles, up so many responders.
    static func measureClimb() {
        for levels in [1, 51] {
            var delivery = unhandled(levels: levels)
            delivery.measureMoves("unhandled touch move", levels)
        }
    }
}
