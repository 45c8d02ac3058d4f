// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The particles of a layer: they are emitted, move, and end. Their places depend on their age alone, so that the number of
/// pictures does not matter (W42).
@MainActor
struct Emission {
    /// The largest number of particles. More are not emitted (W46).
    static let limit = 4096

    private(set) var particles: [Particle] = []
    /// For each of the layer's cells: the part of the next particle that is due.
    private var parts: [Double] = []
    var chance = Chance(0)

    var isEmpty: Bool { particles.isEmpty }

    mutating func advance(from start: CFTimeInterval, to end: CFTimeInterval, _ layer: CAEmitterLayer) {
        let cells = layer.emitterCells ?? []
        if parts.count != cells.count { parts = cells.map { _ in 0 } }
        if end > start {
            for (index, cell) in cells.enumerated() {
                let rate = Double(cell.birthRate) * Double(layer.birthRate)
                for time in Self.births(of: cell, rate, &parts[index], from: max(0, start), to: end) {
                    let (place, direction) = layer.emitterPlace(&chance)
                    give(birth: cell, at: time, place, direction, layer)
                }
            }
            // Emitted particles may emit particles themselves: the list grows during the loop.
            var index = 0
            while index < particles.count {
                letOut(ofParticleAt: index, from: start, to: end, layer)
                index += 1
            }
        }
        particles.removeAll { end - $0.birth >= $0.life }
    }

    private mutating func letOut(
        ofParticleAt index: Int, from start: CFTimeInterval, to end: CFTimeInterval, _ layer: CAEmitterLayer
    ) {
        let particle = particles[index]
        for (cellIndex, cell) in particle.cells.enumerated() {
            let (from, to) = (max(0, start - particle.birth), min(particle.life, end - particle.birth))
            let times = Self.births(
                of: cell, Double(cell.birthRate), &particles[index].parts[cellIndex], from: from, to: to)
            for age in times {
                give(birth: cell, at: particle.birth + age, particle.position(at: age), 0, layer)
            }
        }
    }

    /// When particles come out in a stretch of time.
    private static func births(
        of cell: CAEmitterCell, _ rate: Double, _ part: inout Double, from start: CFTimeInterval, to end: CFTimeInterval
    ) -> [CFTimeInterval] {
        let from = max(start, cell.beginTime)
        let to = cell.duration > 0 ? min(end, cell.beginTime + cell.duration) : end
        guard cell.isEnabled, rate > 0, rate.isFinite, to > from else { return [] }
        let sum = part + rate * (to - from)
        let count = min(Int(min(sum, 1e6)), limit)
        let times = (0..<count).map { from + (Double($0 + 1) - part) / rate }
        part = sum - sum.rounded(.down)
        return times
    }

    private mutating func give(
        birth cell: CAEmitterCell, at time: CFTimeInterval, _ place: CGPoint, _ direction: CGFloat,
        _ layer: CAEmitterLayer
    ) {
        guard particles.count < Self.limit else { return }
        let particle = Particle(cell, at: time, place, direction, layer, &chance)
        if particle.life > 0 { particles.append(particle) }
    }
}

/// One particle, as it was when it came out.
@MainActor
struct Particle {
    let birth: CFTimeInterval
    let life: CFTimeInterval
    private let start: CGPoint
    private let velocity: CGVector
    private let acceleration: CGVector
    private let spin: CGFloat
    private let scale: (first: CGFloat, speed: CGFloat)
    /// Red, green, blue and opacity.
    private let color: [(first: CGFloat, speed: CGFloat)]
    let image: CGImage?
    let contentsRect: CGRect
    private let contentsScale: CGFloat
    let cells: [CAEmitterCell]
    var parts: [Double]

