// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

/// A screen with an animator, and boxes on it.
@MainActor
class DynamicsScreen {
    let screen = TestScreen()
    let animator: UIDynamicAnimator
    let stage: UIView
    let log = CallLog()

    init() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        stage = root.view
        animator = UIDynamicAnimator(referenceView: root.view)
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
        stage.addSubview(view)
        return view
    }

    func material(_ items: [UIView], _ change: (UIDynamicItemBehavior) -> Void) {
        let behavior = UIDynamicItemBehavior(items: items)
        change(behavior)
        animator.addBehavior(behavior)
    }

    /// Lets so many seconds pass.
    func wait(_ time: Double) { screen.advance(by: time) }
}

@MainActor
@Suite("Y: falling, meeting, resting")
final class FallingTests: DynamicsScreen {
    @Test(
        "Y10: a thing falls by 1,000 points a second, every second; Y4: sixty steps a second, on the application's clock"
    )
    func fall() {
        let view = box(100, 100)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(view.center.y == 100 && animator.isRunning)
        wait(0.5)
        // 120 quarter steps: the sum of the speeds that they reach.
        #expect(abs(view.center.y - (100 + 1000.0 / 240 / 240 * 120 * 121 / 2)) < 1e-6)
        #expect(view.center.x == 100 && view.transform == .identity)
        #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
        #expect(animator.items(in: CGRect(x: 0, y: 200, width: 300, height: 50)).count == 1)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 50)).isEmpty)
    }

    @Test("Y10: gravity has an angle and a magnitude, and can be taken back")
    func direction() {
        let view = box(200, 200)
        let gravity = UIGravityBehavior(items: [])
        gravity.addItem(view)
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        animator.addBehavior(gravity)
        wait(0.1)
        #expect(view.center.x > 200 && view.center.y == 200)
        gravity.angle = .pi
        #expect(abs(gravity.gravityDirection.dx + 0.5) < 1e-9 && abs(gravity.magnitude - 0.5) < 1e-9)
        gravity.removeItem(view)
        let place = view.center
        wait(0.5)
        #expect(view.center == place, "A thing that no behavior has is not moved.")
    }

