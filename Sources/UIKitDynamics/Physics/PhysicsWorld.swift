// SPDX-License-Identifier: Apache-2.0

/// Bodies, their joints and their contacts. The same world makes the same steps on every machine.
///
/// Contacts and joints are solved by sequential impulses, in steps so short that no body moves farther than it is thick.
struct PhysicsWorld {
    /// Bodies that collide with each other, with walls, or both.
    struct Encounter {
        var bodies: [Int] = []
        var meetsBodies = false
        /// Fixed outlines, each with the number of its boundary.
        var walls: [(boundary: Int, outline: [Vector])] = []
    }

    /// Two bodies, or a body and a boundary, that meet.
    struct Meeting: Hashable, Comparable {
        var encounter: Int
        var body: Int
        var other: Int?
        var boundary: Int?

        static func < (left: Meeting, right: Meeting) -> Bool {
            (left.encounter, left.body, left.other ?? -1, left.boundary ?? -1)
                < (right.encounter, right.body, right.other ?? -1, right.boundary ?? -1)
        }
    }

    var bodies: [PhysicsBody] = []
    var joints: [Joint] = []
    var encounters: [Encounter] = []
    /// The change of a body's velocity and rotation in a second.
    var accelerations: [(body: Int, change: Vector, turn: Double)] = []
    /// Where the meetings of the last step happened.
    private(set) var meetings: [Meeting: Vector] = [:]

    private static let longestStep = 1.0 / 240
    private static let mostSteps = 64
    private static let iterations = 12
    /// The depth to which resting bodies may overlap, in points.
    private static let slop = 0.05
    /// Below this speed at which bodies meet, in points a second, they do not bounce.
    private static let restingSpeed = 20.0

    private struct Touch {
        var meeting: Meeting
        var contact: Contact
        var friction: Double
        var elasticity: Double
        /// By point: the speed of the bounce, and the impulses so far.
        var parting: [Double]
        var pushed: [Double]
        var rubbed: [Double]
    }

    /// Lets time pass, in seconds.
    mutating func advance(by time: Double) {
        meetings = [:]
        var count = max(1, Int((time / Self.longestStep).rounded(.up)))
        let walls = encounters.lazy.flatMap(\.walls).map(\.outline)
        let shortest = walls.map { ConvexShape.edges(of: $0).reduce(0) { max($0, ($1.1 - $1.0).length) } }.min()
        for body in bodies where body.inverseMass > 0 {
            // The far end of a long thing may swing past the end of a short wall.
            let way = (body.velocity.length + abs(body.angularVelocity) * body.shape.outerRadius) * time
            let part = max(min(body.shape.innerRadius / 2, shortest ?? .infinity), 1)
            count = max(count, Int(min(way / part, Double(Self.mostSteps)).rounded(.up)))
        }
        count = min(count, Self.mostSteps)
        for _ in 0..<count { step(time / Double(count)) }
    }

    private mutating func step(_ time: Double) {
        for (body, change, turn) in accelerations where bodies[body].inverseMass > 0 {
            bodies[body].velocity += time * change
            if bodies[body].inverseInertia > 0 { bodies[body].angularVelocity += time * turn }
        }
        var touches = findTouches(after: time)
        var held = [Vector](repeating: .zero, count: joints.count)
        for _ in 0..<Self.iterations {
            for number in joints.indices { joints[number].solve(&bodies, over: time, held: &held[number]) }
            for number in touches.indices { solve(&touches[number]) }
        }
        for index in bodies.indices where bodies[index].inverseMass > 0 { bodies[index].move(for: time) }
        for touch in touches { part(touch) }
    }

    // MARK: Meeting

    private mutating func findTouches(after time: Double) -> [Touch] {
        var touches: [Touch] = []
        for (number, encounter) in encounters.enumerated() {
            for (place, first) in encounter.bodies.enumerated() {
                for (boundary, outline) in encounter.walls {
                    let body = bodies[first]
                    guard body.inverseMass > 0,
                        let contact = Contact(
                            outline, body.outline,
                            motion: .init(time: time) { body.velocity(at: $0 - body.position) })
                    else { continue }
                    // A wall has no material of its own.
                    touches.append(
                        touch(Meeting(encounter: number, body: first, boundary: boundary), contact, with: nil))
                }
                guard encounter.meetsBodies else { continue }
                for second in encounter.bodies[(place + 1)...] {
                    guard bodies[first].inverseMass + bodies[second].inverseMass > 0,
                        let contact = Contact(bodies[first].outline, bodies[second].outline)
                    else { continue }
                    touches.append(touch(Meeting(encounter: number, body: first, other: second), contact, with: second))
                }
            }
        }
        return touches
    }

