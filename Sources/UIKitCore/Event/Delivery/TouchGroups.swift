// SPDX-License-Identifier: Apache-2.0

/// The sets of touches of former calls. They are kept so that fingers that move together allocate nothing.
@MainActor
struct TouchGroups {
    private var known: [Set<UITouch>] = []
    /// More groups than this are not worth searching.
    private static let limit = 16

    /// The set with one more touch: the same object as last time while the same fingers stay together.
    mutating func joining(_ touch: UITouch, to set: Set<UITouch>) -> Set<UITouch> {
        let count = set.count + 1
        for group in known where group.count == count && group.contains(touch) && set.isSubset(of: group) {
            return group
        }
        let joined = set.union(CollectionOfOne(touch))
        // The groups of ended touches remain; the oldest group makes room.
        if known.count == Self.limit { known.removeFirst() }
        known.append(joined)
        return joined
    }

    /// Frees groups with touches that are over, also if the views have not heard the end yet.
    mutating func removeFinished() {
        known.removeAll { $0.contains(where: \.isOver) }
    }
}
