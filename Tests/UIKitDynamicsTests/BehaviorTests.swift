// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Y: what holds and pushes")
final class BehaviorTests: DynamicsScreen {
    private var attachment: UIAttachmentBehavior?
    private var thrown: (card: UIView, behavior: UIDynamicItemBehavior)?

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let (card, behavior) = thrown else { return }
        let place = pan.location(in: stage)
        switch pan.state {
        case .began:
            let made = UIAttachmentBehavior(item: card, attachedToAnchor: place)
            made.length = 0
            animator.addBehavior(made)
            attachment = made
        case .changed: attachment?.anchorPoint = place
        default:
            if let attachment { animator.removeBehavior(attachment) }
            behavior.addLinearVelocity(pan.velocity(in: stage), for: card)
        }
    }

    @Test("Y11: a view hangs on the finger that pans it, and flies on when the finger lifts")
    func finger() {
        let card = box(200, 400, 120, 120)
        let behavior = UIDynamicItemBehavior(items: [card])
        animator.addBehavior(behavior)
        let pan = UIPanGestureRecognizer(target: self, action: BehaviorTests.dragged(_:))
        thrown = (card, behavior)
        card.addGestureRecognizer(pan)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        for step in 1...20 {
            wait(1.0 / 60)
            finger.move(to: CGPoint(x: 200, y: 400 - 8 * CGFloat(step)))
        }
        wait(0.2)
        #expect(abs(card.center.y - 240) < 1 && abs(card.center.x - 200) < 1)
        for step in 1...6 {
            wait(1.0 / 60)
            finger.move(to: CGPoint(x: 200 + 10 * CGFloat(step), y: 240))
        }
        finger.up()
        #expect(animator.behaviors.count == 1)
        let place = card.center
        wait(0.3)
        #expect(card.center.x > place.x + 60, "It goes on as fast as the finger was.")
    }

    @Test("Y1: an item that leaves all behaviors is read again when it gets one, even in the same moment")
    func again() {
        let (grown, wall) = (box(100, 100, 40, 40), box(100, 300, 200, 20))
        material([wall]) { $0.isAnchored = true }
        let (gravity, collision) = (UIGravityBehavior(items: [grown]), UICollisionBehavior(items: [grown, wall]))
        for behavior in [gravity, collision] { animator.addBehavior(behavior) }
        wait(0.1)
        for behavior in [gravity, collision] { animator.removeBehavior(behavior) }
        grown.bounds.size = CGSize(width: 100, height: 100)
        for behavior in [gravity, collision] { animator.addBehavior(behavior) }
        wait(2)
        #expect(abs(grown.center.y - 240) < 1, "It rests on the wall with the size that it has now.")

        let thrown = UIGravityBehavior(items: [box(300, 100, 20, 20)])
        animator.addBehavior(thrown)
        wait(0.2)
        let item = thrown.items[0]
        #expect((animator.state(of: item)?.velocity.y ?? 0) > 150)
        thrown.removeItem(item)
        thrown.addItem(item)
        #expect(animator.state(of: item) == nil, "Its speed is forgotten.")
    }

    @Test("Y21: what an item is made of counts for a push that was added before")
    func order() {
        let views = [box(100, 100), box(100, 300)]
        for view in views {
            let push = UIPushBehavior(items: [view], mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            if view === views[0] { animator.addBehavior(push) }
            material([view]) { $0.density = 4 }
            if view === views[1] { animator.addBehavior(push) }
        }
        wait(0.5)
        #expect(views[0].center.x == views[1].center.x && views[0].center.x > 101 && views[0].center.x < 105)
    }

    @Test("Y11: a rod keeps its length, a rope only does not get longer, a spring swings as often as it says")
    func lengths() {
        let ball = box(200, 300, 30, 30)
        let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 300))
        #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
        animator.addBehavior(rod)
        let gravity = UIGravityBehavior(items: [ball])
        animator.addBehavior(gravity)
        for _ in 0..<90 {
            wait(1.0 / 60)
            #expect(abs(hypot(ball.center.x - 100, ball.center.y - 300) - 100) < 1)
        }
        animator.removeAllBehaviors()

        let (post, tied) = (box(100, 100, 20, 20), box(160, 100, 20, 20))
        material([post]) { $0.isAnchored = true }
        let rope = UIAttachmentBehavior.limitAttachment(
            with: tied, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
        rope.length = 120
        animator.addBehavior(rope)
        wait(0.5)
        #expect(tied.center == CGPoint(x: 160, y: 100), "A rope does not push.")
        animator.addBehavior(UIGravityBehavior(items: [tied]))
        wait(6)
        #expect(abs(hypot(tied.center.x - 100, tied.center.y - 100) - 120) < 1.5)
        animator.removeAllBehaviors()

        let bob = box(250, 500, 40, 40)
        let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 500))
        (spring.length, spring.frequency) = (100, 2)
        animator.addBehavior(spring)
        var crossings = 0
        var last = bob.center.x
        for _ in 0..<120 {
            wait(1.0 / 60)
            if (last - 200) * (bob.center.x - 200) < 0 { crossings += 1 }
            last = bob.center.x
        }
        #expect((7...9).contains(crossings), "Twice in each of four periods: \(crossings)")
    }

    @Test("Y11: a pin holds a point of two things together, and what is fixed turns with the other")
    func pins() {
        let (wall, arm) = (box(100, 200, 20, 20), box(150, 200, 120, 20))
        material([wall]) { $0.isAnchored = true }
        let pin = UIAttachmentBehavior.pinAttachment(
            with: arm, attachedTo: wall, attachmentAnchor: CGPoint(x: 100, y: 200))
        animator.addBehavior(pin)
        animator.addBehavior(UIGravityBehavior(items: [arm]))
        wait(0.35)
        let turn = atan2(arm.transform.b, arm.transform.a)
        #expect(turn > 0.5, "It swings down: \(turn)")
        let held = CGPoint(x: arm.center.x - 50 * cos(turn), y: arm.center.y - 50 * sin(turn))
        #expect(hypot(held.x - 100, held.y - 200) < 1.5)
        animator.removeAllBehaviors()

        let (first, second) = (box(100, 500, 40, 40), box(160, 500, 40, 40))
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 130, y: 500)))
        let push = UIPushBehavior(items: [second], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        animator.addBehavior(push)
        wait(0.5)
        #expect(abs(atan2(first.transform.b, first.transform.a) - atan2(second.transform.b, second.transform.a)) < 0.05)
        #expect(abs(hypot(first.center.x - second.center.x, first.center.y - second.center.y) - 60) < 1)
        #expect(first.center.y > 501)
    }

    @Test("Y12: a thing snaps to a place, and is exactly there and upright in the end", arguments: [0.0, 0.5, 1])
    func snap(damping: CGFloat) {
        let view = box(60, 60)
        view.transform = CGAffineTransform(rotationAngle: 0.8)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 600))
        snap.damping = damping
        animator.addBehavior(snap)
        wait(0.1)
        #expect(view.center.x > 60 && view.center.x < 300)
        wait(4)
        #expect(view.center == CGPoint(x: 300, y: 600))
        #expect(abs(view.transform.b) < 1e-9 && view.transform.a > 0.999)
        #expect(!animator.isRunning)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        wait(4)
        #expect(view.center == CGPoint(x: 100, y: 100))
    }

    @Test("Y10: a push of 1 makes a thing of 100 by 100 points faster by 100 points a second, once or all the time")
    func push() {
        let (large, small) = (box(100, 100), box(100, 400, 50, 50))
        let once = UIPushBehavior(items: [large, small], mode: .instantaneous)
        once.setAngle(0, magnitude: 2)
        animator.addBehavior(once)
        let behavior = UIDynamicItemBehavior(items: [large, small])
        animator.addBehavior(behavior)
        wait(1.0 / 60)
        #expect(abs(behavior.linearVelocity(for: large).x - 200) < 1e-6)
        #expect(abs(behavior.linearVelocity(for: small).x - 800) < 1e-6)
        #expect(!once.active)
        once.active = true
        wait(1.0 / 60)
        #expect(abs(behavior.linearVelocity(for: large).x - 400) < 1e-6)
        behavior.resistance = 2
        wait(1)
        #expect(behavior.linearVelocity(for: large).x < 400 * 0.2)

        let other = box(300, 600)
        let always = UIPushBehavior(items: [other], mode: .continuous)
        always.pushDirection = CGVector(dx: 0, dy: -1)
        always.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: other)
        animator.addBehavior(always)
        let state = UIDynamicItemBehavior(items: [other])
        animator.addBehavior(state)
        wait(0.5)
        #expect(state.linearVelocity(for: other).y < -40)
        #expect(state.angularVelocity(for: other) < -0.1, "Pushed up at its right side, it turns to the left.")
        state.allowsRotation = false
        wait(0.1)
        #expect(state.angularVelocity(for: other) == 0)
        #expect(animator.isRunning, "What is pushed all the time does not rest.")
    }

    @Test("Y15: the delegate hears once that things begin to touch, and once that they part")
    func contacts() {
        final class Delegate: UICollisionBehaviorDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            ) { log("items at \(Int(p.x.rounded()))") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem
            ) { log("items part") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { log("\(identifier as? NSString ?? "bounds")") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) { log("\(identifier as? NSString ?? "bounds") ends") }
        }
        let delegate = Delegate(log)
        let (left, right) = (box(40, 100, 40, 40), box(140, 100, 40, 40))
        let behavior = UIDynamicItemBehavior(items: [left, right])
        behavior.elasticity = 1
        animator.addBehavior(behavior)
        behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = delegate
        collision.addBoundary(
            withIdentifier: "wall" as NSString, from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 200))
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "wall" as NSString)?.bounds.minX == 300)
        animator.addBehavior(collision)
        wait(1.2)
        #expect(log.entries == ["items at 120", "items part", "wall", "wall ends"])
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
        collision.collisionMode = .boundaries
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
        _ = log.take()
        wait(4)
        #expect(log.entries.contains("bounds") && !log.entries.contains("items part"))
        #expect(left.frame.minX > 19 && right.frame.minX > 19)
    }

    @Test("Y5: actions come after the items have moved; a behavior's children take part with it")
    func children() {
        let view = box(100, 100)
        let parent = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [view])
        parent.addChildBehavior(gravity)
        var seen: [CGFloat] = []
        parent.action = { seen.append(view.center.y) }
        #expect(gravity.dynamicAnimator == nil)
        animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === animator)
        wait(2.0 / 60 + 0.001)
        #expect(seen.count == 2 && seen[0] > 100 && seen[1] == view.center.y)
        parent.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        let place = view.center
        wait(0.2)
        #expect(view.center == place)
    }

    @Test("Y7: what code moved is taken over when it says so")
    func update() {
        let view = box(100, 100)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        wait(0.2)
        view.center = CGPoint(x: 300, y: 100)
        animator.updateItem(usingCurrentState: view)
        wait(1.0 / 60 + 0.001)
        #expect(view.center.x == 300 && view.center.y < 101)
    }

    @Test("Elements of a collection are items: their layout is asked again with every step")
    func attributes() {
        final class Springs: UICollectionViewFlowLayout {
            lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
            override func prepare() {
                super.prepare()
                guard animator.behaviors.isEmpty,
                    let item = super.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
                else { return }
                animator.addBehavior(UIGravityBehavior(items: [item]))
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        let layout = Springs()
        let collection = UICollectionView(frame: stage.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.addSubview(collection)
        screen.settle()
        let path = IndexPath(item: 0, section: 0)
        let first = collection.cellForItem(at: path)?.center.y ?? -1
        wait(0.2)
        #expect((collection.cellForItem(at: path)?.center.y ?? -1) > first + 10)
        #expect(
            layout.animator.layoutAttributesForCell(at: path)?.center.y == collection.cellForItem(at: path)?.center.y)
    }
}
