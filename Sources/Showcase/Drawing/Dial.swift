// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Draws itself: a disc with a gradient, marks, a hand with a shadow, and a number.
final class Dial: UIView {
    /// The value at which the hand points, 0 to 1.
    var value: CGFloat = 0 {
        didSet { if value != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.white.cgColor, UIColor.systemGreen.cgColor] as CFArray, locations: nil)
        else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 2
        let disc = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        context.saveGState()
        disc.addClip()
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
            options: .drawsAfterEndLocation)
        context.restoreGState()
        UIColor.darkGray.setStroke()
        disc.lineWidth = 2
        disc.stroke()

        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        for _ in 0..<5 {
            context.move(to: CGPoint(x: 0, y: -radius))
            context.addLine(to: CGPoint(x: 0, y: -radius + 6))
            context.rotate(by: 2 * .pi / 5)
        }
        context.strokePath()
        context.rotate(by: value * 2 * .pi)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 2)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: -2, y: -radius * 0.7, width: 4, height: radius * 0.7)).fill()
        context.restoreGState()
        "\(Int((value * 5).rounded()))".draw(
            at: CGPoint(x: center.x - 5, y: center.y + 8),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.black])
    }
}
