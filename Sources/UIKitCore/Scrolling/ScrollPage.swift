// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far assistive technology scrolls at a time.
struct ScrollPage {
    /// In points.
    let distance: CGVector

    /// The direction is that of the fingers that push the content. The next and the previous page are along the axis with
    /// more content.
    init(_ direction: UIAccessibilityScrollDirection, of geometry: ScrollGeometry) {
        let size = geometry.size
        let isTall =
            geometry.contentSize.height - size.height >= geometry.contentSize.width - size.width
        distance =
            switch direction {
            case .left: CGVector(dx: size.width, dy: 0)
            case .right: CGVector(dx: -size.width, dy: 0)
            case .up: CGVector(dx: 0, dy: size.height)
            case .down: CGVector(dx: 0, dy: -size.height)
            case .next: isTall ? CGVector(dx: 0, dy: size.height) : CGVector(dx: size.width, dy: 0)
            case .previous: isTall ? CGVector(dx: 0, dy: -size.height) : CGVector(dx: -size.width, dy: 0)
            }
    }
}
