// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Draws an item to a place. The item swings there, and comes to rest upright and exactly at the place (Y12).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// An item and the place for its middle.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The target of the item's middle, in the reference's coordinates.
    open var snapPoint: CGPoint { didSet { changed() } }

    /// The damping, from 0 to 1; 0.5 at first.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    private static let frequency = 2.6

    override var ownItems: [any UIDynamicItem] { [item] }

    override func contribute(to step: inout DynamicStep) {
        guard let body = step.body(of: item) else { return }
        let ratio = 0.3 + 0.7 * Double(min(max(damping, 0), 1))
        let state = step.world.bodies[body]
        // The item is at the place, and slow enough to stay.
        if (state.position - Vector(snapPoint)).length < 0.3, state.velocity.length < 12,
            step.world.joints.allSatisfy({ $0.body != body })
        {
            step.world.bodies[body].position = Vector(snapPoint)
            step.world.bodies[body].angle = Self.upright(state.angle)
            step.world.bodies[body].stop()
            step.world.bodies[body].place()
            return
        }
        var place = Joint(kind: .point, body: body, otherOffset: Vector(snapPoint))
        (place.frequency, place.damping) = (Self.frequency, ratio)
        var turn = Joint(kind: .angle(Self.upright(state.angle)), body: body)
        (turn.frequency, turn.damping) = (Self.frequency, ratio)
        step.world.joints += [place, turn]
    }

    /// The nearest angle of whole turns.
    private static func upright(_ angle: Double) -> Double { (angle / (2 * .pi)).rounded() * 2 * .pi }
}
