// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// N34: a button also gets touches of the bar beside it, over the bar's whole height. No touch of the bar reaches the views
/// below it.
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
