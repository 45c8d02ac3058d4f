// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A knob whose marks are copies of one layer. A finger around it lights as many as it has turned it to.
final class Knob: UIControl {
    static let markCount = 24

    /// How many marks are lit, from 1 to all.
    private(set) var value = 8

    private let marks = CAReplicatorLayer()
    private let lit = CAReplicatorLayer()
    private let mark = CALayer()
    private let litMark = CALayer()
    private let number = CATextLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "drawing.knob"
        isAccessibilityElement = true
        accessibilityLabel = "Lit marks"
        accessibilityTraits = .adjustable
        let turn = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.markCount), 0, 0, 1)
        for (ring, copied) in [(marks, mark), (lit, litMark)] {
            ring.instanceTransform = turn
            ring.addSublayer(copied)
            layer.addSublayer(ring)
        }
        marks.instanceCount = Self.markCount
        // From yellow to purple; each mark answers a little later than the one before.
        litMark.backgroundColor = UIColor.white.cgColor
        lit.instanceColor = UIColor(red: 1, green: 0.8, blue: 0.1, alpha: 1).cgColor
        lit.instanceRedOffset = -0.02
        lit.instanceGreenOffset = -0.035
        lit.instanceBlueOffset = 0.035
        lit.instanceDelay = 0.02
        number.alignmentMode = .center
        number.fontSize = 17
        layer.addSublayer(number)
        show()
        color()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Looks

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width * 0.06, bounds.height * 0.2)
        for ring in [marks, lit] { ring.frame = bounds }
        for copied in [mark, litMark] {
            copied.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: height)
            copied.cornerRadius = width / 2
        }
        number.frame = CGRect(x: 0, y: bounds.midY - 11, width: bounds.width, height: 22)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        color()
    }

    private func color() {
        mark.backgroundColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        number.foregroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }

    private func show() {
        lit.instanceCount = value
        number.string = "\(value)"
        accessibilityValue = "\(value) of \(Self.markCount)"
    }

    /// A mark that grows and shrinks again. The copies repeat it one after the other.
    private static var wave: CAAnimation {
        let wave = CABasicAnimation(keyPath: "transform.scale.y")
        wave.fromValue = 1
        wave.toValue = 1.4
        wave.duration = 0.12
        wave.autoreverses = true
        return wave
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        litMark.add(Self.wave, forKey: "wave")
        turn(to: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turn(to: touch.location(in: self))
        return true
    }

    override func accessibilityIncrement() { change(to: value + 1) }
    override func accessibilityDecrement() { change(to: value - 1) }

    private func turn(to point: CGPoint) {
        let (x, y) = (point.x - bounds.midX, bounds.midY - point.y)
        // In the middle there is no direction.
        guard x * x + y * y > 36 else { return }
        let angle = Double(atan2(x, y))
        let part = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
        var marks = Int((part * Double(Self.markCount)).rounded()) + 1
        // The knob does not turn across its ends.
        if isTracking, abs(marks - value) > Self.markCount / 2 { marks = marks < value ? Self.markCount : 1 }
        change(to: marks)
    }

    private func change(to marks: Int) {
        let nearest = min(max(marks, 1), Self.markCount)
        guard nearest != value else { return }
        value = nearest
        show()
        sendActions(for: .valueChanged)
    }
}
