// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Makes items fall. A magnitude of 1 is 1,000 points a second, every second (Y10).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var fallen: DynamicItems

    /// Items that fall down, with a magnitude of 1.
    public init(items: [any UIDynamicItem]) {
        fallen = DynamicItems(items)
        super.init()
    }

    /// Without items at first.
    public convenience override init() { self.init(items: []) }

    /// The items that fall.
    open var items: [any UIDynamicItem] { fallen.all }

    /// Adds an item; no effect if it falls already.
    open func addItem(_ item: any UIDynamicItem) {
        fallen.add(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        fallen.remove(item)
        lost(item)
    }

    /// The direction and magnitude of gravity; (0, 1) at first.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// The direction, in radians from the right, clockwise on the screen; setting it keeps ``magnitude``.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude; setting it keeps ``angle``.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Where to and how fast.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    static let unit = 1000.0

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to step: inout DynamicStep) {
        for body in step.bodies(of: items) {
            step.world.accelerations.append((body, Self.unit * Vector(gravityDirection), 0))
        }
    }
}
