// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// The room for the layout of an element.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// In points.
    var contentSize: CGSize { get }
    /// Without ``effectiveContentInsets``.
    var effectiveContentSize: CGSize { get }
    /// The content's distance from the container's edges, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets, in points; here always ``contentInsets``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout: the room and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room that the section, or the group, is laid out in.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// An element that is about to be visible, for a section's handler (T96). Its changes last for one picture.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How opaque it is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The front-to-back order: the element with the greater number is in front.
    var zIndex: Int { get set }
    /// Whether it is invisible.
    var isHidden: Bool { get set }
    /// In the section's content (points).
    var center: CGPoint { get set }
    /// Around its middle; only the affine part, if the transform has depth.
    var transform: CGAffineTransform { get set }
    /// The kind of a supplementary or decoration view; empty for a cell.
    var name: String { get }
    /// The place of the element.
    var indexPath: IndexPath { get }
    /// Its place before the transform, in the section's content (points).
    var frame: CGRect { get }
    /// Begins at zero; as large as ``frame``.
    var bounds: CGRect { get }
    /// Whether it is a cell, a view of the data source's or one of the layout's.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// Takes the visible elements of a section, and may change them for this picture (T96).
///
/// The offset is the collection's, or the section's own if that scrolls by itself (points).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: LayoutContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }
}

/// Attributes, as a section's handler may change them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
