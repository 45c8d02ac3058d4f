// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// One movement by an arrow: the candidates, and the verdict on each.
@MainActor
struct FocusMovement {
    /// A candidate, in the order of the map.
    private struct Option {
        let object: AnyObject
        /// The frame at which the arrow finds it, in the window's coordinates (points).
        let frame: CGRect
        /// Where it leads; `nil` when it cannot be chosen.
        let item: (any UIFocusItem)?
        let isGuide: Bool
        let scrolls: [ObjectIdentifier]
        /// Known from the beginning for a candidate that cannot be chosen.
        var verdict: FocusCandidate.Verdict?
    }

    private let item: any UIFocusItem
    private let origin: CGRect
    private let scrolls: [ObjectIdentifier]
    private let group: String
    private let staysInGroup: Bool
    private var options: [Option] = []

    init(
        item: any UIFocusItem, origin: CGRect, scrolls: [ObjectIdentifier], group: String, staysInGroup: Bool
    ) {
        self.item = item
        self.origin = origin
        self.scrolls = scrolls
        self.group = group
        self.staysInGroup = staysInGroup
    }

    /// Takes the candidates of a map.
    mutating func consider(_ map: FocusMap, in window: UIWindow, _ system: UIFocusSystem) {
        for region in map.regions where region.item !== item {
            guard let object = region.object else { continue }
            // Items that scroll with the focused item are found at their full frames. Elsewhere only the visible part counts.
            let frame = region.scrolls.allSatisfy(scrolls.contains) ? region.frame : region.visible
            guard !frame.isEmpty else { continue }
            var verdict: FocusCandidate.Verdict?
            var destination = region.item
            if let item = region.item {
                let obstacle = FocusObstacles.obstacle(of: item, in: system)
                if obstacle == .notFocusable { continue }
                verdict = obstacle.map { .obstacle($0) }
            } else if let guide = region.guide {
                destination = Self.destination(of: guide, in: window, system)
                // H21.
                if destination == nil || destination === item {
                    verdict = .guideLeadsNowhere
                } else if frame.overlaps(origin) {
                    verdict = .guideOverlaps
                }
            }
            if verdict == nil, staysInGroup, region.group != group { verdict = .otherGroup(region.group) }
            options.append(
                Option(
                    object: object, frame: frame, item: verdict == nil ? destination : nil,
                    isGuide: region.guide != nil, scrolls: region.scrolls, verdict: verdict))
        }
    }

    /// H21: the first focusable item that a guide prefers.
    private static func destination(
        of guide: UIFocusGuide, in window: UIWindow, _ system: UIFocusSystem
    ) -> (any UIFocusItem)? {
        for environment in guide.preferredFocusEnvironments {
            var preference = FocusPreference(system, in: window)
            if let found = preference.search(environment) { return found.item }
        }
        return nil
    }

    /// H24. Items that scroll with the focused item go before items around them: there may be more of them out of view.
    mutating func search(_ direction: FocusDirection) -> FocusPreference.Found? {
        let search = DirectionalSearch(direction: direction, origin: origin)
        for scroll in scrolls.reversed() {
            let inside = options.indices.filter { options[$0].item != nil && options[$0].scrolls.contains(scroll) }
            let result = search.run(inside.map { options[$0].frame })
            if result.winner != nil, !result.isBeside { return take(result, inside) }
        }
        let all = options.indices.filter { options[$0].item != nil }
        return take(search.run(all.map { options[$0].frame }), all)
    }

    private mutating func take(_ result: DirectionalSearch.Result, _ indexes: [Int]) -> FocusPreference.Found? {
        for (index, verdict) in zip(indexes, result.verdicts) { options[index].verdict = verdict }
        guard let winner = result.winner, let item = options[indexes[winner]].item else { return nil }
        let option = options[indexes[winner]]
        if option.isGuide {
            return (item, .guide(UIApplication.shared.subject(of: option.object)))
        }
        return (
            item,
            result.isBeside
                ? .nearestBeside(distance: result.distance, offset: result.offset)
                : .nearest(distance: result.distance, offset: result.offset)
        )
    }

    /// The candidates, for traces and observers.
    func notes(_ application: UIApplication, _ isObserved: Bool) -> [FocusCandidate] {
        guard isObserved else { return [] }
        return options.compactMap { option in
            option.verdict.map {
                FocusCandidate(
                    item: application.subject(of: option.object), frame: TraceRect(option.frame), verdict: $0)
            }
        }
    }
}
