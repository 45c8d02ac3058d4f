import Foundation
import UIKitCore

/// Where one element of a collection is, and how it looks. Places are in the collection's content, in points.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    open var frame: CGRect = .zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var indexPath: IndexPath
    /// `nil` for a cell, else the kind of a supplementary view.
    open private(set) var representedElementKind: String?

    public required init(element indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(element: indexPath, kind: nil)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(element: indexPath, kind: elementKind)
    }

    /// The same of a subclass, which copies what it adds after a call of `super`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(element: indexPath, kind: representedElementKind)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        return copy
    }

    /// Whether another object says the same of the same element (T71).
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
            && other.transform == transform
    }

    /// Of the element: equal attributes have the same.
    nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }

    open var size: CGSize {
        get { frame.size }
        set { frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue) }
    }

    /// Begins at zero; its size is ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

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
