// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Darkens the content behind a sheet, and takes the touches beside it (J13, J16).
package final class UIDimmingView: UIView {
    /// Called when a tap in the view ended.
    package var onTap: (() -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // Touches end here: none goes up to the views behind (C24).
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { !$0.hasStrayed }) else { return }
        onTap?()
    }
}
