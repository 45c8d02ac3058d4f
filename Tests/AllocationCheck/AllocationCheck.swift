// SPDX-License-Identifier: Apache-2.0

import AllocationCounter
import Foundation
import UIKitCore

/// Checks that moving fingers through the whole core (queue, application, window, view) allocate nothing once everything
/// is warm. Only an optimized build is held to it: `swift run -c release AllocationCheck`.
@main
@MainActor
struct AllocationCheck {
    let application = UIApplication()
    let window: UIWindow
    private let scene = SceneIdentifier(1)
    private var time = 0.0

    private final class Follower: UIView {
        var distance: CGFloat = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches { distance += abs(touch.location(in: self).x - touch.previousLocation(in: self).x) }
        }
    }

    /// Does not override anything: its touches go up the chain.
    private final class Forwarder: UIView {}

    init() {
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: 0, input: .connect(ScreenDescription(size: CGSize(width: 400, height: 800)))))
        application.runTurn()
        guard let scene = application.windowScene(for: scene) else { preconditionFailure("The screen was refused.") }
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
    }

    private mutating func send(_ pointer: UInt64, _ phase: PointerSample.Phase, _ x: CGFloat, _ y: CGFloat) {
        application.eventQueue.submit(
            InputRecord(
                scene: scene, time: time,
                input: .pointer(PointerSample(pointer: pointer, phase: phase, location: CGPoint(x: x, y: y)))))
    }

    /// Moves fingers that are down; how many allocations 1000 frames took.
    private mutating func allocations(movingFrom places: [CGPoint], samplesPerFrame: Int = 1) -> UInt64 {
        for (index, place) in places.enumerated() { send(UInt64(index), .down, place.x, place.y) }
        application.runTurn(now: time)
        var counted: UInt64 = 0
        for isWarm in [false, true] {
            if isWarm { allocation_counter_start() }
            for frame in 0..<1000 {
                time += 1 / 60
                for sample in 0..<samplesPerFrame {
                    for index in places.indices {
                        send(UInt64(index), .move, places[index].x + CGFloat(frame % 50 + sample), places[index].y)
                    }
                }
                application.runTurn(now: time)
            }
            if isWarm { counted = allocation_counter_stop() }
        }
        for (index, place) in places.enumerated() { send(UInt64(index), .up, place.x, place.y) }
        application.runTurn(now: time)
        return counted
    }

    // MARK: Gestures

    /// Counts what it is told, and lets everything recognize at a time.
    private final class GestureTarget: NSObject, UIGestureRecognizerDelegate {
        var actions = 0
        func note(_ recognizer: UIGestureRecognizer) {
            actions += 1
            guard let view = recognizer.view else { return }
            switch recognizer {
            case let pan as UIPanGestureRecognizer: _ = (pan.translation(in: view), pan.velocity(in: view))
            case let pinch as UIPinchGestureRecognizer: _ = (pinch.scale, pinch.velocity)
            case let rotation as UIRotationGestureRecognizer: _ = (rotation.rotation, rotation.velocity)
            default: _ = recognizer.location(in: view)
            }
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    /// Ten recognizers over a finger: those of the view that is hit, and of the one around it.
    private mutating func gestureResults() -> [(String, UInt64)] {
        let target = GestureTarget()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let inner = Follower(frame: outer.bounds)
        inner.isMultipleTouchEnabled = true
        outer.addSubview(inner)
        window.addSubview(outer)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let innerOnes = [
            UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), double, single,
        ]
        let outerOnes = [
            UIPanGestureRecognizer(), UILongPressGestureRecognizer(), swipe, UIScreenEdgePanGestureRecognizer(),
            UIGestureRecognizer(),
        ]
        for (recognizers, view) in [(innerOnes, inner as UIView), (outerOnes, outer)] {
            for recognizer in recognizers {
                recognizer.delegate = target
                recognizer.cancelsTouchesInView = false
                recognizer.addTarget(target, action: Selector("note:", GestureTarget.note(_:)))
                view.addGestureRecognizer(recognizer)
            }
        }
        let one = allocations(movingFrom: [CGPoint(x: 100, y: 400)])
        let two = allocations(movingFrom: [CGPoint(x: 100, y: 400), CGPoint(x: 130, y: 700)])
        precondition(target.actions > 4000, "The recognizers did not recognize: \(target.actions) actions.")
        outer.removeFromSuperview()
        return [("one finger under ten recognizers", one), ("two fingers under ten recognizers", two)]
    }

    /// A finger that drags content, with its indicator, views in it and a delegate. (A button would keep so slow a finger.)
    private mutating func scrollResult() -> UInt64 {
        final class Counter: NSObject, UIScrollViewDelegate {
            var distance: CGFloat = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { distance += scrollView.contentOffset.x }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let counter = Counter()
        scrollView.delegate = counter
        scrollView.contentSize = CGSize(width: 4000, height: 800)
        scrollView.contentOffset.x = 1000
        for place in 0..<40 {
            scrollView.addSubview(UIView(frame: CGRect(x: CGFloat(place) * 100, y: 0, width: 100, height: 800)))
        }
        window.addSubview(scrollView)
        let result = allocations(movingFrom: [CGPoint(x: 100, y: 400)])
        precondition(counter.distance > 1_000_000, "The finger did not scroll.")
        scrollView.removeFromSuperview()
        return result
    }

    static func main() {
        guard allocation_counter_is_available() else { return print("allocations cannot be counted here") }
        allocation_counter_start()
        let proof = UIView(frame: .zero)
        precondition(allocation_counter_stop() > 0, "Making \(proof) went uncounted.")
        var check = AllocationCheck()
        let follower = Follower(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        follower.isMultipleTouchEnabled = true
        check.window.addSubview(follower)
        let deep = Forwarder(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
        follower.addSubview(deep)
        let other = Follower(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
        check.window.addSubview(other)
        let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
        var results: [(String, UInt64)] = [
            ("one finger", check.allocations(movingFrom: [point(10, 10)])),
            ("one finger, touches passed up the chain", check.allocations(movingFrom: [point(210, 10)])),
            ("one finger, three samples a frame", check.allocations(movingFrom: [point(10, 10)], samplesPerFrame: 3)),
            ("two fingers on one view", check.allocations(movingFrom: [point(10, 10), point(10, 50)])),
            (
                "three fingers on one view",
                check.allocations(movingFrom: [point(10, 10), point(10, 50), point(10, 90)])
            ),
            ("two fingers on two views", check.allocations(movingFrom: [point(10, 10), point(10, 500)])),
        ]
        results += check.gestureResults()
        results.append(("one finger that scrolls", check.scrollResult()))
        for (name, count) in results { print("\(name): \(count) allocations in 1000 frames") }
        precondition(follower.distance > 1000 && other.distance > 1000, "The fingers did not move through the views.")
        #if !DEBUG
            if results.contains(where: { $0.1 > 0 }) { exit(1) }
        #endif
    }
}
