// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The length of an element of a compositional layout along one axis.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated
        /// As long as the longest of the elements beside it.
        case uniform
    }

    let kind: Kind
    /// A share of the container's side, or points.
    open private(set) var dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A share of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A share of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// In points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// An estimate in points, until the element is visible and measured (T97).
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// As ``estimated(_:)``, but all elements beside each other have the length of the longest one.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether the length is a share of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a share of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is in points and fixed.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the length is an estimate in points, until the element is measured.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether it is an estimate, and all elements beside each other have the longest one's length.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// In points, in a container of a size.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(dimension * container.width, 0)
        case .fractionalHeight: max(dimension * container.height, 0)
        case .absolute, .estimated, .uniform: max(dimension, 0)
        }
    }
}

/// The size of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// How wide it is.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// How high it is.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// A size of two lengths, each of which may be a share, points or an estimate.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// In points, in a container of a size.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    func dimension(_ axis: LayoutDirection) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// One of the two directions of a compositional layout.
enum LayoutDirection {
    case horizontal, vertical

    var other: LayoutDirection { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    subscript(axis: LayoutDirection) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: LayoutDirection) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGRect {
    func start(_ axis: LayoutDirection) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: LayoutDirection) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
