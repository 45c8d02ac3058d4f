// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Hides a navigation bar by taps and swipes (N49). Scroll views continue to scroll under the same finger.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let swipe = BarSwipeGestureRecognizer()
    let tap = BarTapGestureRecognizer()
    /// Points that a finger moves before the bar disappears or appears.
    private static let distance: CGFloat = 20

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        swipe.addTarget(self, action: BarHiding.swiped(_:))
        tap.addTarget(self, action: BarHiding.tapped(_:))
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            recognizer.isEnabled = false
            controller.view.addGestureRecognizer(recognizer)
        }
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: controller.view)
        guard abs(way.y) > Self.distance, abs(way.y) > abs(way.x) else { return }
        controller.setNavigationBarHidden(way.y < 0, animated: true)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        controller.setNavigationBarHidden(!controller.isNavigationBarHidden, animated: true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return true }
        var view = touch.view
        while let current = view, current !== controller.view {
            if current is UIControl || current === controller.navigationBar { return false }
            view = current.superview
        }
        return true
    }
}

/// It has its own class, so that nobody takes it for an application's.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {}

/// It has its own class, so that nobody takes it for an application's.
final class BarTapGestureRecognizer: UITapGestureRecognizer {}
