// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The place and the look of a collection's element. Places are in the collection's content, in points.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// Where the element is before ``transform3D``, in the collection's content (points).
    open var frame: CGRect = .zero
    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The front-to-back order: the element with the greater number is in front. 0 at first.
    open var zIndex = 0
    /// Whether the element is invisible; false at first.
    open var isHidden = false
    /// The transform around the middle of the element, with depth.
    open var transform3D = CATransform3DIdentity
    /// The affine part of ``transform3D``; setting it replaces the whole ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The place of the element.
    open var indexPath: IndexPath
    /// `nil` for a cell, else the kind of a supplementary or a decoration view.
    open private(set) var representedElementKind: String?
    /// Whether the layout makes the element's view, and the data source has nothing to do with it.
    var isDecoration = false
    /// Whether the element is measured, along at least one axis (T97).
    var isEstimated: Bool { sizing.width || sizing.height }
    var sizing = Sizing()
    /// Whether the element stands in the scroll view of its section (T98).
    var scrollsWithSection = false
    /// Whether a boundary item is away from its own place, because that place is out of sight (T95).
    var isPinned = false

    /// The axes along which an element is measured.
    struct Sizing: Equatable {
        var width = false
        var height = false
    }

    /// Attributes of an element with an empty frame: a cell if the kind is `nil`. Every initializer ends here, and copies do
    /// too. So a subclass gives its own properties their values here.
    public required init(element indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
        super.init()
    }

    /// Of no element in particular.
    public override convenience init() { self.init(element: IndexPath(item: 0, section: 0), kind: nil) }

    /// Attributes of a cell, with an empty frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(element: indexPath, kind: nil)
    }

    /// Attributes of a header, a footer or another view that the data source makes, with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(element: indexPath, kind: elementKind)
    }

    /// Attributes of a view that the layout makes, with an empty frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(element: indexPath, kind: decorationViewKind)
        isDecoration = true
    }

    /// A copy with another size.
    func resized(to size: CGSize) -> UICollectionViewLayoutAttributes {
        let changed = copy() as? UICollectionViewLayoutAttributes ?? self
        changed.size = size
        return changed
    }

    /// A copy. A subclass calls `super`, and then copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(element: indexPath, kind: representedElementKind)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform3D = transform3D
        copy.isDecoration = isDecoration
        copy.sizing = sizing
        copy.scrollsWithSection = scrollsWithSection
        copy.isPinned = isPinned
        return copy
    }

    /// Whether another object has the same values for the same element (T71).
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        // Attributes stay on the main actor.
        return MainActor.assumeIsolated { saysSame(as: other) }
    }

    private func saysSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        other.indexPath == indexPath && other.representedElementKind == representedElementKind
            && other.frame == frame && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
            && CATransform3DEqualToTransform(other.transform3D, transform3D) && other.isDecoration == isDecoration
    }

    /// The hash of the element's path: equal attributes have the same.
    nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    /// What the element is, by its kind and by who makes its view.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }

    /// The size of ``frame``, in points; setting it keeps ``center``.
    open var size: CGSize {
        get { frame.size }
        set { frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue) }
    }

    /// Begins at zero; its size is ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The middle of ``frame``, in the collection's content (points); setting it keeps ``size``.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(origin: CGPoint(x: x, y: y), size: size)
    }
}
