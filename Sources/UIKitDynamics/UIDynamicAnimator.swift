// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitLists

/// Hears of an animator's rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator starts or resumes. Does nothing unless it is implemented.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Everything rests (Y6). Does nothing unless it is implemented.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as physical bodies, according to its behaviors: gravity, collisions, attachments, snaps and pushes.
///
/// It takes a step sixty times a second on the application's clock (Y4), so that tests control it and replays repeat it. A
/// finger moves a body by the anchor of an attachment.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates items move; `nil` for none.
    open private(set) var referenceView: UIView?
    /// Held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, in order.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items are moving, or may be.
    open private(set) var isRunning = false
    private weak var layout: UICollectionViewLayout?
    private var steps = 0
    private var quietSteps = 0
    /// The places of the bodies at their last movement.
    private var quietPlaces: [ObjectIdentifier: (position: Vector, angle: Double)] = [:]
    private var deadline: EventClock.Deadline?
    private var bodies: [ObjectIdentifier: (item: any UIDynamicItem, body: PhysicsBody, rest: CGAffineTransform)] = [:]

    /// Seconds between steps.
    static let interval = 1.0 / 60
    /// Y6: the number of steps without motion after which everything rests.
    private static let stepsToRest = 30

    /// Items are views in the reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Items are attributes of a collection's elements: the layout is invalidated with every step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Items have the application's own coordinates.
    public override init() {
        super.init()
    }

    /// The time for which items have been moving altogether, in seconds.
    open var elapsedTime: TimeInterval { TimeInterval(steps) * Self.interval }

    // MARK: Behaviors

    /// Adds a behavior. A behavior that is part of this or another animator ends the program.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        enforce(
            behavior.dynamicAnimator == nil,
            "A behavior that is part of an animator already was added to one.")
        behavior.belongs(to: self)
        behaviors.append(behavior)
        resume()
    }

    /// Removes a behavior; no effect for one that is not in it.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: place)
        behavior.belongs(to: nil)
        forget(behavior.all.flatMap(\.ownItems))
        resume()
    }

    /// Removes all behaviors. Items stay in place. An animator that rests goes on resting (Y6).
    open func removeAllBehaviors() {
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.belongs(to: nil) }
        bodies = [:]
        resume()
    }

    /// Forgets the bodies of those items that no behavior moves any more: one that gets a behavior again is read again (Y1).
    func forget(_ items: [any UIDynamicItem]) {
        let moved = Set(all.flatMap(\.ownItems).map(ObjectIdentifier.init))
        for item in items where !moved.contains(ObjectIdentifier(item)) { bodies[ObjectIdentifier(item)] = nil }
    }

    /// Items whose outline's box meets a rectangle, in the reference's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { item in
            let outline = body(of: item).outline
            let box = outline.reduce(CGRect(origin: outline[0].point, size: .zero)) { box, point in
                box.union(CGRect(origin: point.point, size: .zero))
            }
            return rect.intersects(box)
        }
    }

    /// Reads an item's place, rotation and shape again, because code moved it instead of the animator (Y7).
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard var known = bodies[ObjectIdentifier(item)] else { return }
        known.body.shape = item.shape
        known.body.position = Vector(item.center)
        known.body.angle = item.turn
        known.body.stop()
        known.body.place()
        known.rest = item.transform.rotated(by: -item.turn)
        bodies[ObjectIdentifier(item)] = known
        resume()
    }

    /// The attributes of a cell that the animator moves; `nil` for others.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }

    /// The attributes of a view of the data source that the animator moves; `nil` for others.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    private func attributes(
        where isWanted: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    // MARK: Steps

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    private var items: [any UIDynamicItem] { DynamicItems(all.flatMap(\.ownItems)).all }

    /// Begins to take steps, unless it does already.
    func resume() {
        quietSteps = 0
        quietPlaces = [:]
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        schedule()
    }

    private func schedule() {
        let view = referenceView ?? layout?.collectionView ?? items.lazy.compactMap { $0 as? UIView }.first
        let clock = (view?.windowApplication ?? .shared).clock
        deadline = clock.schedule(after: Self.interval) { [weak self] in self?.takeStep() }
    }

    private func pause() {
        deadline?.cancel()
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// An item's body; of a new item, made where the item is.
    private func body(of item: any UIDynamicItem) -> PhysicsBody {
        if let known = bodies[ObjectIdentifier(item)] { return known.body }
        let body = PhysicsBody(shape: item.shape, position: Vector(item.center), angle: item.turn)
        bodies[ObjectIdentifier(item)] = (item, body, item.transform.rotated(by: -item.turn))
        return body
    }

    /// Changes an item's body between steps.
    func change(_ item: any UIDynamicItem, _ change: (inout PhysicsBody) -> Void) {
        var body = body(of: item)
        change(&body)
        bodies[ObjectIdentifier(item)]?.body = body
        resume()
    }

    /// The state of an item's body; `nil` for one that is not in the animator.
    func state(of item: any UIDynamicItem) -> PhysicsBody? { bodies[ObjectIdentifier(item)]?.body }

    private func takeStep() {
        guard !behaviors.isEmpty else { return pause() }
        steps += 1
        let (behaviors, items) = (all, items)
        var step = makeStep(items)
        for behavior in behaviors { behavior.prepare(&step) }
        for behavior in behaviors { behavior.contribute(to: &step) }
        step.world.advance(by: Self.interval)
        let isQuiet = hasRested(items, step.world.bodies)
        show(step.world.bodies, items)
        for behavior in behaviors { behavior.took(step) }
        for behavior in behaviors { behavior.action?() }
        quietSteps = isQuiet ? quietSteps + 1 : 0
        if quietSteps >= Self.stepsToRest {
            for key in bodies.keys { bodies[key]?.body.stop() }
            pause()
        } else if isRunning {
            schedule()
        }
    }

    private func makeStep(_ items: [any UIDynamicItem]) -> DynamicStep {
        let keys = items.map(ObjectIdentifier.init)
        var world = PhysicsWorld()
        world.bodies = items.map { item in
            var body = body(of: item)
            // The behaviors set the material again in every step.
            body.material = PhysicsBody.Material()
            return body
        }
        let kept = Set(keys)
        bodies = bodies.filter { kept.contains($0.key) }
        let reference = referenceView?.bounds ?? layout?.collectionView?.bounds
        return DynamicStep(
            world: world, places: Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }),
            reference: reference)
    }

    /// Y6: whether every body is within half a point of where it was when the rest began.
    private func hasRested(_ items: [any UIDynamicItem], _ moved: [PhysicsBody]) -> Bool {
        let isQuiet =
            quietPlaces.count == items.count
            && zip(items, moved).allSatisfy { item, body in
                guard let place = quietPlaces[ObjectIdentifier(item)] else { return false }
                return (place.position - body.position).length < 0.5 && abs(place.angle - body.angle) < 0.01
            }
        if !isQuiet {
            quietPlaces = Dictionary(
                zip(items, moved).map { (ObjectIdentifier($0), ($1.position, $1.angle)) }, uniquingKeysWith: { $1 })
        }
        return isQuiet
    }

    private func show(_ moved: [PhysicsBody], _ items: [any UIDynamicItem]) {
        for (item, body) in zip(items, moved) {
            guard var known = bodies[ObjectIdentifier(item)] else { continue }
            let isElsewhere = known.body.position != body.position
            let isTurned = known.body.angle != body.angle
            known.body = body
            bodies[ObjectIdentifier(item)] = known
            if isElsewhere { item.center = body.position.point }
            if isTurned { item.transform = known.rest.concatenating(CGAffineTransform(rotationAngle: body.angle)) }
        }
        layout?.invalidateLayout()
    }
}
