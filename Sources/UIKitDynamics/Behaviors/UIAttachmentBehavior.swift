// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Attaches an item to a place or to another item: by a rod, a spring, a rope or a pin, or rigidly (Y11).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of thing that an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A place.
        case anchor = 1
    }

    /// How it is attached.
    private enum Kind { case length, rope, pin, fixed }

    private let kind: Kind
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: Vector
    private let otherOffset: Vector
    /// For a pin and a fixed attachment: the difference between the items' angles when they were attached.
    private let difference: Double

    private init(
        _ kind: Kind, _ item: any UIDynamicItem, _ offset: Vector, to other: (any UIDynamicItem)?,
        _ otherOffset: Vector,
        anchor: CGPoint = .zero
    ) {
        self.kind = kind
        self.item = item
        self.other = other
        self.offset = offset
        self.otherOffset = otherOffset
        anchorPoint = anchor
        difference = item.turn - (other?.turn ?? 0)
        let place = Vector(item.center) + offset.rotated(by: item.turn)
        let otherPlace = other.map { Vector($0.center) + otherOffset.rotated(by: $0.turn) } ?? Vector(anchor)
        length = (place - otherPlace).length
        super.init()
    }

    // MARK: To a place

    /// An item's middle and a place, at their present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(.length, item, .zero, to: nil, .zero, anchor: point)
    }

    /// A point of an item, from its middle, and a place. Attached where a finger is, the item follows the finger by ``anchorPoint``.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.length, item, Vector(offset), to: nil, .zero, anchor: point)
    }

    // MARK: To another item

    /// The middles of two items, at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(.length, item1, .zero, to: item2, .zero)
    }

    /// Points of two items, each from the item's middle.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.length, item1, Vector(offset1), to: item2, Vector(offset2))
    }

    /// Two items on a rope: the distance of their points never exceeds ``length``.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rope, item1, Vector(offset1), to: item2, Vector(offset2))
    }

    /// Two items that turn around a point, in the reference's coordinates.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, item1, offset(of: point, in: item1), to: item2, offset(of: point, in: item2))
    }

    /// Two items that are rigidly attached at a point, in the reference's coordinates.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, item1, offset(of: point, in: item1), to: item2, offset(of: point, in: item2))
    }

    private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> Vector {
        (Vector(point) - Vector(item.center)).rotated(by: -item.turn)
    }

    // MARK: Properties

    /// The items that are attached: one or two.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// Whether the item is attached to a place or to another item.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

    /// The place to which the item is attached, in the reference's coordinates.
    open var anchorPoint: CGPoint { didSet { changed() } }

    /// The distance of the attached points, in points; at first their distance when they were attached.
    open var length: CGFloat { didSet { changed() } }

    /// The damping of the spring, from 0 to 1; 0 at first.
    open var damping: CGFloat = 0 { didSet { changed() } }

    /// The oscillations a second; 0, the value at first, for a rigid rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    /// The friction of the items around a pin; 0 at first.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to step: inout DynamicStep) {
        guard let body = step.body(of: item) else { return }
        let otherBody = other.flatMap { step.body(of: $0) }
        var joint = Joint(
            kind: .point, body: body, other: otherBody, offset: offset,
            otherOffset: other == nil ? Vector(anchorPoint) : otherOffset)
        (joint.frequency, joint.damping) = (max(0, frequency), max(0, damping))
        switch kind {
        case .length where length > 0.01: joint.kind = .distance(length, isRope: false)
        case .rope: joint.kind = .distance(length, isRope: true)
        case .length, .pin, .fixed: break
        }
        step.world.joints.append(joint)
        if kind == .fixed {
            step.world.joints.append(Joint(kind: .angle(difference), body: body, other: otherBody))
        }
        if frictionTorque > 0 {
            let torque = frictionTorque * Self.torqueUnit
            step.world.joints.append(Joint(kind: .friction(torque: torque), body: body, other: otherBody))
        }
    }

    /// The torque of a friction of 1: it holds against a push of 1 at 100 points from the pin.
    private static let torqueUnit = 10_000.0
}
