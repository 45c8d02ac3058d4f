// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A flower of layers, which takes touches only on its petals: where a path contains the point.
final class Flower: UIView {
    static let petalCount = 5

    /// Called with a touched petal's number.
    var onTouch: ((Int) -> Void)?
    private let petals = (0..<Flower.petalCount).map { _ in CAShapeLayer() }
    private let ring = CAShapeLayer()
    private let numbers = (0..<Flower.petalCount).map { _ in CATextLayer() }
    private var touched: Set<Int> = []

    /// How many of its petals are touched.
    var part: CGFloat { CGFloat(touched.count) / CGFloat(Self.petalCount) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "drawing.flower"
        for petal in petals {
            petal.lineWidth = 2
            layer.addSublayer(petal)
        }
        ring.fillColor = nil
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeEnd = 0
        layer.addSublayer(ring)
        for (index, number) in numbers.enumerated() {
            number.string = "\(index + 1)"
            number.fontSize = 17
            number.alignmentMode = .center
            layer.addSublayer(number)
        }
        color()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 4
        // One petal, upright, with its tip in the flower's middle; every layer turns it around that.
        let petal = UIBezierPath()
        petal.move(to: .zero)
        petal.addCurve(
            to: CGPoint(x: 0, y: -radius), controlPoint1: CGPoint(x: radius * 0.55, y: -radius * 0.35),
            controlPoint2: CGPoint(x: radius * 0.4, y: -radius))
        petal.addCurve(
            to: .zero, controlPoint1: CGPoint(x: -radius * 0.4, y: -radius),
            controlPoint2: CGPoint(x: -radius * 0.55, y: -radius * 0.35))
        petal.close()
        for (index, layer) in petals.enumerated() {
            layer.path = petal.cgPath
            layer.position = center
            let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.petalCount)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            let middle = CGPoint(x: 0, y: -radius * 0.7).applying(CGAffineTransform(rotationAngle: angle))
            numbers[index].frame = CGRect(
                x: center.x + middle.x - 15, y: center.y + middle.y - 11, width: 30, height: 24)
        }
        ring.path =
            UIBezierPath(
                arcCenter: center, radius: 16, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true
            ).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        color()
    }

    private func color() {
        func shown(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        for (index, petal) in petals.enumerated() {
            petal.fillColor = shown(touched.contains(index) ? .systemPink : .systemFill)
            petal.strokeColor = shown(.systemPink)
            numbers[index].foregroundColor = shown(touched.contains(index) ? .white : .label)
        }
        ring.strokeColor = shown(.systemOrange)
    }

    /// The animation of a touched petal: out and back.
    private static var swing: CAAnimation {
        let swing = CASpringAnimation(keyPath: "transform.scale")
        swing.fromValue = 1.25
        swing.toValue = 1
        swing.damping = 6
        swing.duration = swing.settlingDuration
        return swing
    }

    // MARK: Touches

    /// The petal that contains a point; the front one if two do.
    private func petal(at point: CGPoint) -> Int? {
        petals.indices.last { index in
            petals[index].path?.contains(petals[index].convert(point, from: layer)) ?? false
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { petal(at: point) != nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let index = petal(at: touch.location(in: self)) else { return }
        touched.formSymmetricDifference([index])
        // The ring and the colors animate to their new values by themselves; in addition the petal swings.
        ring.strokeEnd = part
        color()
        petals[index].add(Self.swing, forKey: "swing")
        onTouch?(index)
    }
}
