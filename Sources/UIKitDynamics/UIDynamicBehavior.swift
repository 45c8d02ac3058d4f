// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Moves the items of a ``UIDynamicAnimator``, itself or through its children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors of which this one is made; they take part with it.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called with every step, after the items have moved (Y5).
    open var action: (() -> Void)?
    private weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// A behavior that moves nothing by itself.
    public override init() {
        super.init()
    }

    /// The animator of the behavior, or of its parent.
    open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

    /// Makes a behavior part of this one. One that is part of another has to leave it first.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        enforce(
            behavior.parent == nil && behavior.animator == nil,
            "A behavior that is part of an animator or of another behavior was added to a second one.")
        behavior.parent = self
        childBehaviors.append(behavior)
        behavior.willMove(to: dynamicAnimator)
        changed()
    }

    /// Removes a child behavior; no effect for one that is not a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        behavior.willMove(to: nil)
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        dynamicAnimator?.forget(behavior.all.flatMap(\.ownItems))
        changed()
    }

    /// Called before the behavior becomes part of an animator, and with `nil` before it leaves it. This class does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Members for the animator

    func belongs(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
    }

    /// A property changed: a resting animator resumes.
    func changed() { dynamicAnimator?.resume() }

    /// The behavior no longer moves an item.
    func lost(_ item: any UIDynamicItem) {
        dynamicAnimator?.forget([item])
        changed()
    }

    /// The behavior and its children, in order.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    /// The items that the behavior itself moves.
    var ownItems: [any UIDynamicItem] { [] }

    /// Says what the bodies are made of, before any behavior moves them.
    func prepare(_ step: inout DynamicStep) {}

    /// Adds the behavior's effects to a step.
    func contribute(to step: inout DynamicStep) {}

    /// The step was done.
    func took(_ step: DynamicStep) {}
}

/// One step of an animator, to which behaviors add their effects.
@MainActor
struct DynamicStep {
    var world: PhysicsWorld
    let places: [ObjectIdentifier: Int]
    let reference: CGRect?

    /// The number of an item's body.
    func body(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

    func bodies(of items: [any UIDynamicItem]) -> [Int] { items.compactMap { body(of: $0) } }
}

/// Items in order, each once.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []
    private var known: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem] = []) {
        for item in items { add(item) }
    }

    /// False if it is there already.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard known.insert(ObjectIdentifier(item)).inserted else { return false }
        all.append(item)
        return true
    }

    mutating func remove(_ item: any UIDynamicItem) {
        guard known.remove(ObjectIdentifier(item)) != nil else { return }
        all.removeAll { $0 === item }
    }
}
