import CoreGraphics
import UIKit

/// What it costs to bring a touch from the queue to its view.
@MainActor
struct Delivery {
    private let application = UIApplication()
    private let scene = SceneIdentifier(1)
    private let window: UIWindow
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

    private func record(_ phase: PointerSample.Phase, _ x: CGFloat, at time: Double) -> InputRecord {
        InputRecord(
            scene: scene, time: time,
            input: .pointer(PointerSample(pointer: 1, phase: phase, location: CGPoint(x: x, y: 100))))
    }

    private mutating func send(_ phase: PointerSample.Phase, _ x: CGFloat) {
        time += 1.0 / 120
        application.eventQueue.submit(record(phase, x, at: time))
        application.runTurn(now: time)
    }

    private mutating func measureMoves(_ name: String, _ size: Int) {
        send(.down, 100)
        for step in 0..<64 { send(.move, CGFloat(110 + step)) }
        Measure.work(name, size, pieces: 1000) {
            for step in 0..<1000 { send(.move, CGFloat(110 + step % 200)) }
        }
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

    /// A move from the queue to a view ten levels deep, which handles it; then with three recognizers.
    static func moves() {
        var plain = Delivery()
        plain.fill(10, last: Handler())
        plain.measureMoves("touch move", 10)

        var gestures = Delivery()
        let target = Target()
        let touched = Handler()
        gestures.fill(10, last: touched)
        let action = Selector("act:", Target.act(_:))
        touched.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: action))
        touched.addGestureRecognizer(UIPinchGestureRecognizer(target: target, action: action))
        touched.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
        gestures.measureMoves("touch move, pan, pinch, tap", 10)
        withExtendedLifetime(target) {}
    }

    /// A move that nobody handles, up so many responders.
    static func climb() {
        for levels in [1, 51] {
            var delivery = Delivery()
            delivery.fill(levels, last: UIView())
            delivery.measureMoves("unhandled touch move", levels)
        }
    }
}
