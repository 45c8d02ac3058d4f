// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An item is drawn to a place, swings there, and comes to rest upright and exactly there (Y12).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// An item and the place for its middle.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item's middle is drawn to, in the reference's coordinates.
    open var snapPoint: CGPoint { didSet { changed() } }

    /// How little it swings, from 0 to 1; 0.5 at first.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    private static let frequency = 2.6

    override var ownItems: [any UIDynamicItem] { [item] }

    override func contribute(to step: inout DynamicStep) {
        guard let body = step.body(of: item) else { return }
        let ratio = 0.3 + 0.7 * Double(min(max(damping, 0), 1))
        let state = step.world.bodies[body]
        // There, and slow enough not to leave again.
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

    /// The whole number of turns that is nearest.
    private static func upright(_ angle: Double) -> Double { (angle / (2 * .pi)).rounded() * 2 * .pi }
}
