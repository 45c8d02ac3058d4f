// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The part of a view that bars, notches and the like do not cover. It follows the view, and setting it has no effect.
final class SafeAreaLayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect {
        get { owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
        set {}
    }

    override var insetsInOwner: UIEdgeInsets? { owningView?.safeAreaInsets ?? .zero }
}

extension UIView {
    func makeSafeAreaLayoutGuide() -> UILayoutGuide {
        if let guide = extras?.safeAreaLayoutGuide { return guide }
        let guide = SafeAreaLayoutGuide()
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        guide.owningView = self
        makeExtras().safeAreaLayoutGuide = guide
        return guide
    }

    func makeKeyboardLayoutGuide() -> UIKeyboardLayoutGuide {
        if let guide = extras?.keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.owningView = self
        makeExtras().keyboardLayoutGuide = guide
        guide.register()
        return guide
    }
}
