// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Acts on items by where they are, how fast they move, or what they weigh: gravity around a point, springs, whirls, wind
/// (Y30 to Y34).
///
///     let field = UIFieldBehavior.springField()
///     field.position = CGPoint(x: 60, y: 60)
///     field.region = UIRegion(size: CGSize(width: 120, height: 120))
///     field.addItem(card)
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// The force on an item: of the field, where the item is, its velocity in points a second, its mass, its charge, and the
    /// duration of a step.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private enum Kind {
        case linearGravity, radialGravity, velocity, vortex, spring, drag, electric, magnetic, noise, turbulence
        case evaluated(Evaluation)
    }

    private let kind: Kind
    private var moved = DynamicItems()

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Kinds

    /// Slows items, the more the faster they are.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Turns items around its position, against the clock, the faster the farther they are from it.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Draws items to a position. A strength below 0 drives them away.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Accelerates items in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Gives items a velocity, whatever else moves them.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Pushes items at random. Each field has the same pushes in every run (Y34).
    public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise).with(smoothness, speed)
    }

    /// Pushes items at random, the harder the faster they are.
    public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence).with(smoothness, speed)
    }

    private func with(_ smoothness: CGFloat, _ speed: CGFloat) -> Self {
        self.smoothness = smoothness
        animationSpeed = speed
        return self
    }

    /// Draws items to its position, the harder the farther they are, and lighter ones faster.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Drives items away whose charge has the sign of its strength, and draws others to its position.
    public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Bends the ways of charged items against the clock.
    public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Has the forces that a closure says.
    public static func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.evaluated(block))
    }

    // MARK: Items

    /// The items on which the field acts.
    open var items: [any UIDynamicItem] { moved.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        moved.add(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        moved.remove(item)
        lost(item)
    }

    // MARK: Properties

    /// The field's middle, in the reference's coordinates.
    open var position = CGPoint.zero { didSet { changed() } }
    /// Where the field acts, around its position; everywhere at first.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// How strong the field is; 1 at first. What it says depends on the kind.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which the field becomes weaker; 0 at first: it is equally strong everywhere.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Nearer items count as if they had this distance.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    /// The direction of gravity or velocity; (0, 0) at first.
    open var direction = CGVector.zero { didSet { changed() } }
    /// From 0 to 1, how little random pushes differ from those beside them; 0 at first.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// How often in a second random pushes change; 0 at first: never.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    // MARK: Members for the animator

    /// Y30: the points of a meter, in which strengths and distances are measured.
    static let pointsOfMeter = 150.0

    override var ownItems: [any UIDynamicItem] { items }

    override func contribute(to step: inout DynamicStep) {
        for number in step.bodies(of: items) {
            let body = step.world.bodies[number]
            let offset = body.position - Vector(position)
            guard body.inverseMass > 0, region.contains(offset.point) else { continue }
            // Where the body is in the middle of the step: a swing keeps its width.
            let middle = offset + UIDynamicAnimator.interval / 2 * body.velocity
            if case .velocity = kind {
                step.world.accelerations.removeAll { $0.body == number }
                step.world.bodies[number].velocity = Self.pointsOfMeter * Double(strength) * Vector(direction)
            } else {
                step.world.accelerations.append((number, change(of: body, at: middle), 0))
            }
        }
    }

    /// The change of a body's velocity in a second.
    private func change(of body: PhysicsBody, at offset: Vector) -> Vector {
        let meter = Self.pointsOfMeter
        let distance = max(offset.length, Double(minimumRadius), 1)
        let outward = offset.length > 0 ? 1 / offset.length * offset : .zero
        let weakened = Double(strength) * (falloff == 0 ? 1 : pow(distance / meter, -Double(falloff)))
        switch kind {
        case .linearGravity: return meter * weakened * Vector(direction)
        case .radialGravity: return -meter * weakened * outward
        case .velocity: return .zero
        // Against the clock, where y grows downwards.
        case .vortex: return -weakened * offset.turned
        case .spring: return -weakened * body.inverseMass * offset
        case .electric: return meter * weakened * body.material.charge * body.inverseMass * outward
        case .drag:
            let kept = exp(-weakened * body.inverseMass * UIDynamicAnimator.interval)
            return (kept - 1) / UIDynamicAnimator.interval * body.velocity
        case .magnetic:
            let turn = -weakened * body.material.charge * body.inverseMass * UIDynamicAnimator.interval
            return 1 / UIDynamicAnimator.interval * (body.velocity.rotated(by: turn) - body.velocity)
        case .noise: return meter * weakened * body.inverseMass * noise(at: offset)
        case .turbulence: return weakened * body.inverseMass * body.velocity.length * noise(at: offset)
        case .evaluated(let evaluation):
            let force = evaluation(
                self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), 1 / body.inverseMass,
                body.material.charge, UIDynamicAnimator.interval)
            return body.inverseMass * Vector(force)
        }
    }

    /// Y34: a vector with parts from -1 to 1, that changes gradually from place to place and with time.
    private func noise(at offset: Vector) -> Vector {
        let cell = 16 + 240 * Double(min(max(smoothness, 0), 1))
        let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
        return FieldNoise.vector(x: offset.x / cell, y: offset.y / cell, time: time)
    }
}

/// Random numbers at the corners of a lattice, and a smooth way between them. They are the same in every run.
enum FieldNoise {
    static func vector(x: Double, y: Double, time: Double) -> Vector {
        let (left, top, before) = (x.rounded(.down), y.rounded(.down), time.rounded(.down))
        let (right, down, after) = (smooth(x - left), smooth(y - top), smooth(time - before))
        var sum = Vector.zero
        for (column, columnPart) in [(left, 1 - right), (left + 1, right)] {
            for (row, rowPart) in [(top, 1 - down), (top + 1, down)] {
                for (moment, part) in [(before, 1 - after), (before + 1, after)] {
                    sum += columnPart * rowPart * part * corner(column, row, moment)
                }
            }
        }
        return sum
    }

    private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    private static func corner(_ x: Double, _ y: Double, _ time: Double) -> Vector {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for value in [x, y, time] {
            // Of any number, however large; with 0 there is no negative zero.
            hash = (hash ^ (value + 0).bitPattern) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 31
        }
        let scale = Double(UInt32.max) / 2
        return Vector(Double(hash >> 32) / scale - 1, Double(hash & 0xFFFF_FFFF) / scale - 1)
    }
}