    @Test("Y6: what a continuous push holds against an edge rests")
    func pushedRest() {
        let view = box(200, 500)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 20)
        animator.addBehavior(collision)
        animator.addBehavior(push)
        wait(0.1)
        #expect(animator.isRunning && view.center.y > 500)
        wait(4)
        #expect(!animator.isRunning && abs(view.frame.maxY - stage.bounds.maxY) < 0.3)
    }

    @Test("A long side that swings across the end of a short wall is stopped there, and rests")
    func swingingSide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        stage.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        view.frame.origin = CGPoint(x: 0, y: -view.frame.height + 90)
        let hinge = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: -105, vertical: -255),
            attachedToAnchor: CGPoint(x: 45, y: 45))
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "stop" as NSString, from: CGPoint(x: -1, y: 599), to: CGPoint(x: -1, y: 600))
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 600)
        material([view]) { $0.elasticity = 0.6 }
        for behavior in [hinge, collision, push] { animator.addBehavior(behavior) }
        wait(0.05)
        #expect(atan2(view.transform.b, view.transform.a) < -1)
        wait(10)
        #expect(abs(atan2(view.transform.b, view.transform.a)) < 0.02)
        #expect(!animator.isRunning)
    }

    @Test("Y6: a thing comes to rest on the edge, the delegate hears of it, and a change goes on")
    func rest() {
        final class Delegate: UIDynamicAnimatorDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log("resume") }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log("pause") }
        }
        let delegate = Delegate(log)
        animator.delegate = delegate
        let view = box(200, 600)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: [view])
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        wait(4)
        #expect(abs(view.frame.maxY - stage.bounds.maxY) < 0.3)
        #expect(abs(view.center.x - 200) < 0.5)
        #expect(log.entries == ["resume", "pause"])
        #expect(!animator.isRunning)
        let time = animator.elapsedTime
        wait(1)
        #expect(animator.elapsedTime == time, "A resting animator takes no steps.")
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        #expect(log.entries == ["resume", "pause", "resume"])
        wait(4)
        #expect(abs(view.frame.minY - stage.bounds.minY) < 0.3)
        #expect(log.take().count == 4 && !animator.isRunning)
        animator.removeAllBehaviors()
        wait(1)
        #expect(log.take() == [] && animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
        animator.addBehavior(gravity)
        #expect(log.take() == ["resume"])
        animator.removeAllBehaviors()
        wait(0.1)
        #expect(log.take() == ["pause"])
    }

    @Test(
        "Y20: what is elastic bounces, half as fast from a half",
        arguments: [(1.0, 0.9, 1.02), (0.5, 0.2, 0.3), (0, 0, 0.02)])
    func bounce(elasticity: Double, least: Double, most: Double) {
        let view = box(200, 300)
        material([view]) { $0.elasticity = elasticity }
        animator.addBehavior(UIGravityBehavior(items: [view]))
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 750), to: CGPoint(x: 390, y: 750))
        animator.addBehavior(collision)
        // It falls 400 points, in 0.89 s, and rises to its highest point within as much again.
        var highest = 700.0
        for frame in 0..<110 {
            wait(1.0 / 60)
            if frame > 56 { highest = min(highest, view.center.y) }
        }
        let height = (700 - highest) / 400
        #expect(height >= least - 0.001 && height <= most, "\(height)")
    }

    @Test("Y20: equal things that meet head on exchange their velocities; the anchored one does not move")
    func momentum() {
        let (left, right) = (box(100, 100, 40, 40), box(300, 100, 40, 40))
        let behavior = UIDynamicItemBehavior(items: [left, right])
        behavior.elasticity = 1
        behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
        animator.addBehavior(behavior)
        animator.addBehavior(UICollisionBehavior(items: [left, right]))
        wait(1)
        #expect(abs(behavior.linearVelocity(for: left).x) < 1)
        #expect(abs(behavior.linearVelocity(for: right).x - 300) < 1)
        let wall = box(380, 300, 20, 100)
        let ball = box(200, 300, 20, 20)
        material([wall]) { $0.isAnchored = true }
        let ballBehavior = UIDynamicItemBehavior(items: [ball])
        ballBehavior.elasticity = 1
        ballBehavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: ball)
        animator.addBehavior(ballBehavior)
        animator.addBehavior(UICollisionBehavior(items: [wall, ball]))
        wait(0.6)
        #expect(wall.center == CGPoint(x: 380, y: 300))
        #expect(abs(ballBehavior.linearVelocity(for: ball).x + 400) < 1)
    }

    @Test("Five boxes on each other come to rest, each on the one below")
    func stack() {
        let boxes = (0..<5).map { box(200, 700 - 70 * CGFloat($0), 60, 60) }
        material(boxes) { $0.friction = 0.5 }
        animator.addBehavior(UIGravityBehavior(items: boxes))
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        wait(8)
        #expect(!animator.isRunning)
        for (number, view) in boxes.enumerated() {
            #expect(abs(view.center.y - (844 - 30 - 60 * CGFloat(number))) < 1.5, "\(number) \(view.center)")
            #expect(abs(view.center.x - 200) < 3)
        }
    }

    @Test("Nothing is so fast that it goes through a line")
    func tunnel() {
        let view = box(100, 400, 20, 20)
        let behavior = UIDynamicItemBehavior(items: [view])
        behavior.addLinearVelocity(CGPoint(x: 9000, y: 0), for: view)
        animator.addBehavior(behavior)
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: 1 as NSNumber, from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 844))
        animator.addBehavior(collision)
        wait(1)
        #expect(view.center.x < 292 && view.center.x > 280)
    }

    @Test("The same run ends in the same places, to the last bit")
    func determinism() {
        func places() -> [CGPoint] {
            let run = DynamicsScreen()
            let boxes = (0..<6).map { run.box(60 + 53 * CGFloat($0), 100 + 31 * CGFloat($0 % 3), 48, 48) }
            run.animator.addBehavior(UIGravityBehavior(items: boxes))
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            run.animator.addBehavior(collision)
            run.material(boxes) {
                $0.elasticity = 0.4
                $0.friction = 0.2
            }
            run.wait(1.3)
            return boxes.map(\.center)
        }
        #expect(places() == places())
    }
}
