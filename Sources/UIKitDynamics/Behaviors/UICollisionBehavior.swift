// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Gets the beginnings and ends of collisions, among items and with boundaries (Y15). Every method is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Two items begin to touch, at a point in the reference's coordinates.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item begins to touch a boundary; the bounds of the reference have no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item no longer touches a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things with which an item collides.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The other items.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything: Mode = [.items, .boundaries]
    }

    /// Lines that items meet.
    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath

        @MainActor
        var outlines: [[Vector]] {
            BoundaryPath.lines(of: path.cgPath).map { ConvexShape(from: $0.start, to: $0.end).points }
        }
    }

    /// Who touches whom.
    private struct Pair {
        let item: any UIDynamicItem
        let other: (any UIDynamicItem)?
        let boundary: (any NSCopying)?
        let place: CGPoint
    }

    private var colliding: DynamicItems
    private var boundaries: [Boundary] = []
    private var touching: [[ObjectIdentifier]: Pair] = [:]
    private var encounter = 0

    /// Items that meet everything.
    public init(items: [any UIDynamicItem]) {
        colliding = DynamicItems(items)
        super.init()
    }

    /// Without items at first.
    public convenience override init() { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { colliding.all }

    /// Adds an item to the collisions.
    open func addItem(_ item: any UIDynamicItem) {
        colliding.add(item)
        changed()
    }

    /// Removes an item from the collisions.
    open func removeItem(_ item: any UIDynamicItem) {
        colliding.remove(item)
        lost(item)
    }

    /// The things with which items collide; everything at first.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Whether the edges of the reference view's bounds are a boundary, from within; false at first.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            if !translatesReferenceBoundsIntoBoundary { insets = .zero }
            changed()
        }
    }

    private var insets = UIEdgeInsets.zero

    /// Makes the edges of the reference view's bounds a boundary, moved inwards by insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    // MARK: Boundaries

    /// Adds the outline of a path, replacing the boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(Boundary(identifier: identifier, path: bezierPath))
        changed()
    }

    /// Adds a line, replacing the boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary; `nil` if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        changed()
    }

    /// The identifiers of the boundaries, in the order in which they were added; `nil` without any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Removes all added boundaries.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func same(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return ObjectIdentifier(left as AnyObject) == ObjectIdentifier(right as AnyObject)
    }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to step: inout DynamicStep) {
        encounter = step.world.encounters.count
        var meeting = PhysicsWorld.Encounter(
            bodies: step.bodies(of: items), meetsBodies: collisionMode.contains(.items))
        if collisionMode.contains(.boundaries) {
            for (number, boundary) in boundaries.enumerated() {
                meeting.walls += boundary.outlines.map { (number, $0) }
            }
            if translatesReferenceBoundsIntoBoundary, let bounds = step.reference {
                let edges = UIBezierPath(rect: bounds.inset(by: insets))
                meeting.walls += BoundaryPath.lines(of: edges.cgPath).map {
                    (boundaries.count, ConvexShape(from: $0.start, to: $0.end).points)
                }
            }
        }
        step.world.encounters.append(meeting)
    }

    override func took(_ step: DynamicStep) {
        let items = Dictionary(items.map { (step.body(of: $0) ?? -1, $0) }) { first, _ in first }
        var now: [[ObjectIdentifier]: Pair] = [:]
        var began: [Pair] = []
        for (meeting, place) in step.world.meetings.sorted(by: { $0.key < $1.key })
        where meeting.encounter == encounter {
            guard let item = items[meeting.body] else { continue }
            let other = meeting.other.flatMap { items[$0] }
            let boundary = meeting.boundary.flatMap {
                boundaries.indices.contains($0) ? boundaries[$0].identifier : nil
            }
            // The reference's bounds have no identifier: the behavior's identity is used.
            let second = other.map(ObjectIdentifier.init) ?? boundary.map { ObjectIdentifier($0 as AnyObject) }
            let pair = Pair(item: item, other: other, boundary: boundary, place: place.point)
            let key = [ObjectIdentifier(item), second ?? ObjectIdentifier(self)]
            if now[key] == nil, touching[key] == nil { began.append(pair) }
            now[key] = pair
        }
        let ended = touching.filter { now[$0.key] == nil }.map(\.value)
        touching = now
        for pair in began { tell(began: pair) }
        for pair in ended.sorted(by: { ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y) }) { tell(ended: pair) }
    }

    private func tell(began pair: Pair) {
        if let other = pair.other {
            collisionDelegate?.collisionBehavior(self, beganContactFor: pair.item, with: other, at: pair.place)
        } else {
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: pair.item, withBoundaryIdentifier: pair.boundary, at: pair.place)
        }
    }

    private func tell(ended pair: Pair) {
        if let other = pair.other {
            collisionDelegate?.collisionBehavior(self, endedContactFor: pair.item, with: other)
        } else {
            collisionDelegate?.collisionBehavior(
                self, endedContactFor: pair.item, withBoundaryIdentifier: pair.boundary)
        }
    }
}
