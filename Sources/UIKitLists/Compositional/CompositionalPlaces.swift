// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// The sections of a compositional layout, one after the other, and the attributes of their elements.
@MainActor
final class CompositionalPlaces {
    private(set) var sections: [CompositionalSection] = []
    /// The offsets of the sections that scroll by themselves.
    var offsets: [Int: CGPoint] = [:]
    let measured = MeasuredSizes()
    private var lengths = PrefixSums([])
    private(set) var environment: LayoutEnvironment?
    private(set) var axis = LayoutDirection.vertical
    private var spacing: CGFloat = 0
    private(set) var isRightToLeft = false
    /// The room that the layout's own boundary items take before and after the sections.
    private var ends: (before: CGFloat, after: CGFloat) = (0, 0)

    // MARK: Making

    func removeAll() {
        sections = []
        lengths = PrefixSums([])
    }

    func load(
        _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, _ environment: LayoutEnvironment,
        _ make: (Int) -> NSCollectionLayoutSection
    ) {
        let old = self.environment?.container.contentSize
        // Other room makes other sizes.
        if let old, old[layout.axis.other] != environment.container.contentSize[layout.axis.other] {
            measured.removeAll()
        }
        self.environment = environment
        axis = layout.axis
        spacing = layout.configuration.interSectionSpacing
        isRightToLeft = layout.collectionView?.isRightToLeft == true
        sections = counts.indices.map { number in
            let section = make(number)
            let reference = layout.configuration.contentInsetsReference
            let surroundings = CompositionalSection.Surroundings(
                environment: environment, axis: axis,
                insets: insets(section.contentInsetsReference, reference, layout.collectionView),
                supplementaryInsets: insets(
                    section.supplementaryContentInsetsReference, reference, layout.collectionView),
                measured: measured)
            return CompositionalSection(section, number: number, count: counts[number], in: surroundings)
        }
        lengths = PrefixSums(sections.indices.map { length(of: $0) })
        placeEnds(layout)
    }

    func length(of number: Int) -> CGFloat {
        sections[number].length + (number + 1 < sections.count ? spacing : 0)
    }

