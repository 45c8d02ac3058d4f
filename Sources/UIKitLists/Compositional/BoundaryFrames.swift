// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// Places headers, footers and other boundary items of a section or of the whole layout (T95).
@MainActor
enum BoundaryFrames {
    struct Place {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let path: IndexPath
        /// From the section's beginning.
        var frame: CGRect
    }

    /// Which edge an item stands at: above, below or at a side.
    private enum Edge {
        case top, bottom, leading, trailing

        @MainActor
        init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
            switch item.alignment {
            case .leading: self = .leading
            case .trailing: self = .trailing
            case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
            case .none, .top, .topLeading, .topTrailing: self = .top
            }
        }
    }

    /// The items with their paths. The first item of a kind has the path of the section's first item, the next one that of
    /// the second.
    private static func numbered(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: (Int) -> IndexPath
    ) -> [(item: NSCollectionLayoutBoundarySupplementaryItem, path: IndexPath)] {
        var counts: [String: Int] = [:]
        return items.map { item in
            let count = counts[item.elementKind, default: 0]
            counts[item.elementKind] = count + 1
            return (item, path(count))
        }
    }

    /// The room that extending boundary items take at each edge of a section.
    static func margins(
        of items: [NSCollectionLayoutBoundarySupplementaryItem], number: Int,
        in surroundings: CompositionalSection.Surroundings, section: NSCollectionLayoutSection
    ) -> NSDirectionalEdgeInsets {
        let container = container(of: section, in: surroundings)
        var margins = NSDirectionalEdgeInsets.zero
        for (item, path) in numbered(items, { IndexPath(item: $0, section: number) }) where item.extendsBoundary {
            let size = item.size(in: container, measured: surroundings.measured[.view(item.elementKind, path)])
            switch Edge(item) {
            case .top: margins.top += max(size.height + item.offset.y, 0)
            case .bottom: margins.bottom += max(size.height - item.offset.y, 0)
            case .leading: margins.leading += max(size.width + item.offset.x, 0)
            case .trailing: margins.trailing += max(size.width - item.offset.x, 0)
            }
        }
        return margins
    }

    /// The room that a section's boundary items share.
    private static func container(
        of section: NSCollectionLayoutSection, in surroundings: CompositionalSection.Surroundings
    ) -> CGSize {
        var container = surroundings.room
        let insets = sides(of: section, in: surroundings)
        container.width = max(container.width - insets.leading - insets.trailing, 0)
        return container
    }

    private static func sides(
        of section: NSCollectionLayoutSection, in surroundings: CompositionalSection.Surroundings
    ) -> (leading: CGFloat, trailing: CGFloat) {
        let outer = surroundings.supplementaryInsets
        guard section.supplementariesFollowContentInsets else { return (outer.leading, outer.trailing) }
        return (outer.leading + section.contentInsets.leading, outer.trailing + section.contentInsets.trailing)
    }

    static func places(
        of section: CompositionalSection, in surroundings: CompositionalSection.Surroundings
    ) -> [Place] {
        let items = numbered(section.section.boundarySupplementaryItems) {
            IndexPath(item: $0, section: section.number)
        }
        let sides = sides(of: section.section, in: surroundings)
        let room = surroundings.room
        let isVertical = surroundings.axis == .vertical
        let whole = CGRect(
            x: isVertical ? sides.leading : 0, y: 0,
            width: isVertical ? max(room.width - sides.leading - sides.trailing, 0) : section.length,
            height: isVertical ? section.length : room.height)
        let container = container(of: section.section, in: surroundings)
        return places(items, in: whole, container, section.contentRect, surroundings.measured)
    }

    /// The places of the layout's own items: around all sections, or over them.
    static func places(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], around content: CGRect, container: CGSize,
        _ measured: MeasuredSizes
    ) -> [Place] {
        places(numbered(items) { IndexPath(index: $0) }, in: content, container, content, measured)
    }

    /// - Parameters:
    ///   - whole: the rectangle at whose edges the items stand.
    ///   - inner: the part between the extending items.
    private static func places(
        _ items: [(item: NSCollectionLayoutBoundarySupplementaryItem, path: IndexPath)], in whole: CGRect,
        _ container: CGSize, _ inner: CGRect, _ measured: MeasuredSizes
    ) -> [Place] {
        var (top, bottom) = (whole.minY, whole.maxY)
        var (leading, trailing) = (whole.minX, whole.maxX)
        return items.map { item, path in
            let size = item.size(in: container, measured: measured[.view(item.elementKind, path)])
            var frame = CGRect(origin: .zero, size: size)
            frame.origin.x = horizontal(item.alignment, size.width, whole)
            switch Edge(item) {
            case .top:
                frame.origin.y = item.extendsBoundary ? top : inner.minY
                if item.extendsBoundary { top += max(size.height + item.offset.y, 0) }
            case .bottom:
                frame.origin.y = (item.extendsBoundary ? bottom : inner.maxY) - size.height
                if item.extendsBoundary { bottom -= max(size.height - item.offset.y, 0) }
            case .leading:
                frame.origin = CGPoint(x: item.extendsBoundary ? leading : inner.minX, y: inner.midY - size.height / 2)
                if item.extendsBoundary { leading += max(size.width + item.offset.x, 0) }
            case .trailing:
                frame.origin = CGPoint(
                    x: (item.extendsBoundary ? trailing : inner.maxX) - size.width, y: inner.midY - size.height / 2)
                if item.extendsBoundary { trailing -= max(size.width - item.offset.x, 0) }
            }
            return Place(item: item, path: path, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y))
        }
    }

    private static func horizontal(_ alignment: NSRectAlignment, _ width: CGFloat, _ whole: CGRect) -> CGFloat {
        switch alignment {
        case .topLeading, .bottomLeading, .leading: whole.minX
        case .topTrailing, .bottomTrailing, .trailing: whole.maxX - width
        case .none, .top, .bottom: whole.midX - width / 2
        }
    }

    /// T95: the place of a pinned item for a visible part of the content: the visible place nearest to its own, within its
    /// section or layout.
    static func pinned(
        _ frame: CGRect, _ alignment: NSRectAlignment, in whole: CGRect, seen: CGRect, _ axis: LayoutDirection
    ) -> CGRect {
        var frame = frame
        let (low, high) = (whole.start(axis), whole.end(axis) - frame.size[axis])
        let isAtEnd: Bool
        switch alignment {
        case .bottom, .bottomLeading, .bottomTrailing: isAtEnd = axis == .vertical
        case .trailing, .topTrailing: isAtEnd = axis == .horizontal
        case .none, .top, .topLeading, .leading: isAtEnd = false
        }
        let place =
            isAtEnd
            ? min(frame.start(axis), seen.end(axis) - frame.size[axis]) : max(frame.start(axis), seen.start(axis))
        frame.origin[axis] = max(min(place, high), low)
        return frame
    }
}
