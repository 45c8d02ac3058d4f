// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

// Sections that scroll by themselves (T98).
extension CompositionalPlaces {
    func scrollerFrame(of number: Int) -> CGRect {
        let origin = origin(of: number)
        return mirrored(sections[number].contentRect.offsetBy(dx: origin.x, dy: origin.y), in: contentSize.width)
    }

    /// The place of a section before it is scrolled.
    func start(of number: Int) -> CGPoint {
        guard isRightToLeft, sections[number].groupAxis == .horizontal else { return .zero }
        let section = sections[number]
        return CGPoint(x: max(section.scrolledSize.width - section.contentRect.width, 0), y: 0)
    }

    /// The offset from the beginning of the groups.
    func position(of number: Int) -> CGPoint {
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

    /// T98: the offset at which a section comes to rest along its groups.
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

    /// - Parameter velocity: points a millisecond. A fast one goes to the next group, whichever is nearer.
    func next(from place: CGFloat, velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > ListConstants.groupPagingVelocity else { return nearest(to: place) }
        let group = group(at: place)
        guard velocity > 0 else { return min(offset(of: group), place) }
        return group + 1 < section.groupCount ? offset(of: group + 1) : offset(of: group)
    }
}