    init(
        _ cell: CAEmitterCell, at birth: CFTimeInterval, _ place: CGPoint, _ direction: CGFloat,
        _ layer: CAEmitterLayer,
        _ chance: inout Chance
    ) {
        func around(_ mean: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? mean : mean + range * chance.next() }
        self.birth = birth
        life = CFTimeInterval(around(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime))
        start = place
        let speed = around(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity) * cos(cell.emissionLatitude)
        let angle = around(direction + cell.emissionLongitude, cell.emissionRange)
        velocity = CGVector(dx: speed * cos(angle), dy: speed * sin(angle))
        acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
        spin = around(cell.spin, cell.spinRange) * CGFloat(layer.spin)
        scale = (
            around(cell.scale, cell.scaleRange) * CGFloat(layer.scale), cell.scaleSpeed * CGFloat(layer.scale)
        )
        let (red, green, blue, opacity) = (cell.color ?? .white).channels
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
        color = [red, green, blue, opacity].enumerated().map {
            (around($0.element, CGFloat(ranges[$0.offset])), CGFloat(speeds[$0.offset]))
        }
        image = cell.contents as? CGImage
        contentsRect = cell.contentsRect
        contentsScale = cell.contentsScale > 0 ? cell.contentsScale : 1
        cells = cell.emitterCells ?? []
        parts = cells.map { _ in 0 }
    }

    func position(at age: CFTimeInterval) -> CGPoint {
        let t = CGFloat(age)
        return CGPoint(
            x: start.x + velocity.dx * t + acceleration.dx * t * t / 2,
            y: start.y + velocity.dy * t + acceleration.dy * t * t / 2)
    }

    func angle(at age: CFTimeInterval) -> CGFloat { spin * CGFloat(age) }

    /// Of the image's points.
    func scale(at age: CFTimeInterval) -> CGFloat { (scale.first + scale.speed * CGFloat(age)) / contentsScale }

    /// Each from 0 to 1.
    func color(at age: CFTimeInterval) -> CGColor {
        let now = color.map { min(max($0.first + $0.speed * CGFloat(age), 0), 1) }
        return CGColor(srgbRed: now[0], green: now[1], blue: now[2], alpha: now[3])
    }
}

/// Random numbers, the same for the same seed: so a replay shows the same particles.
struct Chance {
    private var state: UInt64

    init(_ seed: UInt32) {
        state = UInt64(seed)
    }

    /// From -0.5 up to 0.5.
    mutating func next() -> CGFloat {
        // A Weyl sequence. Two multiplications scatter its numbers.
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
        bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return CGFloat((bits ^ (bits >> 32)) >> 11) / CGFloat(1 << 53) - 0.5
    }
}

extension CAEmitterLayer {
    /// The place where a particle is emitted, and the direction that the shape gives it, in radians: on a circle's outline,
    /// outwards (W43).
    fileprivate func emitterPlace(_ chance: inout Chance) -> (CGPoint, CGFloat) {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: emitterPosition.x + x, y: emitterPosition.y + y)
        }
        let (width, height) = (emitterSize.width, emitterSize.height)
        switch emitterShape {
        case .line:
            let x = chance.next()
            return (place(width * (emitterMode == .points ? (x < 0 ? -0.5 : 0.5) : x), 0), 0)
        case .rectangle, .cuboid:
            var (x, y) = (chance.next(), chance.next())
            if emitterMode == .points { (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5) }
            guard emitterMode == .outline else { return (place(width * x, height * y), 0) }
            // A way along half of the outline, and which half it is.
            let way = (x + 0.5) * (width + height)
            let half: CGFloat = y < 0 ? 1 : -1
            return (
                way < width
                    ? place(way - width / 2, -half * height / 2) : place(half * width / 2, way - width - height / 2), 0
            )
        case .circle, .sphere:
            var angle = chance.next() * 2 * .pi
            if emitterMode == .points { angle = (angle / (.pi / 2)).rounded(.down) * .pi / 2 }
            let isInside = emitterMode != .outline && emitterMode != .points
            let radius = isInside ? width * (chance.next() + 0.5).squareRoot() : width
            return (place(radius * cos(angle), radius * sin(angle)), emitterMode == .volume ? 0 : angle)
        default: return (emitterPosition, 0)
        }
    }
}
