// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A finger that moves over nested views with recognizers, with nobody tracing: what `trace-overhead` counts the instructions of.
///
///     TraceBenchmark 1000
///
/// The argument is the number of moves, after a touch-down; a tap on a button follows.
@main
@MainActor
struct TraceBenchmark {
    @MainActor
    private final class Target: NSObject {
        var count = 0
        func note(_ sender: AnyObject) { count += 1 }
    }

    static func main() {
        let moves = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
        let application = UIApplication()
        let identifier = SceneIdentifier(1)
        var time = 0.0
        func send(_ input: Input) {
            time += 1.0 / 120
            application.eventQueue.submit(InputRecord(scene: identifier, time: time, input: input))
            application.runTurn(now: time)
        }
        send(.connect(ScreenDescription(size: CGSize(width: 400, height: 800))))
        guard let scene = application.windowScene(for: identifier) else {
            preconditionFailure("The screen was refused.")
        }
        let window = UIWindow(windowScene: scene)
        let target = Target()
        // Five views deep, so that the message climbs; a recognizer that looks on.
        var view: UIView = window
        for _ in 0..<5 {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            view.addSubview(inner)
            view = inner
        }
        let pan = UIPanGestureRecognizer(target: target, action: Selector("note:", Target.note(_:)))
        pan.cancelsTouchesInView = false
        window.addGestureRecognizer(pan)
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 44))
        button.addTarget(target, action: Selector("note:", Target.note(_:)), for: .touchUpInside)
        view.addSubview(button)
        window.makeKeyAndVisible()
        send(.pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 200, y: 100))))
        for step in 0..<moves {
            let place = CGPoint(x: 200 + Double(step % 100), y: 100 + Double(step % 37))
            send(.pointer(PointerSample(pointer: 1, phase: .move, location: place)))
        }
        send(.pointer(PointerSample(pointer: 1, phase: .up, location: CGPoint(x: 200, y: 100))))
        for _ in 0..<(moves / 10) {
            send(.pointer(PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 720))))
            send(.pointer(PointerSample(pointer: 1, phase: .up, location: CGPoint(x: 50, y: 720))))
        }
        print(target.count)
    }
}
