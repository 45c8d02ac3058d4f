// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Particles")
struct ParticleTests {
    private let painted = PaintedScreen()
    private var screen: TestScreen { painted.screen }

    /// What one particle is painted with.
    private struct Shown: Equatable {
        var place: CGPoint
        var scale: CGFloat
        var alpha: CGFloat
        var tint: CGColor?
    }

    private var image: CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        .cgImage
    }

    private func cell(_ change: (CAEmitterCell) -> Void) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = image
        (cell.birthRate, cell.lifetime) = (1, 10)
        change(cell)
        return cell
    }

    /// Shows an emitter whose time begins now.
    private func emit(_ cells: [CAEmitterCell], _ change: (CAEmitterLayer) -> Void = { _ in }) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.beginTime = screen.now
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        layer.emitterCells = cells
        change(layer)
        return painted.show(layer)
    }

    /// Goes to a time of a layer, and just so far beyond that the picture of that time was taken.
    private func go(to time: TimeInterval, of layer: CAEmitterLayer) {
        screen.advance(by: layer.beginTime + time + 0.001 - screen.now)
    }

    /// The particles of a layer in the order in which they are painted, to a thousandth.
    private func shown(_ layer: CAEmitterLayer) -> [Shown] {
        guard let box = layer.places.first?.layer, let drawing = box.drawing else { return [] }
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        var result: [Shown] = []
        var (transform, alpha) = (CGAffineTransform.identity, CGFloat(1))
        for command in drawing.commands {
            switch command {
            case .alpha(let value): alpha = value
            case .concatenate(let value): transform = value
            case .image(_, let rect, let tint):
                #expect(rect == CGRect(x: -2, y: -2, width: 4, height: 4))
                let place = CGPoint(
                    x: rounded(transform.tx + box.frame.minX), y: rounded(transform.ty + box.frame.minY))
                result.append(
                    Shown(
                        place: place, scale: rounded(hypot(transform.a, transform.b)), alpha: rounded(alpha), tint: tint
                    ))
            default: break
            }
        }
        return result
    }

    private func places(_ layer: CAEmitterLayer) -> [CGPoint] { shown(layer).map(\.place) }

    @Test("W42: particles come out evenly, go their way by their age, and end with their lifetime")
    func ways() {
        let layer = emit([
            cell {
                ($0.birthRate, $0.lifetime, $0.velocity, $0.yAcceleration) = (2, 1, 10, 20)
                ($0.scale, $0.scaleSpeed, $0.alphaSpeed) = (1, 2, -0.5)
            }
        ])
        go(to: 0.4, of: layer)
        #expect(places(layer) == [])
        // The first one came out at 0.5, the second one at 1.
        go(to: 1.25, of: layer)
        let two = shown(layer)
        #expect(two.count == 2 && two[0].scale == 2.5 && two[0].alpha == 0.625 && two[0].tint == nil)
        #expect(two.map(\.place) == [CGPoint(x: 107.5, y: 105.625), CGPoint(x: 102.5, y: 100.625)])
        go(to: 1.6, of: layer)
        #expect(shown(layer).count == 2)
        layer.birthRate = 0
        screen.advance(by: 1.1)
        #expect(shown(layer) == [] && layer.places.first?.layer.drawing == nil)
        #expect(screen.application.clock.nextDeadline == nil)
        layer.birthRate = 1
        screen.advance(by: 0.6)
        #expect(shown(layer).count == 1)
    }

    @Test(
        "W43: ranges lie around their mean; a circle's outline sends them outwards; shapes hold what comes out of them")
    func ranges() {
        let many = cell {
            ($0.birthRate, $0.velocity, $0.velocityRange, $0.emissionRange) = (200, 100, 20, .pi / 2)
            ($0.emissionLongitude, $0.lifetime) = (.pi / 2, 0.5)
        }
        let layer = emit([many])
        screen.advance(by: 1)
        #expect(places(layer).count > 90)
        for place in places(layer) { #expect(place.y >= 100 && abs(place.x - 100) <= place.y - 100 + 0.01) }
        #expect(places(layer).contains { $0.x < 95 } && places(layer).contains { $0.x > 105 })
        layer.removeFromSuperlayer()
        let ring = emit([cell { ($0.birthRate, $0.lifetime, $0.velocity) = (100, 0.5, 100) }]) {
            ($0.emitterShape, $0.emitterMode, $0.emitterSize) = (.circle, .outline, CGSize(width: 20, height: 0))
        }
        screen.advance(by: 0.5)
        let distances = places(ring).map { hypot($0.x - 100, $0.y - 100) }
        #expect(distances.count > 40 && distances.allSatisfy { $0 >= 19.9 && $0 <= 70.1 })
        ring.removeFromSuperlayer()
        for (shape, mode) in [
            (CAEmitterLayerEmitterShape.rectangle, CAEmitterLayerEmitterMode.outline), (.rectangle, .points),
            (.line, .volume),
            (.sphere, .volume),
        ] {
            let still = emit([cell { ($0.birthRate, $0.lifetime) = (100, 1) }]) {
                ($0.emitterShape, $0.emitterMode, $0.emitterSize) = (shape, mode, CGSize(width: 40, height: 20))
            }
            screen.advance(by: 0.5)
            let offsets = places(still).map { CGVector(dx: abs($0.x - 100), dy: abs($0.y - 100)) }
            #expect(offsets.count > 40)
            #expect(
                offsets.allSatisfy { offset in
                    switch (shape, mode) {
                    case (.rectangle, .points): offset == CGVector(dx: 20, dy: 10)
                    case (.rectangle, _): (offset.dx == 20 && offset.dy <= 10) || (offset.dy == 10 && offset.dx <= 20)
                    case (.line, _): offset.dy == 0 && offset.dx <= 20
                    default: hypot(offset.dx, offset.dy) <= 40
                    }
                })
            still.removeFromSuperlayer()
        }
    }

    @Test(
        "W44: a layer shows what came out before it was seen, unless its time begins later; out of sight it costs nothing"
    )
    func beginnings() {
        screen.advance(by: 5)
        let old = emit([cell { $0.lifetime = 3.5 }]) { $0.beginTime = 0 }
        #expect(shown(old).count == 3)
        let new = emit([cell { $0.lifetime = 3.5 }])
        #expect(shown(new).isEmpty)
        screen.advance(by: 1.1)
        #expect(shown(new).count == 1)
        old.removeFromSuperlayer()
        new.removeFromSuperlayer()
        screen.advance(by: 0.1)
        #expect(screen.application.clock.nextDeadline == nil)
        screen.advance(by: 10)
        painted.root.addSublayer(new)
        screen.settle()
        #expect((3...4).contains(shown(new).count))
        new.speed = 0
        screen.advance(by: 0.1)
        #expect(screen.application.clock.nextDeadline == nil)
    }

    @Test("W45: white keeps the image's colors, another color takes their place; modes say what is in front")
    func colors() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        let layer = emit([cell { ($0.birthRate, $0.color, $0.blueSpeed, $0.velocity) = (2, red, 2, 10) }])
        go(to: 0.75, of: layer)
        let tint = shown(layer).first?.tint?.components ?? []
        #expect(tint.count == 4 && tint[0] == 1 && tint[1] == 0 && abs(tint[2] - 0.5) < 0.001 && tint[3] == 1)
        #expect(shown(layer).first?.alpha == 0.5)
        layer.renderMode = .oldestLast
        go(to: 1.25, of: layer)
        #expect(places(layer).map(\.x) == [102.5, 107.5])
        layer.renderMode = .additive
        screen.advance(by: 0.1)
        #expect(layer.places.first?.layer.drawing?.commands.first == .blendMode(.plusLighter))
    }

    @Test("Particles let out particles; a cell begins and ends, is found by its name, and moves by its key path")
    func cells() {
        let spark = cell { ($0.birthRate, $0.lifetime, $0.scale) = (4, 0.5, 0.5) }
        let rocket = cell { ($0.velocity, $0.name, $0.emitterCells) = (40, "rocket", [spark]) }
        let layer = emit([rocket])
        screen.advance(by: 1.6)
        let all = shown(layer)
        #expect(
            all.first?.place == CGPoint(x: 124, y: 100) && all.filter { $0.scale == 0.5 }.map(\.place.x) == [110, 120])
        layer.setValue(0, forKeyPath: "emitterCells.rocket.birthRate")
        #expect(rocket.birthRate == 0 && layer.value(forKeyPath: "emitterCells.rocket.velocity") as? CGFloat == 40)
        let late = cell { ($0.birthRate, $0.beginTime, $0.duration, $0.name) = (10, 1, 0.5, "late") }
        let other = emit([late])
        screen.advance(by: 0.9)
        #expect(shown(other).isEmpty)
        screen.advance(by: 2)
        #expect(shown(other).count == 5)
        let burst = emit([cell { ($0.birthRate, $0.name) = (0, "burst") }])
        screen.advance(by: 0.5)
        let animation = CABasicAnimation(keyPath: "emitterCells.burst.birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 0, 1)
        burst.add(animation, forKey: "burst")
        burst.emissionChanged()
        screen.advance(by: 2)
        #expect((45...55).contains(shown(burst).count))
    }

    @Test("W46: there are never too many; only what is seen is painted; the same seed shows the same")
    func limits() {
        let layer = emit([cell { ($0.birthRate, $0.lifetime) = (1_000_000, 10) }])
        screen.advance(by: 0.1)
        #expect(shown(layer).count == Emission.limit)
        layer.removeFromSuperlayer()
        let fast = emit([cell { ($0.birthRate, $0.velocity) = (2, 1000) }])
        go(to: 3.1, of: fast)
        #expect(places(fast).map(\.x) == [200])
        #expect(fast.sublayers == nil && fast.hitTest(CGPoint(x: 200, y: 100)) == nil)
        let chosen = { (seed: UInt32) in
            let layer = self.emit([self.cell { ($0.birthRate, $0.emissionRange, $0.velocity) = (5, 6, 50) }]) {
                $0.seed = seed
            }
            self.go(to: 1.1, of: layer)
            defer { layer.removeFromSuperlayer() }
            return self.places(layer)
        }
        let first = chosen(7)
        #expect(first.count == 5 && first == chosen(7) && first != chosen(8))
    }

    @Test("Without a host a picture of the screen has the particles of its moment")
    func pictures() {
        let plain = TestScreen(size: CGSize(width: 300, height: 300))
        let layer = CAEmitterLayer()
        layer.beginTime = plain.now
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        layer.emitterCells = [cell { ($0.birthRate, $0.velocity) = (2, 10) }]
        plain.window.layer.addSublayer(layer)
        let empty = plain.picture().svg
        plain.advance(by: 1.1)
        let full = plain.picture().svg
        #expect(full.count > empty.count && places(layer).count == 2)
        #expect(plain.application.clock.nextDeadline == nil)
        plain.advance(by: 1)
        #expect(plain.picture().svg != full && places(layer).count == 4)
    }

    @Test("A view's own layer may be an emitter, with sublayers in front of its particles")
    func views() {
        final class Confetti: UIView {
            override class var layerClass: AnyClass { CAEmitterLayer.self }
        }
        let view = Confetti(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        screen.window.addSubview(view)
        guard let layer = view.layer as? CAEmitterLayer else {
            Issue.record("\(view.layer)")
            return
        }
        layer.beginTime = screen.now
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.emitterCells = [cell { $0.birthRate = 2 }]
        let (front, back) = (CALayer(), CALayer())
        layer.addSublayer(front)
        layer.insertSublayer(back, at: 0)
        screen.settle()
        screen.advance(by: 0.6)
        #expect(places(layer) == [CGPoint(x: 50, y: 50)] && layer.sublayers == [back, front])
        layer.sublayers = nil
        screen.advance(by: 0.5)
        #expect(places(layer).count == 2 && layer.sublayers == nil)
    }
}
