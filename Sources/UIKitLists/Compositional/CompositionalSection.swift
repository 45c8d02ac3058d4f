// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// One section of a compositional layout: the places of its groups and boundary items. "Along" is the direction in which the
/// layout scrolls.
///
/// Groups are equal until items are measured, so making a section takes the same time for any number of items. Only requested
/// groups are laid out. If items of unknown length share lines of a known length, lines are broken from the first one on.
@MainActor
final class CompositionalSection {
    /// The surroundings for a section's layout.
    @MainActor
    struct Surroundings {
        var environment: LayoutEnvironment
        var axis: LayoutDirection
        /// Room at the sides to which the section's own insets are added.
        var insets: NSDirectionalEdgeInsets
        var supplementaryInsets: NSDirectionalEdgeInsets
        /// The measured sizes of elements.
        var measured: MeasuredSizes

        var room: CGSize { environment.container.contentSize }
    }

    let section: NSCollectionLayoutSection
    let number: Int
    let count: Int
    private let surroundings: Surroundings
    private let container: CGSize
    private let template: GroupFrames
    private var groups: GroupRun
    private var solved: [Int: GroupFrames] = [:]
    /// The room that boundary items take at each side of the groups.
    private(set) var margins = NSDirectionalEdgeInsets.zero
    private(set) var boundaries: [BoundaryFrames.Place] = []

    init(_ section: NSCollectionLayoutSection, number: Int, count: Int, in surroundings: Surroundings) {
        self.section = section
        self.number = number
        self.count = count
        self.surroundings = surroundings
        margins = BoundaryFrames.margins(
            of: section.boundarySupplementaryItems, number: number, in: surroundings, section: section)
        let own = section.contentInsets
        let outer = surroundings.insets
        let sides = (
            own.leading + outer.leading + margins.leading, own.trailing + outer.trailing + margins.trailing
        )
        var container = surroundings.room
        container.width = max(container.width - sides.0 - sides.1, 0)
        // In a vertical layout nothing bounds a section along it. In a horizontal one its insets and headers reduce the height.
        if surroundings.axis == .horizontal {
            container.height = max(
                container.height - own.top - own.bottom - outer.top - outer.bottom - margins.top - margins.bottom, 0)
        }
        self.container = container
        let solver = GroupSolver(traits: surroundings.environment.traitCollection)
        template = solver.solve(section.group, in: container)
        groups = GroupRun(items: count, perGroup: max(template.slots.count, 1))
        if template.slots.isEmpty { groups = GroupRun(items: 0, perGroup: 1) }
        run()
        boundaries = BoundaryFrames.places(of: self, in: surroundings)
    }

    // MARK: Groups

    private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// The direction in which groups follow each other.
    var groupAxis: LayoutDirection { isOrthogonal ? surroundings.axis.other : surroundings.axis }

    /// Whether the number of items in a group is unknown before they are measured.
    private var breaksLines: Bool {
        guard case .row(let axis) = section.group.arrangement, section.group.count == nil,
            !section.group.layoutSize.dimension(axis).isEstimated
        else { return false }
        return section.group.subitems.contains { $0.layoutSize.dimension(axis).isEstimated }
    }

    private func solve(first: Int, limit: Int) -> GroupFrames {
        let measured = surroundings.measured
        let path = IndexPath(item: 0, section: number)
        let solver = GroupSolver(
            traits: surroundings.environment.traitCollection,
            measured: { measured[.cell(IndexPath(item: first + $0, section: path.section))] }, limit: limit)
        return solver.solve(section.group, in: container)
    }

    private func run() {
        solved = [:]
        guard groups.items > 0 else { return }
        let spacing = section.interGroupSpacing + edges
        if breaksLines {
            // Each line depends on the lines before it.
            var starts: [Int] = []
            var lengths: [CGFloat] = []
            var first = 0
            while first < count {
                let frames = solve(first: first, limit: count - first)
                solved[starts.count] = frames
                starts.append(first)
                lengths.append(frames.size[groupAxis] + spacing)
                first += max(frames.slots.count, 1)
            }
            groups.breakLines(at: starts, lengths)
        } else {
            groups.setLength(template.size[groupAxis] + spacing)
            let rest = count % groups.perGroup
            if rest != 0 {
                let last = solve(first: count - rest, limit: rest)
                groups.measure(groups.count - 1, as: last.size[groupAxis] + spacing)
            }
            for item in surroundings.measured.items(of: number) where item < count { take(item) }
        }
    }

    /// An item's size became known.
    private func take(_ item: Int) {
        let group = groups.group(of: item)
        let first = groups.first(of: group)
        let frames = solve(first: first, limit: min(groups.perGroup, count - first))
        solved[group] = frames
        groups.measure(group, as: frames.size[groupAxis] + section.interGroupSpacing + edges)
    }

    /// The measured size of an item is new, or forgotten.
    func measured(_ item: Int) {
        guard item < count, groups.items > 0 else { return }
        if breaksLines { needsRun = true } else { take(item) }
        boundaries = BoundaryFrames.places(of: self, in: surroundings)
    }

    /// Whether lines have to be broken again.
    private(set) var needsRun = false

