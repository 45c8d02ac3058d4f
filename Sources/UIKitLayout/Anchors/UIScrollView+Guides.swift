// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The content of a scroll view, or what is seen of it: constraints place the one and find the other.
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
    /// The content: constraints to its edges say where the content is, and those between all four edges and the content's views
    /// how large (L17).
    public var contentLayoutGuide: UILayoutGuide { LayoutItem.of(self).scrollGuide(.content) }

    /// What of the scroll view is seen, wherever the content is.
    public var frameLayoutGuide: UILayoutGuide { LayoutItem.of(self).scrollGuide(.frame) }
}
