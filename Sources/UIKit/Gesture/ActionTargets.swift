/// Pairs of target and action whose targets are not kept alive.
@MainActor
struct ActionTargets {
    private struct Pair {
        weak var target: AnyObject?
        let action: Selector
    }

    private var storage: [Pair] = []

    /// The pairs whose targets still exist, in the order in which they were added.
    var pairs: [(target: AnyObject, action: Selector)] {
        storage.compactMap { pair in pair.target.map { ($0, pair.action) } }
    }

    mutating func add(_ target: AnyObject, _ action: Selector) {
        guard !storage.contains(where: { $0.target === target && $0.action == action }) else { return }
        storage.append(Pair(target: target, action: action))
    }

    /// `nil` stands for any.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        storage.removeAll { pair in
            (target == nil || pair.target === target) && (action == nil || pair.action == action)
        }
    }
}
