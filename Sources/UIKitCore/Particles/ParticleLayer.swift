// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Paints an emitter's particles: one drawing, as large as their visible extent.
@MainActor
final class ParticleLayer: CALayer {
    weak var emitter: CAEmitterLayer?
    /// In points. The box grows and shrinks in steps of this size, so that its size seldom changes.
    private static let step: CGFloat = 64

    override init() {
        super.init()
        waitForPicture()
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A picture that has the layer asks for `display()`.
    func waitForPicture() { shown.needsDisplay = true }

    override func display() { emitter?.pictureBegins() }

    override func hitTest(_ p: CGPoint) -> CALayer? { nil }

    func show(_ emission: Emission, of layer: CAEmitterLayer, at time: CFTimeInterval, in seen: CGRect) {
        let isReversed = layer.renderMode == .oldestLast
        let order = isReversed ? emission.particles.reversed() : emission.particles
        var box = CGRect.null
        for particle in order { if let outline = particle.box(at: time) { box = box.union(outline) } }
        box = box.intersection(seen)
        guard !box.isNull, box.width > 0, box.height > 0 else { return paint(nil) }
        func steps(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            (value / Self.step).rounded(rule) * Self.step
        }
        let origin = CGPoint(x: steps(box.minX, .down), y: steps(box.minY, .down))
        let size = CGSize(
            width: steps(box.maxX, .up) - origin.x, height: steps(box.maxY, .up) - origin.y)
        var commands: [DrawingCommand] = layer.renderMode == .additive ? [.blendMode(.plusLighter)] : []
        for particle in order where particle.box(at: time)?.intersects(box) == true {
            commands += particle.commands(at: time, from: origin)
        }
        changeGeometry { $0.frame = CGRect(origin: origin, size: size) }
        paint(commands.isEmpty ? nil : DisplayDrawing(size: size, commands: commands))
    }

    private func paint(_ new: DisplayDrawing?) {
        guard new != drawing else { return }
        drawing = new
        contentChanged()
    }
}

extension Particle {
    /// In points.
    private var size: CGSize {
        guard let image else { return .zero }
        let whole = image.image.size
        return CGSize(width: whole.width * contentsRect.width, height: whole.height * contentsRect.height)
    }

    /// A box around the particle, for any turn of it; `nil` if it is invisible.
    fileprivate func box(at time: CFTimeInterval) -> CGRect? {
        let age = time - birth
        let radius = hypot(size.width, size.height) / 2 * abs(scale(at: age))
        guard age >= 0, radius > 0, color(at: age).alpha > 0 else { return nil }
        let middle = position(at: age)
        return CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    }

    fileprivate func commands(at time: CFTimeInterval, from origin: CGPoint) -> [DrawingCommand] {
        guard let image = image?.image else { return [] }
        let age = time - birth
        let (middle, scale, color) = (position(at: age), scale(at: age), color(at: age))
        let transform = CGAffineTransform(translationX: middle.x - origin.x, y: middle.y - origin.y)
            .rotated(by: angle(at: age)).scaledBy(x: scale, y: scale)
        let whole = image.size
        let shown = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let placed = CGRect(
            x: shown.minX - contentsRect.minX * whole.width, y: shown.minY - contentsRect.minY * whole.height,
            width: whole.width, height: whole.height)
        let components = color.components ?? []
        // W45: white leaves the image's own colors.
        let isWhite = components.prefix(3).allSatisfy { $0 == 1 }
        let tint = isWhite ? nil : CGColor(srgbRed: components[0], green: components[1], blue: components[2], alpha: 1)
        let clip: [DrawingCommand] =
            placed == shown ? [] : [.clip(CGPath(rect: shown, transform: nil), isEvenOdd: false)]
        return [.save, .alpha(color.alpha), .concatenate(transform)] + clip + [
            .image(image, placed, tint: tint), .restore,
        ]
    }
}
