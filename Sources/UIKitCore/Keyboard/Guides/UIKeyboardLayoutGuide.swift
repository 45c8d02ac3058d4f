// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The part of a view that the keyboard covers, with everything that belongs to it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    private weak var registered: SceneKeyboard?

    /// Whether the guide is as high as the safe area's bottom while there is no keyboard. Otherwise it is empty then. True at
    /// first.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
    }

    /// How far above the keyboard, in points, a dragging finger starts to push it down; 0 at first.
    open var keyboardDismissPadding: CGFloat = 0

    /// From the keyboard's upper edge to the view's lower one, as wide as the view and the keyboard have in common. It
    /// follows the keyboard, and setting it has no effect.
    open override var layoutFrame: CGRect {
        get { coveredFrame }
        set {}
    }

    override package var insetsInOwner: UIEdgeInsets? {
        guard let bounds = owningView?.bounds else { return .zero }
        let frame = coveredFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    private var coveredFrame: CGRect {
        guard let view = owningView else { return .zero }
        register()
        let bounds = view.bounds
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        var top = bounds.maxY - rest
        guard let scene = view.window?.windowScene, scene.keyboard.isVisible || scene.keyboard.pushed > 0 else {
            return CGRect(x: bounds.minX, y: top, width: bounds.width, height: rest)
        }
        let covered = view.convert(scene.keyboard.shownFrame, from: scene.screen.coordinateSpace)
        top = min(top, max(bounds.minY, covered.minY))
        let left = max(bounds.minX, covered.minX)
        let width = max(0, min(bounds.maxX, covered.maxX) - left)
        return CGRect(x: left, y: top, width: width, height: bounds.maxY - top)
    }

    /// Registers the guide with the keyboard of the view's scene.
    func register() {
        guard let keyboard = owningView?.window?.windowScene?.keyboard, keyboard !== registered else { return }
        registered = keyboard
        keyboard.views.add(self)
    }
}
