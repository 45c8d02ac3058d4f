// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Pushes items, once or all the time. A magnitude of 1 accelerates an item of 100 by 100 points with the density 1 by 100
/// points a second: at once, or every second (Y10).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous = 0
        /// Once; then it is inactive until it is activated again.
        case instantaneous = 1
    }

    /// How long the push lasts.
    open private(set) var mode: Mode
    private var pushed: DynamicItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push without a magnitude.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        pushed = DynamicItems(items)
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { pushed.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        pushed.add(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        pushed.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        lost(item)
    }

    /// Whether it pushes; true at first. An instantaneous push pushes again when it is activated.
    open var active = true { didSet { changed() } }

    /// The direction and magnitude of the push; (0, 0) at first.
    open var pushDirection = CGVector.zero { didSet { changed() } }

    /// The direction, in radians from the right, clockwise on the screen; setting it keeps ``magnitude``.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude; setting it keeps ``angle``.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Where to and how hard.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    /// Sets the point at which an item is pushed, from its middle in points. Beside the middle, the push also turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        changed()
    }

    /// The point at which an item is pushed, from its middle in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    static let unit = 100.0

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to step: inout DynamicStep) {
        guard active else { return }
        let push = Self.unit * Vector(pushDirection)
        for item in items {
            guard let number = step.body(of: item) else { continue }
            let body = step.world.bodies[number]
            let arm = Vector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
            if mode == .instantaneous {
                step.world.bodies[number].apply(push, at: arm)
            } else {
                step.world.accelerations.append(
                    (number, body.inverseMass * push, body.inverseInertia * arm.cross(push)))
            }
        }
        if mode == .instantaneous { active = false }
    }
}
