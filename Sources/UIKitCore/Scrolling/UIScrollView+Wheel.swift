// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Wheels, trackpads and keys move the content at once or in an animation, but never beyond its edges. A trackpad adds the
// momentum of a stroke itself.
extension UIScrollView {
    /// Whether a wheel's turn, in points, moves the content along at least one axis.
    func canScroll(by delta: CGVector) -> Bool {
        isScrollEnabled && drag == nil && offset(scrolledBy: delta) != contentOffset
    }

    func scroll(by delta: CGVector) {
        guard canScroll(by: delta) else { return }
        let target = offset(scrolledBy: delta)
        stopMotion()
        indicators.show(in: self)
        move(to: target)
        indicators.hideSoon(in: self)
    }

    private func offset(scrolledBy delta: CGVector) -> CGPoint {
        let geometry = geometry
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let change = axis == .horizontal ? delta.dx : delta.dy
            let range = geometry.range(axis)
            // If a finger left the content beyond an edge, the wheel does not move it further.
            let room = min(range.lowerBound, offset[axis])...max(range.upperBound, offset[axis])
            offset[axis] = min(max(offset[axis] + change, room.lowerBound), room.upperBound)
        }
        return offset
    }

    // MARK: Keys

    /// Scrolls by the first press that stands for a direction. False when no press moves the content.
    func scroll(by presses: Set<UIPress>) -> Bool {
        guard allowsKeyboardScrolling || directionalPress.isEnabled, isScrollEnabled, drag == nil else { return false }
        for press in presses {
            guard let target = target(of: press) else { continue }
            let clamped = geometry.clamped(target)
            guard clamped != contentOffset else { continue }
            setContentOffset(clamped, animated: true)
            return true
        }
        return false
    }

    private func target(of press: UIPress) -> CGPoint? {
        let inset = adjustedContentInset
        let page = max(bounds.height - inset.top - inset.bottom, 1)
        let step = constants.keyStep
        var target = contentOffset
        switch (press.type, press.key?.keyCode) {
        case (.upArrow, _), (_, .keyboardUpArrow): target.y -= step
        case (.downArrow, _), (_, .keyboardDownArrow): target.y += step
        case (.leftArrow, _), (_, .keyboardLeftArrow): target.x -= step
        case (.rightArrow, _), (_, .keyboardRightArrow): target.x += step
        case (.pageUp, _), (_, .keyboardPageUp): target.y -= page
        case (.pageDown, _), (_, .keyboardPageDown): target.y += page
        case (_, .keyboardSpacebar):
            target.y += press.key?.modifierFlags.contains(.shift) == true ? -page : page
        case (_, .keyboardHome): target.y = geometry.range(.vertical).lowerBound
        case (_, .keyboardEnd): target.y = geometry.range(.vertical).upperBound
        default: return nil
        }
        return target
    }
}
