// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UIView {
    /// Whether there was a mask in this run. Without one, changes of views without a window are never visible.
    static var isAnyMasked = false

    /// How the mask is at present.
    /// The view's own comes before its layer's.
    var displayMask: DisplayMask? {
        guard let extras else { return nil }
        return extras.rare?.mask.map { DisplayMask($0.layer, over: bounds) }
            ?? extras.layer?.mask.map { DisplayMask($0, over: bounds) }
    }

    func setMask(_ mask: UIView?) {
        let old = extras?.rare?.mask
        guard mask !== old else { return }
        old?.extras?.rare?.masked = nil
        if let mask {
            enforce(!isDescendant(of: mask), "A view cannot be masked by itself or by a view around it.")
            // A mask is in no tree, and masks one view.
            mask.removeFromSuperview()
            mask.extras?.rare?.masked?.setMask(nil)
            mask.makeRareExtras().masked = self
            Self.isAnyMasked = true
        }
        makeRareExtras().mask = mask
        windowStorage?.display?.maskChanged(self)
    }

    /// A view that is added to a tree no longer masks another view.
    func endMasking() {
        guard let masked = extras?.rare?.masked else { return }
        masked.setMask(nil)
    }
}
