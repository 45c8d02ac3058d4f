// SPDX-License-Identifier: Apache-2.0

/// Holds a body to a place or to another body.
struct Joint {
    enum Kind: Equatable {
        /// The two points keep this distance; on a rope, at most this distance.
        case distance(Double, isRope: Bool)
        /// The two points are one.
        case point
        /// The bodies' angles keep this difference.
        case angle(Double)
        /// The bodies turn against each other with at most this friction.
        case friction(torque: Double)
    }

    var kind: Kind
    var body: Int
    /// `nil` for the plane.
    var other: Int?
    /// A point of the body, in its own directions around its middle.
    var offset = Vector.zero
    /// A point of the other body; without one, a place.
    var otherOffset = Vector.zero
    /// The oscillations a second; 0 for a rigid joint.
    var frequency = 0.0
    /// The damping from 0, swinging for ever, to 1, not swinging.
    var damping = 0.0

    /// The softness of the joint for a mass over a step: the addition to the mass, and the part of an error that a step
    /// corrects, as a velocity.
    private func softness(_ inverseMass: Double, _ time: Double) -> (added: Double, correction: Double) {
        guard frequency > 0, inverseMass > 0 else { return (0, 0.2 / time) }
        let mass = 1 / inverseMass
        let pulse = 2 * Double.pi * frequency
        let stiffness = mass * pulse * pulse
        let resistance = 2 * mass * damping * pulse
        let added = 1 / (time * (resistance + time * stiffness))
        return (added, time * stiffness * added)
    }

    /// Applies impulses so that the velocities satisfy the joint. `held` is the sum of a step's impulses so far.
    func solve(_ bodies: inout [PhysicsBody], over time: Double, held: inout Vector) {
        let arm = offset.rotated(by: bodies[body].angle)
        let place = bodies[body].position + arm
        let otherArm = other.map { otherOffset.rotated(by: bodies[$0].angle) } ?? .zero
        let otherPlace = other.map { bodies[$0].position + otherArm } ?? otherOffset
        let way = place - otherPlace
        func inverseMass(along direction: Vector) -> Double {
            func part(_ body: PhysicsBody, _ arm: Vector) -> Double {
                let turn = arm.cross(direction)
                return body.inverseMass + body.inverseInertia * turn * turn
            }
            return part(bodies[body], arm) + (other.map { part(bodies[$0], otherArm) } ?? 0)
        }
        func push(_ impulse: Vector) {
            bodies[body].apply(impulse, at: arm)
            if let other { bodies[other].apply(-impulse, at: otherArm) }
        }
        func approach() -> Vector {
            bodies[body].velocity(at: arm) - (other.map { bodies[$0].velocity(at: otherArm) } ?? .zero)
        }
        switch kind {
        case .distance(let length, let isRope):
            guard way.length > 1e-9 else { return }
            let direction = way / way.length
            let mass = inverseMass(along: direction)
            guard mass > 0 else { return }
            let error = way.length - length
            if isRope, error < 0 { return }
            let (added, correction) = softness(mass, time)
            var impulse = -(approach().dot(direction) + correction * error + added * held.x) / (mass + added)
            if isRope { impulse = min(held.x + impulse, 0) - held.x }
            held.x += impulse
            push(impulse * direction)
        case .point:
            for (axis, direction) in [(0, Vector(1, 0)), (1, Vector(0, 1))] {
                let mass = inverseMass(along: direction)
                guard mass > 0 else { continue }
                let (added, correction) = softness(mass, time)
                let impulse =
                    -(approach().dot(direction) + correction * way[axis] + added * held[axis]) / (mass + added)
                held[axis] += impulse
                push(impulse * direction)
            }
        case .angle(let difference):
            let mass = bodies[body].inverseInertia + (other.map { bodies[$0].inverseInertia } ?? 0)
            guard mass > 0 else { return }
            let (added, correction) = softness(mass, time)
            let error = bodies[body].angle - (other.map { bodies[$0].angle } ?? 0) - difference
            turn(&bodies, by: -(spin(bodies) + correction * error + added * held.x) / (mass + added), &held)
        case .friction(let torque):
            let mass = bodies[body].inverseInertia + (other.map { bodies[$0].inverseInertia } ?? 0)
            guard mass > 0 else { return }
            let most = torque * time
            turn(&bodies, by: min(max(held.x - spin(bodies) / mass, -most), most) - held.x, &held)
        }
    }

    private func spin(_ bodies: [PhysicsBody]) -> Double {
        bodies[body].angularVelocity - (other.map { bodies[$0].angularVelocity } ?? 0)
    }

    private func turn(_ bodies: inout [PhysicsBody], by impulse: Double, _ held: inout Vector) {
        held.x += impulse
        bodies[body].angularVelocity += bodies[body].inverseInertia * impulse
        if let other { bodies[other].angularVelocity -= bodies[other].inverseInertia * impulse }
    }
}
