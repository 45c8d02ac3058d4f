// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Hides the bars of a navigation controller: by taps and swipes (N49), in a low window and for a keyboard (N60). Scroll views continue to
/// scroll under the same finger.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let swipe = BarSwipeGestureRecognizer()
    let tap = BarTapGestureRecognizer()
    /// Points that a finger moves before the bar disappears or appears.
    private static let distance: CGFloat = 20
    /// Whether each of the ways to hide is wanted.
    var onTap = false { didSet { update() } }
    var inCompactHeight = false { didSet { heightChanged() } }
    var forKeyboard = false { didSet { if forKeyboard != oldValue { observeKeyboard() } } }
    /// Whether the toolbar was hidden with the navigation bar.
    private var tookToolbar = false
    private var isHiddenByKeyboard = false
    private var isCompact = false
    private var observer: NoticeObserver?

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

    private func update() { tap.isEnabled = onTap || isCompact || isHiddenByKeyboard }

    private func setHidden(_ hidden: Bool, animated: Bool = true) {
        if !hidden { isHiddenByKeyboard = false }
        update()
        guard hidden != controller.isNavigationBarHidden else { return }
        if hidden {
            tookToolbar = !controller.isToolbarHidden
            if tookToolbar { controller.setToolbarHidden(true, animated: animated) }
        } else if tookToolbar {
            tookToolbar = false
            controller.setToolbarHidden(false, animated: animated)
        }
        controller.setNavigationBarHidden(hidden, animated: animated)
    }

    /// N60: in a low window the bars are hidden, and come back with the height.
    func heightChanged() {
        let now = inCompactHeight && controller.traitCollection.verticalSizeClass == .compact
        guard now != isCompact else { return }
        isCompact = now
        setHidden(now, animated: controller.viewIfLoaded?.window != nil)
    }

    /// N60: a keyboard that appears hides the bars. They stay hidden when it goes, until a tap.
    private func observeKeyboard() {
        guard forKeyboard else { return observer = nil }
        observer = NoticeObserver(UIResponder.keyboardWillShowNotification) { [weak self] in
            self?.keyboardAppears(on: $0.object as AnyObject?)
        }
    }

    private func keyboardAppears(on screen: AnyObject?) {
        guard let window = controller.viewIfLoaded?.window, screen == nil || window.screen === screen,
            !controller.isNavigationBarHidden, controller.presentedViewController == nil
        else { return }
        isHiddenByKeyboard = true
        setHidden(true)
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: controller.view)
        guard abs(way.y) > Self.distance, abs(way.y) > abs(way.x) else { return }
        setHidden(way.y < 0)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        setHidden(!controller.isNavigationBarHidden)
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
