// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The container around the view of a root controller or of a sheet (C4, J16).
package final class UIDropShadowView: UIView {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
