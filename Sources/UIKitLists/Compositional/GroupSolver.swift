// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The places of the items of a group, in the group's coordinates.
struct GroupFrames {
    struct Slot {
        var frame: CGRect
        let item: NSCollectionLayoutItem
        var zIndex = 0
    }

    /// A group with views of its own beside it.
    struct Part {
        var frame: CGRect
        let group: NSCollectionLayoutGroup
        /// The first of its items.
        let first: Int
    }

    /// The group's place, with its insets.
    var size: CGSize
    var slots: [Slot] = []
    var parts: [Part] = []

    mutating func move(by distance: CGPoint) {
        for place in slots.indices { slots[place].frame = slots[place].frame.offsetBy(dx: distance.x, dy: distance.y) }
        for place in parts.indices { parts[place].frame = parts[place].frame.offsetBy(dx: distance.x, dy: distance.y) }
    }
}

/// Lays out one group: its subitems follow each other as long as there is room (T93, T94).
@MainActor
struct GroupSolver {
    /// An overflow below this many points still fits.
    private static let rounding: CGFloat = 0.01

    let traits: UITraitCollection
    /// The measured size of an item, by its number in the group; `nil` if it has only its estimate.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// How many items there are for the group.
    var limit = Int.max

    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupFrames {
        solve(group, in: container, from: 0).frames
    }

    /// An element in a row: its frames, and its estimated length before it was measured.
    private struct Child {
        var frames: GroupFrames
        let item: NSCollectionLayoutItem
        var estimate: CGSize
    }

    // MARK: Groups

