// SPDX-License-Identifier: Apache-2.0

/// How known classes differ from UIView.
extension ViewTree {
    /// Whether subviews of the view are asked at points outside its bounds.
    func reachesOutside(_ index: Int) -> Bool { traits[index].reachesOutside && !views[index].clipsToBounds }

    /// The receiver of a touch that a hit test finds for the view: itself, or a view above it that takes over.
    func taker(of index: Int) -> Int { takers?[index] ?? index }

    /// For each view the one that takes over; `nil` if no class does.
    static func takers(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) -> [Int]? {
        let owners = partOwners(views, traits: traits, parents: parents)
        guard owners != nil || traits.contains(where: \.takesOver) else { return nil }
        var takers: [Int] = []
        takers.reserveCapacity(views.count)
        for index in views.indices {
            if let owner = owners?[index] {
                takers.append(owner)
                continue
            }
            let isItsOwn =
                traits[index].takesOver || traits[index].role == .control || traits[index].role == .scroll
                || views[index].hasGestureRecognizers
            let outer = parents[index].map { takers[$0] }
            // Above the one that takes over, views are their own.
            takers.append(isItsOwn ? index : outer.map { traits[$0].takesOver ? $0 : index } ?? index)
        }
        return takers
    }

    /// UIKit's controls that own their inner views.
    private static let withParts: Set<String> = [
        "UITextField", "UISearchTextField", "UISearchBarTextField", "UISlider", "UISwitch", "UIStepper",
        "UISegmentedControl", "UIPageControl",
    ]

    /// For each view, the UIKit control of which it is a part; `nil` for none. Parts are views of UIKit's own classes in the
    /// control and the views inside these, except controls and scroll views.
    private static func partOwners(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) -> [Int?]? {
        guard traits.contains(where: { $0.knownClass.map(withParts.contains) == true }) else { return nil }
        var owners = [Int?](repeating: nil, count: views.count)
        for index in views.indices {
            guard let parent = parents[index], traits[index].role != .control, traits[index].role != .scroll else {
                continue
            }
            if let owner = owners[parent] {
                owners[index] = owner
            } else if traits[parent].knownClass.map(withParts.contains) == true,
                ["_UI", "UIKit._UI", "UISwitch", "UISlider", "UISegment"].contains(
                    where: views[index].className.hasPrefix)
            {
                owners[index] = parent
            }
        }
        return owners
    }
}
