// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The physical properties and velocities of items (Y20). If several behaviors set them for one item, the last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var made: DynamicItems
    private var material = PhysicsBody.Material() { didSet { changed() } }
    /// Velocities that wait for an animator.
    private var waiting: [(item: any UIDynamicItem, velocity: Vector, turn: Double)] = []

    /// Items with the default properties: no bouncing, no friction, no resistance.
    public init(items: [any UIDynamicItem]) {
        made = DynamicItems(items)
        super.init()
    }

    /// Without items at first.
    public convenience override init() { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { made.all }

    /// Adds an item, which gets the properties.
    open func addItem(_ item: any UIDynamicItem) {
        made.add(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        made.remove(item)
        lost(item)
    }

    /// The part of its speed that an item keeps in a bounce, from 0 to 1; 0 at first.
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { material.elasticity = newValue }
    }
    /// The friction of items on each other; 0 at first.
    open var friction: CGFloat {
        get { material.friction }
        set { material.friction = newValue }
    }
    /// The mass of an item of 100 by 100 points; 1 at first.
    open var density: CGFloat {
        get { material.density }
        set { material.density = newValue }
    }
    /// The resistance that slows an item's movement; 0 at first.
    open var resistance: CGFloat {
        get { material.resistance }
        set { material.resistance = newValue }
    }
    /// The resistance that slows an item's rotation; 0 at first.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { material.angularResistance = newValue }
    }
    /// The charge by which electric and magnetic fields move an item (Y33); 0 at first.
    open var charge: CGFloat {
        get { material.charge }
        set { material.charge = newValue }
    }
    /// Whether items turn; true at first.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { material.allowsRotation = newValue }
    }
    /// Whether items stay in place in collisions; false at first.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { material.isAnchored = newValue }
    }

    /// Adds to an item's velocity, in points a second: for instance that of a lifted finger.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(Vector(velocity), 0, item) }

    /// An item's velocity, in points a second; zero if no animator moves it.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.state(of: item)?.velocity.point ?? .zero
    }

    /// Adds to an item's rotation, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }

    /// An item's rotation, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.state(of: item)?.angularVelocity ?? 0
    }

    private func add(_ velocity: Vector, _ turn: Double, _ item: any UIDynamicItem) {
        guard made.all.contains(where: { $0 === item }) else { return }
        guard let animator = dynamicAnimator else { return waiting.append((item, velocity, turn)) }
        animator.change(item) { body in
            body.material = material
            if body.inverseMass > 0 { body.velocity += velocity }
            if body.inverseInertia > 0 { body.angularVelocity += turn }
        }
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func prepare(_ step: inout DynamicStep) {
        for body in step.bodies(of: items) { step.world.bodies[body].material = material }
    }

    override func contribute(to step: inout DynamicStep) {
        for (item, velocity, turn) in waiting {
            guard let number = step.body(of: item) else { continue }
            if step.world.bodies[number].inverseMass > 0 { step.world.bodies[number].velocity += velocity }
            if step.world.bodies[number].inverseInertia > 0 { step.world.bodies[number].angularVelocity += turn }
        }
        waiting = []
    }
}