    /// The room at the sides to which a section's insets are added.
    func insets(
        _ reference: UIContentInsetsReference, _ general: UIContentInsetsReference, _ view: UICollectionView?
    ) -> NSDirectionalEdgeInsets {
        guard let view else { return .zero }
        var insets: UIEdgeInsets
        switch reference == .automatic ? general : reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent:
            let (area, all) = (view.readableContentGuide.layoutFrame, view.bounds)
            insets = UIEdgeInsets(
                top: area.minY - all.minY, left: area.minX - all.minX, bottom: all.maxY - area.maxY,
                right: all.maxX - area.maxX)
        }
        // The collection's own insets already keep a part clear: it is not counted twice.
        let adjusted = view.adjustedContentInset
        insets.left = max(insets.left - adjusted.left, 0)
        insets.right = max(insets.right - adjusted.right, 0)
        insets.top = max(insets.top - adjusted.top, 0)
        insets.bottom = max(insets.bottom - adjusted.bottom, 0)
        return NSDirectionalEdgeInsets(
            top: axis == .horizontal ? insets.top : 0, leading: isRightToLeft ? insets.right : insets.left,
            bottom: axis == .horizontal ? insets.bottom : 0, trailing: isRightToLeft ? insets.left : insets.right)
    }

    func placeEnds(_ layout: UICollectionViewCompositionalLayout) {
        ends = (0, 0)
        for place in global(layout) where place.item.extendsBoundary {
            let length = place.frame.size[axis]
            switch place.item.alignment {
            case .bottom, .bottomLeading, .bottomTrailing: if axis == .vertical { ends.after += length }
            case .trailing: if axis == .horizontal { ends.after += length }
            case .leading: if axis == .horizontal { ends.before += length }
            case .none, .top, .topLeading, .topTrailing: if axis == .vertical { ends.before += length }
            }
        }
    }

    /// The layout's own boundary items.
    func global(_ layout: UICollectionViewCompositionalLayout) -> [BoundaryFrames.Place] {
        guard !layout.configuration.boundarySupplementaryItems.isEmpty, let environment else { return [] }
        return BoundaryFrames.places(
            layout.configuration.boundarySupplementaryItems, around: CGRect(origin: .zero, size: contentSize),
            container: environment.container.contentSize, measured)
    }

    // MARK: Places

    var contentSize: CGSize {
        guard var size = environment?.container.contentSize else { return .zero }
        size[axis] = ends.before + lengths.total + ends.after
        return size
    }

    /// Where a section begins.
    func origin(of number: Int) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = ends.before + lengths.sum(before: number)
        return origin
    }

    func rect(of number: Int) -> CGRect {
        var size = environment?.container.contentSize ?? .zero
        size[axis] = sections[number].length
        return CGRect(origin: origin(of: number), size: size)
    }

    /// The sections that a rectangle meets.
    func sections(in rect: CGRect) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first = lengths.index(at: max(rect.start(axis) - ends.before, 0))
        var last = first
        while last < sections.count, origin(of: last)[axis] < rect.end(axis) { last += 1 }
        return first..<max(first, last)
    }

    // MARK: Measured elements

    func apply(_ context: UICollectionViewLayoutInvalidationContext, to layout: UICollectionViewCompositionalLayout) {
        guard let preferred = (context as? PreferredSizeContext)?.preferred else { return }
        let path = preferred.indexPath
        if let kind = preferred.representedElementKind {
            measured.set(.view(kind, path), preferred.size)
            if path.count == 1 { return placeEnds(layout) }
            guard sections.indices.contains(path.section) else { return }
            sections[path.section].boundaryMeasured()
        } else {
            measured.set(.cell(path), preferred.size)
            guard sections.indices.contains(path.section) else { return }
            sections[path.section].measured(path.item)
        }
        lengths[path.section] = length(of: path.section)
    }

    /// Forgets the measured size of an item.
    func remeasure(_ path: IndexPath) {
        guard sections.indices.contains(path.section) else { return }
        sections[path.section].measured(path.item)
        lengths[path.section] = length(of: path.section)
    }

    func runIfNeeded() {
        for number in sections.indices where sections[number].needsRun {
            sections[number].runIfNeeded()
            lengths[number] = length(of: number)
        }
    }

    // MARK: Attributes

    func attributes(
        in rect: CGRect, of layout: UICollectionViewCompositionalLayout
    ) -> [UICollectionViewLayoutAttributes] {
        runIfNeeded()
        let rect = mirrored(rect, in: contentSize.width)
        var found: [UICollectionViewLayoutAttributes] = []
        for number in sections(in: rect) {
            decorations(of: number, rect, layout, &found)
            var inner: [UICollectionViewLayoutAttributes] = []
            items(of: number, in: rect, layout, &inner)
            found += finish(inner, of: number, layout)
            for place in sections[number].boundaries {
                let one = boundary(place, of: number, layout)
                if one.frame.overlaps(mirrored(rect, in: contentSize.width)) { found.append(one) }
            }
        }
        let seen = mirrored(rect, in: contentSize.width)
        for place in global(layout) {
            let one = globalAttributes(place, layout)
            if one.frame.overlaps(seen) { found.append(one) }
        }
        return found
    }

    func scrolls(_ number: Int) -> Bool { sections[number].section.orthogonalScrollingBehavior != .none }

    /// From the section's beginning: in the content of its scroll view, if it has one.
    private func items(
        of number: Int, in rect: CGRect, _ layout: UICollectionViewCompositionalLayout,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = sections[number]
        let origin = origin(of: number)
        var seen = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let along = section.groupAxis
        if scrolls(number) {
            seen = CGRect(origin: position(of: number), size: section.contentRect.size)
                .offsetBy(dx: section.contentRect.minX, dy: section.contentRect.minY)
        }
        for group in section.groups(from: seen.start(along), to: seen.end(along)) {
            let first = section.firstItem(ofGroup: group)
            let frames = section.frames(ofGroup: group)
            for place in frames.slots.indices {
                let path = IndexPath(item: first + place, section: number)
                let slot = section.slot(of: first + place)
                guard slot.frame.end(along) > seen.start(along), slot.frame.start(along) < seen.end(along) else {
                    continue
                }
                found.append(item(slot, at: path, layout))
                for extra in slot.item.supplementaryItems {
                    found.append(supplement(extra, beside: slot.frame, at: path, layout))
                }
            }
            let origin = section.origin(ofGroup: group)
            for part in frames.parts {
                let frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
                let path = IndexPath(item: first + part.first, section: number)
                for extra in part.group.supplementaryItems {
                    found.append(supplement(extra, beside: frame, at: path, layout))
                }
            }
        }
    }

    private func item(
        _ slot: GroupFrames.Slot, at path: IndexPath, _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(at: path)
        attributes.frame = slot.frame
        attributes.zIndex = slot.zIndex
        attributes.sizing = .init(slot.item.layoutSize)
        return attributes
    }

    func supplement(
        _ item: NSCollectionLayoutSupplementaryItem, beside rect: CGRect, at path: IndexPath,
        _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(at: path, kind: item.elementKind)
        attributes.frame = item.frame(beside: rect, measured: measured[.view(item.elementKind, path)])
        attributes.zIndex = item.zIndex
        attributes.sizing = .init(item.layoutSize)
        return attributes
    }

    /// Passes items to the section's handler, and moves them to their visible places.
    func finish(
        _ items: [UICollectionViewLayoutAttributes], of number: Int, _ layout: UICollectionViewCompositionalLayout
    ) -> [UICollectionViewLayoutAttributes] {
        let section = sections[number]
        let isScrolled = scrolls(number)
        let origin = origin(of: number)
        let inner = section.contentRect.origin
        for one in items {
            one.frame =
                isScrolled
                ? mirrored(one.frame.offsetBy(dx: -inner.x, dy: -inner.y), in: section.scrolledSize.width)
                : mirrored(one.frame.offsetBy(dx: origin.x, dy: origin.y), in: contentSize.width)
            one.scrollsWithSection = isScrolled
        }
        let offset = offsets[number] ?? start(of: number)
        if let handler = section.section.visibleItemsInvalidationHandler, let environment {
            handler(
                items.map(VisibleItem.init), isScrolled ? offset : layout.collectionView?.contentOffset ?? .zero,
                environment)
        }
        guard isScrolled else { return items }
        let frame = scrollerFrame(of: number)
        for one in items { one.frame = one.frame.offsetBy(dx: frame.minX - offset.x, dy: frame.minY - offset.y) }
        return items
    }

    func attributes(
        ofItem path: IndexPath, of layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes? {
        runIfNeeded()
        guard path.count == 2, sections.indices.contains(path.section),
            (0..<sections[path.section].count).contains(path.item)
        else { return nil }
        let slot = sections[path.section].slot(of: path.item)
        return finish([item(slot, at: path, layout)], of: path.section, layout).first
    }

    /// Frames of a layout that reads from right to left.
    func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return frame }
        var frame = frame
        frame.origin.x = width - frame.maxX
        return frame
    }
}
