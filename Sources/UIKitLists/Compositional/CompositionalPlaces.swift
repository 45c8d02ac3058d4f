import CoreGraphics
import Foundation
import UIKitCore

/// The sections of a compositional layout, one after the other, and the attributes of what is in them.
@MainActor
final class CompositionalPlaces {
    private(set) var sections: [CompositionalSection] = []
    /// How far each section that scrolls by itself is scrolled.
    var offsets: [Int: CGPoint] = [:]
    let measured = MeasuredSizes()
    private var lengths = PrefixSums([])
    private var environment: LayoutEnvironment?
    private var axis = LayoutDirection.vertical
    private var spacing: CGFloat = 0
    private var isRightToLeft = false
    /// What the layout's own boundary items take before and after the sections.
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
        isRightToLeft = layout.collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        sections = counts.indices.map { number in
            let section = make(number)
            let reference = layout.configuration.contentInsetsReference
            let surroundings = CompositionalSection.Surroundings(
                environment: environment, axis: axis,
                insets: insets(section.contentInsetsReference, reference, layout.collectionView),
                supplementaryInsets: insets(section.supplementaryContentInsetsReference, reference, layout.collectionView),
                measured: measured)
            return CompositionalSection(section, number: number, count: counts[number], in: surroundings)
        }
        lengths = PrefixSums(sections.indices.map { length(of: $0) })
        placeEnds(layout)
    }

    private func length(of number: Int) -> CGFloat {
        sections[number].length + (number + 1 < sections.count ? spacing : 0)
    }

    /// The room at the sides that a section's insets come in addition to.
    private func insets(
        _ reference: UIContentInsetsReference, _ general: UIContentInsetsReference, _ view: UICollectionView?
    ) -> NSDirectionalEdgeInsets {
        guard let view else { return .zero }
        var insets: UIEdgeInsets
        switch reference == .automatic ? general : reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        }
        // What the collection's own insets keep clear is kept clear once.
        let adjusted = view.adjustedContentInset
        insets.left = max(insets.left - adjusted.left, 0)
        insets.right = max(insets.right - adjusted.right, 0)
        insets.top = max(insets.top - adjusted.top, 0)
        insets.bottom = max(insets.bottom - adjusted.bottom, 0)
        return NSDirectionalEdgeInsets(
            top: axis == .horizontal ? insets.top : 0, leading: isRightToLeft ? insets.right : insets.left,
            bottom: axis == .horizontal ? insets.bottom : 0, trailing: isRightToLeft ? insets.left : insets.right)
    }

    private func placeEnds(_ layout: UICollectionViewCompositionalLayout) {
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
    private func global(_ layout: UICollectionViewCompositionalLayout) -> [BoundaryFrames.Place] {
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

    private func rect(of number: Int) -> CGRect {
        var size = environment?.container.contentSize ?? .zero
        size[axis] = sections[number].length
        return CGRect(origin: origin(of: number), size: size)
    }

    /// The sections that a rectangle meets.
    private func sections(in rect: CGRect) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first = lengths.index(at: max(rect.start(axis) - ends.before, 0))
        var last = first
        while last < sections.count, origin(of: last)[axis] < rect.end(axis) { last += 1 }
        return first..<max(first, last)
    }

    // MARK: What elements turned out to be

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

    /// An item is an estimate again.
    func remeasure(_ path: IndexPath) {
        guard sections.indices.contains(path.section) else { return }
        sections[path.section].measured(path.item)
        lengths[path.section] = length(of: path.section)
    }

    private func runIfNeeded() {
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
                if one.frame.intersects(mirrored(rect, in: contentSize.width)) { found.append(one) }
            }
        }
        let seen = mirrored(rect, in: contentSize.width)
        for place in global(layout) {
            let one = globalAttributes(place, layout)
            if one.frame.intersects(seen) { found.append(one) }
        }
        return found
    }

    private func scrolls(_ number: Int) -> Bool { sections[number].section.orthogonalScrollingBehavior != .none }

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
                guard slot.frame.end(along) > seen.start(along), slot.frame.start(along) < seen.end(along) else { continue }
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
        attributes.sizing = sizing(slot.item.layoutSize)
        return attributes
    }

    private func supplement(
        _ item: NSCollectionLayoutSupplementaryItem, beside rect: CGRect, at path: IndexPath,
        _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(at: path, kind: item.elementKind)
        attributes.frame = item.frame(beside: rect, measured: measured[.view(item.elementKind, path)])
        attributes.zIndex = item.zIndex
        attributes.sizing = sizing(item.layoutSize)
        return attributes
    }

    /// Shows items to the section's handler, and brings them to where they are seen.
    private func finish(
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

    // MARK: Views beside sections

    private func boundary(
        _ place: BoundaryFrames.Place, of number: Int, _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let origin = origin(of: number)
        let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        return attributes(place, frame, within: rect(of: number), layout)
    }

    private func globalAttributes(
        _ place: BoundaryFrames.Place, _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        attributes(place, place.frame, within: CGRect(origin: .zero, size: contentSize), layout)
    }

    private func attributes(
        _ place: BoundaryFrames.Place, _ frame: CGRect, within whole: CGRect,
        _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(at: place.path, kind: place.item.elementKind)
        attributes.frame = frame
        attributes.zIndex = place.item.zIndex
        if place.item.pinToVisibleBounds, let view = layout.collectionView {
            let seen = view.bounds.inset(by: view.adjustedContentInset)
            attributes.frame = BoundaryFrames.pinned(frame, place.item.alignment, in: whole, seen: seen, axis)
            attributes.isPinned = attributes.frame != frame
        }
        attributes.frame = mirrored(attributes.frame, in: contentSize.width)
        attributes.sizing = sizing(place.item.layoutSize)
        return attributes
    }

    func attributes(
        of kind: String, at path: IndexPath, of layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes? {
        runIfNeeded()
        guard path.count == 2 else {
            return global(layout).first { $0.item.elementKind == kind && $0.path == path }
                .map { globalAttributes($0, layout) }
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let place = section.boundaries.first(where: { $0.item.elementKind == kind && $0.path == path }) {
            return boundary(place, of: path.section, layout)
        }
        guard (0..<section.count).contains(path.item) else { return nil }
        let slot = section.slot(of: path.item)
        return slot.item.supplementaryItems.first { $0.elementKind == kind }.flatMap {
            finish([supplement($0, beside: slot.frame, at: path, layout)], of: path.section, layout).first
        }
    }

    private func decorations(
        of number: Int, _ rect: CGRect, _ layout: UICollectionViewCompositionalLayout,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        for item in sections[number].section.decorationItems {
            let path = IndexPath(item: 0, section: number)
            let attributes = layout.makeAttributes(at: path, kind: item.elementKind)
            attributes.isDecoration = true
            let insets = item.contentInsets
            var frame = self.rect(of: number)
            frame.origin.x += insets.leading
            frame.origin.y += insets.top
            frame.size.width -= insets.leading + insets.trailing
            frame.size.height -= insets.top + insets.bottom
            if item.elementKind == ListBackground.kind, let view = layout.collectionView {
                // A list's background goes on where nothing is.
                frame = frame.insetBy(dx: min(view.adjustedContentInset.left, 0), dy: 0)
                if number == 0 { frame = frame.union(CGRect(x: frame.minX, y: view.bounds.minY, width: 0, height: 0)) }
                if number == sections.count - 1 {
                    frame = frame.union(CGRect(x: frame.minX, y: view.bounds.maxY, width: 0, height: 0))
                }
            }
            attributes.frame = mirrored(frame, in: contentSize.width)
            attributes.zIndex = item.zIndex
            found.append(attributes)
        }
    }

    /// Frames of a layout that reads from right to left.
    private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return frame }
        var frame = frame
        frame.origin.x = width - frame.maxX
        return frame
    }

    // MARK: Sections that scroll by themselves

    private func scrollerFrame(of number: Int) -> CGRect {
        let origin = origin(of: number)
        return mirrored(sections[number].contentRect.offsetBy(dx: origin.x, dy: origin.y), in: contentSize.width)
    }

    /// Where a section is before anybody scrolled it.
    private func start(of number: Int) -> CGPoint {
        guard isRightToLeft, sections[number].groupAxis == .horizontal else { return .zero }
        let section = sections[number]
        return CGPoint(x: max(section.scrolledSize.width - section.contentRect.width, 0), y: 0)
    }

    /// The offset from the beginning of the groups.
    private func position(of number: Int) -> CGPoint {
        let offset = offsets[number] ?? start(of: number)
        guard isRightToLeft, sections[number].groupAxis == .horizontal else { return offset }
        let section = sections[number]
        return CGPoint(x: section.scrolledSize.width - section.contentRect.width - offset.x, y: offset.y)
    }

    func scrollers(of layout: UICollectionViewCompositionalLayout) -> [SectionScroller] {
        guard let view = layout.collectionView else { return [] }
        return sections(in: view.bounds).filter(scrolls).map { number in
            SectionScroller(
                section: number, frame: scrollerFrame(of: number), contentSize: sections[number].scrolledSize,
                offset: offsets[number] ?? start(of: number), axis: sections[number].groupAxis,
                behavior: sections[number].section.orthogonalScrollingBehavior,
                properties: sections[number].section.orthogonalScrollingProperties,
                rest: { [weak self] in self?.rest(of: number, from: $0, toward: $1, velocity: $2) ?? $1 })
        }
    }

    /// T98: where a section comes to rest along its groups.
    private func rest(of number: Int, from offset: CGFloat, toward target: CGFloat, velocity: CGFloat) -> CGFloat {
        guard sections.indices.contains(number), sections[number].groupCount > 0 else { return target }
        let section = sections[number]
        let axis = section.groupAxis
        let flips = isRightToLeft && axis == .horizontal
        let last = section.scrolledSize[axis] - section.contentRect.size[axis]
        func flip(_ value: CGFloat) -> CGFloat { flips ? last - value : value }
        let steps = GroupSteps(section)
        let result =
            section.section.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary
            ? steps.nearest(to: flip(target))
            : steps.next(from: flip(offset), velocity: flips ? -velocity : velocity)
        return flip(min(max(result, 0), max(last, 0)))
    }
}

