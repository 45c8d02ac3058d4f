// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A value from 0 to 1 that a finger turns up by sliding to the right.
class DialControl: UIControl {
    @IBInspectable var value: CGFloat = 0 {
        didSet { accessibilityValue = "\(Int(value * 100)) %" }
    }
}

extension DialControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        value = min(max(touch.location(in: self).x / bounds.width, 0), 1)
        sendActions(for: .valueChanged)
    }
}

/// Recognizes two fingers that come down within a tenth of a second.
class PairGestureRecognizer: UIGestureRecognizer {
    private var first: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 1 { first = event.timestamp }
        guard numberOfTouches >= 2 else { return }
        state = event.timestamp - first <= 0.1 ? .recognized : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }
}