    private mutating func touch(_ meeting: Meeting, _ contact: Contact, with other: Int?) -> Touch {
        let first = bodies[meeting.body].material
        let second = other.map { bodies[$0].material } ?? first
        var touch = Touch(
            meeting: meeting, contact: contact, friction: (first.friction * second.friction).squareRoot(),
            elasticity: max(first.elasticity, second.elasticity), parting: [],
            pushed: [Double](repeating: 0, count: contact.points.count),
            rubbed: [Double](repeating: 0, count: contact.points.count))
        for point in contact.points {
            let speed = approach(meeting, at: point.place).dot(contact.normal)
            touch.parting.append(speed < -Self.restingSpeed ? -touch.elasticity * speed : 0)
        }
        meetings[meeting] = meetings[meeting] ?? contact.points[0].place
        return touch
    }

    /// The contact's normal goes from the wall, or the first body, to the other: the result is the speed at which the latter
    /// leaves the former.
    private func approach(_ meeting: Meeting, at place: Vector) -> Vector {
        let body = bodies[meeting.body]
        let own = body.velocity(at: place - body.position)
        guard let other = meeting.other else { return own }
        return bodies[other].velocity(at: place - bodies[other].position) - own
    }

    private func inverseMass(_ meeting: Meeting, at place: Vector, along direction: Vector) -> Double {
        func part(_ body: PhysicsBody) -> Double {
            let turn = (place - body.position).cross(direction)
            return body.inverseMass + body.inverseInertia * turn * turn
        }
        return part(bodies[meeting.body]) + (meeting.other.map { part(bodies[$0]) } ?? 0)
    }

    private mutating func push(_ meeting: Meeting, _ impulse: Vector, at place: Vector) {
        if let other = meeting.other {
            bodies[other].apply(impulse, at: place - bodies[other].position)
            bodies[meeting.body].apply(-impulse, at: place - bodies[meeting.body].position)
        } else {
            bodies[meeting.body].apply(impulse, at: place - bodies[meeting.body].position)
        }
    }

    private mutating func solve(_ touch: inout Touch) {
        let normal = touch.contact.normal
        for (number, point) in touch.contact.points.enumerated() {
            let mass = inverseMass(touch.meeting, at: point.place, along: normal)
            guard mass > 0 else { continue }
            let speed = approach(touch.meeting, at: point.place).dot(normal)
            let pushed = max(0, touch.pushed[number] + (touch.parting[number] - speed) / mass)
            push(touch.meeting, (pushed - touch.pushed[number]) * normal, at: point.place)
            touch.pushed[number] = pushed
            let side = normal.turned
            let sideMass = inverseMass(touch.meeting, at: point.place, along: side)
            guard touch.friction > 0, sideMass > 0 else { continue }
            let slide = approach(touch.meeting, at: point.place).dot(side)
            let most = touch.friction * pushed
            let rubbed = min(max(touch.rubbed[number] - slide / sideMass, -most), most)
            push(touch.meeting, (rubbed - touch.rubbed[number]) * side, at: point.place)
            touch.rubbed[number] = rubbed
        }
    }

    /// Moves overlapping bodies apart, a part of the way.
    private mutating func part(_ touch: Touch) {
        let depth = touch.contact.points.map(\.depth).max() ?? 0
        let (body, other) = (touch.meeting.body, touch.meeting.other)
        let mass = bodies[body].inverseMass + (other.map { bodies[$0].inverseMass } ?? 0)
        guard depth > Self.slop, mass > 0 else { return }
        let way = 0.4 * (depth - Self.slop) / mass * touch.contact.normal
        if let other {
            bodies[other].position += bodies[other].inverseMass * way
            bodies[other].place()
            bodies[body].position -= bodies[body].inverseMass * way
        } else {
            bodies[body].position += bodies[body].inverseMass * way
        }
        bodies[body].place()
    }
}