    func runIfNeeded() {
        guard needsRun else { return }
        needsRun = false
        run()
        boundaries = BoundaryFrames.places(of: self, in: surroundings)
    }

    func boundaryMeasured() {
        margins = BoundaryFrames.margins(
            of: section.boundarySupplementaryItems, number: number, in: surroundings, section: section)
        boundaries = BoundaryFrames.places(of: self, in: surroundings)
    }

    /// The fixed room of the group's own edges, along.
    private var edges: CGFloat {
        guard let room = section.group.edgeSpacing?.room(groupAxis) else { return 0 }
        return (room.before?.spacing ?? 0) + (room.after?.spacing ?? 0)
    }

    func frames(ofGroup group: Int) -> GroupFrames {
        if let known = solved[group] { return known }
        let first = groups.first(of: group)
        let limit = min(groups.perGroup, count - first)
        if limit == template.slots.count { return template }
        let frames = solve(first: first, limit: limit)
        solved[group] = frames
        return frames
    }

    var groupCount: Int { groups.count }
    func firstItem(ofGroup group: Int) -> Int { groups.first(of: group) }
    func group(of item: Int) -> Int { groups.group(of: item) }

    /// The beginning of a group in the section's content. For a section that scrolls by itself, this is the scroll view's content.
    func origin(ofGroup group: Int) -> CGPoint {
        var origin = contentOrigin
        let along = groupAxis
        origin[along] += groups.start(of: group) + (section.group.edgeSpacing?.room(along).before?.spacing ?? 0)
        let room = section.group.edgeSpacing?.room(along.other)
        let frames = frames(ofGroup: group)
        let width = along.other == surroundings.axis && isOrthogonal ? breadth : container[along.other]
        origin[along.other] += EdgePlace.start(
            of: frames.size[along.other], in: width, room?.before, room?.after)
        return origin
    }

    /// The beginning of the first group, from the section's own beginning.
    private var contentOrigin: CGPoint {
        let own = section.contentInsets
        let outer = surroundings.insets
        return CGPoint(
            x: own.leading + outer.leading + margins.leading + centering.x,
            y: own.top + (surroundings.axis == .horizontal ? outer.top : 0) + margins.top + centering.y)
    }

    /// T98: if groups are centered, the first one is centered at first.
    private var centering: CGPoint {
        var shift = CGPoint.zero
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 else { return shift }
        shift[groupAxis] = max((container[groupAxis] - template.size[groupAxis]) / 2, 0)
        return shift
    }

    /// The length of all groups, one after the other.
    private var groupsLength: CGFloat {
        groups.count > 0 ? groups.total - section.interGroupSpacing : 0
    }

    /// The room that a section that scrolls by itself takes along: the highest of its known groups.
    private var breadth: CGFloat {
        guard groups.count > 0 else { return 0 }
        return solved.values.map { $0.size[along] }.max() ?? template.size[along]
    }

    // MARK: The whole section

    private var along: LayoutDirection { surroundings.axis }

    /// Without boundary items, along.
    private var contentLength: CGFloat {
        let own = section.contentInsets
        let insets = along == .vertical ? own.top + own.bottom : own.leading + own.trailing
        guard count > 0 else { return insets }
        return insets + (isOrthogonal ? breadth : groupsLength)
    }

    /// Along.
    var length: CGFloat {
        let around = along == .vertical ? margins.top + margins.bottom : margins.leading + margins.trailing
        return contentLength + around
    }

    /// The part of the section that its groups and insets take, from the section's beginning.
    var contentRect: CGRect {
        let room = surroundings.room
        let width = max(room.width - margins.leading - margins.trailing, 0)
        let height = max(room.height - margins.top - margins.bottom, 0)
        return CGRect(
            x: margins.leading, y: margins.top, width: along == .vertical ? width : contentLength,
            height: along == .vertical ? contentLength : height)
    }

    /// The content of the section's scroll view (T98), whose frame is ``contentRect`` across all of the collection's width.
    var scrolledSize: CGSize {
        let own = section.contentInsets
        let outer = surroundings.insets
        let isFlat = groupAxis == .horizontal
        let insets =
            isFlat
            ? own.leading + own.trailing + outer.leading + outer.trailing
            : own.top + own.bottom + outer.top + outer.bottom
        var size = contentRect.size
        size[groupAxis] = groupsLength + insets + 2 * centering[groupAxis]
        return size
    }

    // MARK: Items

    /// An item's frame, from the section's beginning, as if nothing were scrolled.
    func slot(of item: Int) -> GroupFrames.Slot {
        let group = groups.group(of: item)
        var slot = frames(ofGroup: group).slots[item - groups.first(of: group)]
        let origin = origin(ofGroup: group)
        slot.frame = slot.frame.offsetBy(dx: origin.x, dy: origin.y)
        return slot
    }

    /// The groups in a range along the groups, from the section's beginning.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard groups.count > 0 else { return 0..<0 }
        let begin = contentOrigin[groupAxis]
        let first = groups.group(at: max(low - begin, 0))
        var last = first
        while last < groups.count, groups.start(of: last) + begin < high { last += 1 }
        return first..<max(first, last)
    }
}
