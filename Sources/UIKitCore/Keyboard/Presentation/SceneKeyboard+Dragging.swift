// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// A finger that scrolls content pushes the keyboard down once it reaches it (`UIScrollView.KeyboardDismissMode.interactive`).
extension SceneKeyboard {
    /// A scrolling finger is at a height of the screen (points).
    func drag(to y: CGFloat) {
        guard isVisible else { return }
        let distance = min(max(0, y - frame.minY + views.dismissPadding), frame.height)
        guard distance != pushed else { return }
        pushed = distance
        views.push(to: shownFrame)
    }

    /// The finger lifted with a downward velocity in points a second. If it pushed the keyboard far or fast enough, the first
    /// responder resigns; otherwise the keyboard comes back.
    func endDrag(velocity: CGFloat) {
        guard pushed > 0 else { return }
        let isThrown = velocity > constants.dismissingVelocity
        let isFar = pushed >= frame.height * constants.dismissingPart && velocity > -constants.dismissingVelocity
        if isThrown || isFar { dismiss() }
        // The responder may have refused, or the accessory may have stayed.
        guard pushed > 0 else { return }
        pushed = 0
        views.move(to: frame, duration: constants.animationDuration)
    }

    /// Asks the first responder to resign.
    func dismiss() { scene.keyWindow?.endEditing(false) }
}
