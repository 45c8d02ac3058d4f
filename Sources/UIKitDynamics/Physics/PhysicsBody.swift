// SPDX-License-Identifier: Apache-2.0

/// A moving rigid body, in points, radians and seconds.
struct PhysicsBody {
    /// The physical properties of a body (Y20).
    struct Material: Equatable {
        var elasticity = 0.0
        var friction = 0.0
        var density = 1.0
        var resistance = 0.0
        var angularResistance = 0.0
        var charge = 0.0
        var isAnchored = false
        var allowsRotation = true
    }

    var shape: ConvexShape
    var position: Vector
    var angle: Double
    var velocity = Vector.zero
    var angularVelocity = 0.0
    var material = Material() { didSet { if material != oldValue { weigh() } } }
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The outline at the body's present place.
    private(set) var outline: [Vector] = []

    init(shape: ConvexShape, position: Vector, angle: Double) {
        self.shape = shape
        self.position = position
        self.angle = angle
        weigh()
        place()
    }

    /// Y10: a thing of 100 by 100 points has the mass 1 at a density of 1.
    static let areaOfUnitMass = 10_000.0

    private mutating func weigh() {
        let mass = shape.area / Self.areaOfUnitMass * material.density
        inverseMass = material.isAnchored || mass <= 0 ? 0 : 1 / mass
        inverseInertia =
            inverseMass == 0 || !material.allowsRotation || shape.inertia <= 0 ? 0 : inverseMass / shape.inertia
        if material.isAnchored { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    mutating func place() {
        outline = shape.points.map { position + $0.rotated(by: angle) }
    }

    /// The present place of a point that is given in the body's own directions around its middle.
    func world(_ offset: Vector) -> Vector { position + offset.rotated(by: angle) }

    func velocity(at arm: Vector) -> Vector { velocity + angularVelocity * arm.turned }

    mutating func apply(_ impulse: Vector, at arm: Vector) {
        velocity += inverseMass * impulse
        angularVelocity += inverseInertia * arm.cross(impulse)
    }

    mutating func move(for time: Double) {
        velocity *= 1 / (1 + material.resistance * time)
        angularVelocity *= 1 / (1 + material.angularResistance * time)
        position += time * velocity
        angle += time * angularVelocity
        place()
    }

    /// Stops all motion.
    mutating func stop() {
        velocity = .zero
        angularVelocity = 0
    }
}
