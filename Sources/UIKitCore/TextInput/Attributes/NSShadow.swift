// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A shadow of letters, the value of ``Foundation/NSAttributedString/Key/shadow``.
open class NSShadow: NSObject, NSCopying {
    /// How far the shadow is from the letters, in points; none at first.
    open var shadowOffset = CGSize.zero
    /// How blurred it is, in points; not at first.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third of its strength at first, `nil` for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// A shadow that lies under its letters, black at a third of its strength.
    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
