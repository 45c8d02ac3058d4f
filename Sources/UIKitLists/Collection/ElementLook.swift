// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The place of a collection's element, in the content's coordinates, and its look there.
@MainActor
struct ElementLook {
    private var center: CGPoint
    private let size: CGSize
    private let transform: CATransform3D
    private var alpha: CGFloat

    init(of element: UICollectionReusableView, in view: UICollectionView) {
        center = element.superview.map { $0.convert(element.center, to: view) } ?? element.center
        size = element.bounds.size
        transform = element.transform3D
        alpha = element.alpha
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        center = CGPoint(x: attributes.frame.midX, y: attributes.frame.midY)
        size = attributes.frame.size
        transform = attributes.transform3D
        alpha = attributes.alpha
    }

    /// The same look, moved by a distance.
    func shifted(by distance: CGVector) -> ElementLook {
        var look = self
        look.center.x += distance.dx
        look.center.y += distance.dy
        return look
    }

    /// The same look, invisible.
    var faded: ElementLook {
        var look = self
        look.alpha = 0
        return look
    }

    /// Applies the look to an element, in the collection or in a section's scroll view.
    func show(in element: UICollectionReusableView, of view: UICollectionView) {
        element.bounds.size = size
        element.center = element.superview.map { $0.convert(center, from: view) } ?? center
        element.transform3D = transform
        element.alpha = alpha
    }
}
