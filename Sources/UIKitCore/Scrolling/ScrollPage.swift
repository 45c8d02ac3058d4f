// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far assistive technology scrolls at a time.
struct ScrollPage {
    /// In points.
    let distance: CGVector

    /// A direction is that of the fingers that push the content; the next and previous page are along the axis that has more to show.
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
