/// Sets of touches that were told together, kept so that fingers moving together allocate nothing.
@MainActor
struct TouchGroups {
    private var known: [Set<UITouch>] = []
    /// More groups than this are not worth searching.
    private static let limit = 16

    /// The set with one touch more: the same object as last time, as long as the same fingers stay together.
    mutating func joining(_ touch: UITouch, to set: Set<UITouch>) -> Set<UITouch> {
        let count = set.count + 1
        for group in known where group.count == count && group.contains(touch) && set.isSubset(of: group) {
            return group
        }
        let joined = set.union(CollectionOfOne(touch))
        // Ended touches leave their groups behind; the oldest group makes room.
        if known.count == Self.limit { known.removeFirst() }
        known.append(joined)
        return joined
    }

    /// Lets go of groups with touches that are over, whatever their views have heard of it.
    mutating func removeFinished() {
        known.removeAll { $0.contains(where: \.isOver) }
    }
}
