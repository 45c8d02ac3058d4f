/// Pairs of target and action whose targets are not kept alive.
@MainActor
struct ActionTargets {
    struct Pair {
        fileprivate(set) weak var target: AnyObject?
        let action: Selector
    }

    /// In the order in which they were added, those whose target is gone among them.
    private(set) var pairs: [Pair] = []

    mutating func add(_ target: AnyObject, _ action: Selector) {
        guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
        pairs.append(Pair(target: target, action: action))
    }

    /// `nil` stands for any.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        pairs.removeAll { pair in
            (target == nil || pair.target === target) && (action == nil || pair.action == action)
        }
    }
}
