// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// N34: a touch of a bar beside a button is the button's, over the bar's whole height; no other touch of the bar is anybody's below.
@MainActor
enum BarHitTesting {
    /// The button that a touch of the bar is for; `nil` for none.
    static func button(near point: CGPoint, in bar: UIView, among buttons: [UIView]) -> UIView? {
        var nearest: (view: UIView, distance: CGFloat)?
        for button in buttons where button is UIControl && button.isUserInteractionEnabled && !button.isHidden {
            let frame = button.convert(button.bounds, to: bar)
            let distance = max(frame.minX - point.x, point.x - frame.maxX, 0)
            guard distance <= BarMetrics.touchMargin, distance < nearest?.distance ?? .infinity else { continue }
            nearest = (button, distance)
        }
        return nearest?.view
    }
}