    private func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int, overriding override: CGSize? = nil
    ) -> Child {
        let outer = override ?? group.layoutSize.size(in: container)
        let insets = group.effectiveInsets
        let inner = CGSize(
            width: max(outer.width - insets.leading - insets.trailing, 0),
            height: max(outer.height - insets.top - insets.bottom, 0))
        var child: Child
        switch group.arrangement {
        case .custom(let provider): child = custom(group, provider, inner, from: first)
        case .row(let axis): child = row(group, axis, inner, from: first, isFixed: override != nil)
        }
        child.frames.move(by: CGPoint(x: insets.leading, y: insets.top))
        if !group.supplementaryItems.isEmpty, !child.frames.slots.isEmpty {
            let frame = CGRect(
                x: insets.leading, y: insets.top, width: child.frames.size.width, height: child.frames.size.height)
            child.frames.parts.append(.init(frame: frame, group: group, first: first))
        }
        child.frames.size.width += insets.leading + insets.trailing
        child.frames.size.height += insets.top + insets.bottom
        child.estimate = outer
        return child
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize,
        from first: Int
    ) -> Child {
        let items = provider(LayoutEnvironment(LayoutContainer(size), traits))
        var frames = GroupFrames(size: size)
        let item = NSCollectionLayoutItem(layoutSize: group.layoutSize)
        for one in items.prefix(max(limit - first, 0)) {
            frames.slots.append(.init(frame: one.frame, item: item, zIndex: one.zIndex))
        }
        return Child(frames: frames, item: group, estimate: size)
    }

    private func row(
        _ group: NSCollectionLayoutGroup, _ axis: LayoutDirection, _ inner: CGSize, from first: Int, isFixed: Bool
    ) -> Child {
        let isEstimated = !isFixed && group.layoutSize.dimension(axis).isEstimated
        let spacing = group.interItemSpacing?.spacing ?? 0
        var room = inner
        if group.sharesRoom, let count = group.count, count > 0 {
            room[axis] = max((inner[axis] - CGFloat(count - 1) * spacing) / CGFloat(count), 0)
        }
        var children: [Child] = []
        var used: CGFloat = 0
        var taken: CGFloat = 0
        var next = first
        while next < limit, group.count.map({ children.count < $0 }) ?? true, !group.subitems.isEmpty {
            let item = group.subitems[children.count % group.subitems.count]
            let child = solve(item, in: inner, shared: group.sharesRoom ? (axis, room[axis]) : nil, from: next)
            let edges = edgeRoom(item, axis)
            let gap = children.isEmpty ? 0 : spacing
            // A group that grows has as many items as its estimate has room for.
            let length = (isEstimated ? child.estimate : child.frames.size)[axis]
            let needed = gap + edges + length
            let fits = used + needed <= inner[axis] + Self.rounding || group.count != nil
            guard fits || children.isEmpty else { break }
            // A child without room and items would repeat for ever.
            guard !child.frames.slots.isEmpty, needed > 0 || group.count != nil || children.count < 1000 else { break }
            used += needed
            taken += gap + edges + child.frames.size[axis]
            next += child.frames.slots.count
            children.append(child)
        }
        makeUniform(&children, axis)
        let length = isEstimated ? taken : inner[axis]
        var size = inner
        size[axis] = length
        if !isFixed, group.layoutSize.dimension(axis.other).isEstimated {
            size[axis.other] = children.map { $0.frames.size[axis.other] + edgeRoom($0.item, axis.other) }.max() ?? 0
        }
        return Child(
            frames: place(children, of: group, axis, size, spare: length - taken), item: group, estimate: inner)
    }

    /// The fixed room at both edges of an item.
    private func edgeRoom(_ item: NSCollectionLayoutItem, _ axis: LayoutDirection) -> CGFloat {
        guard let room = item.edgeSpacing?.room(axis) else { return 0 }
        return (room.before?.spacing ?? 0) + (room.after?.spacing ?? 0)
    }

    private func makeUniform(_ children: inout [Child], _ axis: LayoutDirection) {
        let other = axis.other
        func isUniform(_ child: Child) -> Bool { child.item.layoutSize.dimension(other).isUniformAcrossSiblings }
        guard let longest = children.filter(isUniform).map({ $0.frames.size[other] }).max() else { return }
        for place in children.indices where isUniform(children[place]) {
            children[place].frames.size[other] = longest
            guard !(children[place].item is NSCollectionLayoutGroup) else { continue }
            for slot in children[place].frames.slots.indices {
                children[place].frames.slots[slot].frame.size[other] = longest
            }
        }
    }

    /// Places children one after the other; flexible room shares the rest.
    private func place(
        _ children: [Child], of group: NSCollectionLayoutGroup, _ axis: LayoutDirection, _ size: CGSize, spare: CGFloat
    ) -> GroupFrames {
        let between = group.interItemSpacing
        var shares = between?.isFlexibleSpacing == true ? max(children.count - 1, 0) : 0
        for child in children {
            let room = child.item.edgeSpacing?.room(axis)
            if room?.before?.isFlexibleSpacing == true { shares += 1 }
            if room?.after?.isFlexibleSpacing == true { shares += 1 }
        }
        let share = shares > 0 ? max(spare, 0) / CGFloat(shares) : 0
        func room(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
        }
        var frames = GroupFrames(size: size)
        var place: CGFloat = 0
        for (number, child) in children.enumerated() {
            if number > 0 { place += room(between) }
            let edges = child.item.edgeSpacing?.room(axis)
            place += room(edges?.before)
            var origin = CGPoint.zero
            origin[axis] = place
            origin[axis.other] = aside(child, axis.other, size)
            var moved = child.frames
            moved.move(by: origin)
            frames.slots += moved.slots
            frames.parts += moved.parts
            place += child.frames.size[axis] + room(edges?.after)
        }
        return frames
    }

    /// The beginning of a child across the group.
    private func aside(_ child: Child, _ axis: LayoutDirection, _ size: CGSize) -> CGFloat {
        let room = child.item.edgeSpacing?.room(axis)
        return EdgePlace.start(of: child.frames.size[axis], in: size[axis], room?.before, room?.after)
    }

    // MARK: Items

    private func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, shared: (axis: LayoutDirection, length: CGFloat)?,
        from first: Int
    ) -> Child {
        var size = item.layoutSize.size(in: container)
        if let shared { size[shared.axis] = shared.length }
        if let group = item as? NSCollectionLayoutGroup {
            return solve(group, in: container, from: first, overriding: shared == nil ? nil : size)
        }
        let estimate = size
        if let measured = measured(first) {
            for axis in [LayoutDirection.horizontal, .vertical] where axis != shared?.axis {
                if item.layoutSize.dimension(axis).isEstimated { size[axis] = measured[axis] }
            }
        }
        let insets = item.effectiveInsets
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        return Child(
            frames: GroupFrames(size: size, slots: [.init(frame: frame, item: item)]), item: item, estimate: estimate)
    }
}

/// The place of something in a larger room.
enum EdgePlace {
    /// Flexible room pushes away; on both sides it centers.
    @MainActor
    static func start(
        of length: CGFloat, in room: CGFloat, _ before: NSCollectionLayoutSpacing?, _ after: NSCollectionLayoutSpacing?
    ) -> CGFloat {
        let (low, high) = (before?.spacing ?? 0, after?.spacing ?? 0)
        let spare = max(room - length - low - high, 0)
        switch (before?.isFlexibleSpacing ?? false, after?.isFlexibleSpacing ?? false) {
        case (true, true): return low + spare / 2
        case (true, false): return low + spare
        default: return low
        }
    }
}
