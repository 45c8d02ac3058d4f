// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The light of a pressed button with `showsTouchWhenHighlighted`.
extension UIButton {
    func refreshGlow() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        guard showsTouchWhenHighlighted, isHighlighted else {
            touchGlow?.removeFromSuperlayer()
            touchGlow = nil
            return
        }
        let glow = touchGlow ?? CAGradientLayer()
        if touchGlow == nil {
            glow.type = .radial
            glow.colors = [CGColor(gray: 1, alpha: 0.8), CGColor(gray: 1, alpha: 0)]
            (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            touchGlow = glow
        }
        // Also in front of layers that came since.
        layer.addSublayer(glow)
        let side = min(max(bounds.width, bounds.height), 2 * min(bounds.width, bounds.height))
        glow.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
}
