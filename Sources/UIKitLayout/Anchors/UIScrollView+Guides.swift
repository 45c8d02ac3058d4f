// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The guide for a scroll view's content, or for its visible part. Constraints place the content, and read the visible part.
final class ScrollGuide: UILayoutGuide {
    enum Kind {
        case content, frame
    }

    let kind: Kind

    init(_ kind: Kind, of view: UIScrollView) {
        self.kind = kind
        super.init()
        identifier = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
        owningView = view
    }

    /// In the scroll view's own coordinates, points.
    override var layoutFrame: CGRect {
        get {
            guard let view = owningView as? UIScrollView else { return .zero }
            return kind == .frame ? view.bounds : CGRect(origin: .zero, size: view.contentSize)
        }
        set {}
    }
}

extension UIScrollView {
    /// The guide for the content. Constraints to its edges set the content's place; constraints between all four edges and
    /// the content's views set its size (L17).
    public var contentLayoutGuide: UILayoutGuide { LayoutItem.of(self).scrollGuide(.content) }

    /// The visible part of the scroll view, whatever the content's offset.
    public var frameLayoutGuide: UILayoutGuide { LayoutItem.of(self).scrollGuide(.frame) }
}