/// Along which axes a size is an estimate.
@MainActor
private func sizing(_ size: NSCollectionLayoutSize) -> UICollectionViewLayoutAttributes.Sizing {
    .init(width: size.widthDimension.isEstimated, height: size.heightDimension.isEstimated)
}

/// The offsets at which a section that scrolls by itself shows a group whole.
@MainActor
private struct GroupSteps {
    private let section: CompositionalSection
    private let isCentered: Bool

    init(_ section: CompositionalSection) {
        self.section = section
        isCentered = section.section.orthogonalScrollingBehavior == .groupPagingCentered
    }

    private func offset(of group: Int) -> CGFloat {
        let axis = section.groupAxis
        let inner = section.contentRect.origin[axis]
        let start = section.origin(ofGroup: group)[axis] - inner
        guard isCentered else { return start - (section.origin(ofGroup: 0)[axis] - inner) }
        return start + section.frames(ofGroup: group).size[axis] / 2 - section.contentRect.size[axis] / 2
    }

    /// The last group that begins at an offset or before it.
    private func group(at offset: CGFloat) -> Int {
        var (low, high) = (0, section.groupCount - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset + 0.5 { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func nearest(to place: CGFloat) -> CGFloat {
        let group = group(at: place)
        let before = offset(of: group)
        guard group + 1 < section.groupCount else { return before }
        let after = offset(of: group + 1)
        return place - before <= after - place ? before : after
    }

    /// - Parameter velocity: points a millisecond; one that counts goes to the next group, whichever is nearer.
    func next(from place: CGFloat, velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > ListConstants.groupPagingVelocity else { return nearest(to: place) }
        let group = group(at: place)
        guard velocity > 0 else { return min(offset(of: group), place) }
        return group + 1 < section.groupCount ? offset(of: group + 1) : offset(of: group)
    }
}
