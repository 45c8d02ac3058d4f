// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Lays items out in lines, and lines one after the other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// In points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The assumed size of items until they are visible and measured (T97), in points. Zero, the value at first, for items of
    /// ``itemSize``. The delegate's sizes take precedence.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { forgetSizes() } }
    }
    /// As ``estimatedItemSize``: the layout chooses an estimate. As ``itemSize``: items are measured.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The least room between lines, and between the items of a line; in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least room between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The edges from which ``sectionInset`` is measured, across the direction of scrolling (T140); those of the content within its insets
    /// at first.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// How large headers are, in points; only the length along the direction of scrolling counts. With 0, the value at first,
    /// there are none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// How large footers are, in points; only the length along the direction of scrolling counts. With 0, the value at first,
    /// there are none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The direction in which lines follow each other, and the collection scrolls; downwards at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// Whether a section's header stays in sight until the section has scrolled away (T112); false at first.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether a section's footer is in sight as soon as the section is (T112); false at first.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private let measured = MeasuredSizes()
    private var sections: [FlowSection] = []
    /// The ends of the sections, along the direction of scrolling.
    private var ends: [CGFloat] = []

    /// Whether the sections are those of the last preparation.
    private var isPlaced = false

    private var isVertical: Bool { scrollDirection == .vertical }

    // MARK: Computing

    open override func prepare() {
        super.prepare()
        placeSections()
    }

    /// T132: an override of ``prepare()`` need not call `super`.
    private func placeIfNeeded() {
        if isPrepared, !isPlaced { placeSections() }
    }

    private func placeSections() {
        isPlaced = true
        sections = []
        ends = []
        guard let view = collectionView else { return }
        let breadth = isVertical ? view.bounds.width : view.bounds.height
        let insets = view.adjustedContentInset
        let room = breadth - (isVertical ? insets.left + insets.right : insets.top + insets.bottom)
        var start: CGFloat = 0
        for number in 0..<view.numberOfSections {
            let section = section(number, room: room, start: start, in: view)
            sections.append(section)
            start = section.end
            ends.append(start)
        }
    }

    private func section(_ number: Int, room: CGFloat, start: CGFloat, in view: UICollectionView) -> FlowSection {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var section = FlowSection(isVertical: isVertical, start: start)
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
        section.inset = adjusted(inset, in: view)
        section.room = room
        section.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
        section.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
            ?? minimumInteritemSpacing
        section.header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
        section.footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
        let count = view.numberOfItems(inSection: number)
        // Items of one size need no question for each.
        view.missing.remove(.itemSize)
        let first =
            count > 0
            ? delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: number)) : nil
        if let delegate, let first, !view.missing.contains(.itemSize) {
            let sizes = (1..<max(count, 1)).map {
                delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: number))
            }
            section.place(turnedOut([first] + sizes, in: number), leadsAlone: measured.items(of: number).isEmpty)
        } else if measured.items(of: number).isEmpty {
            section.place(count, of: estimate ?? itemSize)
        } else {
            section.place(
                turnedOut(Array(repeating: estimate ?? itemSize, count: count), in: number), leadsAlone: false)
        }
        return section
    }

    /// T140: the insets from the safe area or the margins. What the collection's own insets keep clear is not counted twice.
    private func adjusted(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let kept = view.adjustedContentInset
        var inset = inset
        if isVertical {
            inset.left += max(reference.left - kept.left, 0)
            inset.right += max(reference.right - kept.right, 0)
        } else {
            inset.top += max(reference.top - kept.top, 0)
            inset.bottom += max(reference.bottom - kept.bottom, 0)
        }
        return inset
    }

    // MARK: Sizes that items have by themselves

    /// The assumed size of items; `nil` if they have the layout's or the delegate's size, and are not measured.
    private var estimate: CGSize? {
        if estimatedItemSize == Self.automaticSize || itemSize == Self.automaticSize { return Self.chosenEstimate }
        return estimatedItemSize == .zero ? nil : estimatedItemSize
    }

    /// Pinned headers and footers are in front of the items that pass below them.
    private static let pinnedDepth = 10

    private static let chosenEstimate = CGSize(width: 50, height: 50)

    private func turnedOut(_ sizes: [CGSize], in section: Int) -> [CGSize] {
        guard estimate != nil else { return sizes }
        var sizes = sizes.map { $0 == Self.automaticSize ? Self.chosenEstimate : $0 }
        for item in measured.items(of: section) where item < sizes.count {
            if let size = measured[.cell(IndexPath(item: item, section: section))] { sizes[item] = size }
        }
        return sizes
    }

    private func forgetSizes() {
        measured.removeAll()
        invalidateLayout()
    }

    /// Items with an estimated size are measured, and the lines follow the results (T97).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { originalAttributes.isEstimated && preferredAttributes.size != originalAttributes.size }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { PreferredSizeContext(preferredAttributes) }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = (context as? PreferredSizeContext)?.preferred {
            measured.set(.cell(preferred.indexPath), preferred.size)
        }
        isPlaced = false
        super.invalidateLayout(with: context)
    }

    override func itemsMoved(_ place: (IndexPath) -> IndexPath?) { measured.move(place) }

    override func forgetSize(of path: IndexPath) {
        guard measured[.cell(path)] != nil else { return }
        measured.set(.cell(path), nil)
        invalidateLayout()
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        placeIfNeeded()
        let length = ends.last ?? 0
        return isVertical
            ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placeIfNeeded()
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var number = ends.partition(where: low)
        while number < sections.count, sections[number].start < high {
            let section = sections[number]
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            for kind in kinds {
                let path = IndexPath(item: 0, section: number)
                if let one = layoutAttributesForSupplementaryView(ofKind: kind, at: path), one.frame.overlaps(rect) {
                    found.append(one)
                }
            }
            for item in section.items(from: low, to: high) {
                if let one = layoutAttributesForItem(at: IndexPath(item: item, section: number)),
                    one.frame.overlaps(rect)
                {
                    found.append(one)
                }
            }
            number += 1
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placeIfNeeded()
        guard sections.indices.contains(indexPath.section), indexPath.item < sections[indexPath.section].count else {
            return nil
        }
        let attributes = makeAttributes(at: indexPath)
        attributes.frame = sections[indexPath.section].frame(of: indexPath.item)
        if estimate != nil { attributes.sizing = .init(width: true, height: true) }
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placeIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let frame = isHeader ? section.headerFrame : section.footerFrame
        guard !frame.isEmpty else { return nil }
        let attributes = makeAttributes(at: indexPath, kind: elementKind)
        attributes.frame = frame
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView {
            // T112: visible views are requested for each picture, like items.
            attributes.frame = section.pinned(
                frame, isHeader: isHeader, seen: view.bounds.inset(by: view.adjustedContentInset))
            attributes.zIndex = Self.pinnedDepth
        }
        return attributes
    }

    /// A new size across the direction of scrolling changes the lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return isVertical ? old.width != newBounds.width : old.height != newBounds.height
    }
}

extension UICollectionViewFlowLayout {
    /// The edges from which the insets of sections are measured.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }
}

extension [CGFloat] {
    /// The index of the first number beyond a value; the numbers are sorted.
    fileprivate func partition(where value: CGFloat) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
