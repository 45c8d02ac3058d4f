// SPDX-License-Identifier: Apache-2.0

/// Pairs of target and action whose targets are not kept alive.
@MainActor
struct ActionTargets {
    struct Pair {
        /// Boxed: copying a struct with a weak field re-registers the reference.
        private final class Reference {
            weak var target: AnyObject?

            init(_ target: AnyObject) { self.target = target }
        }

        private let reference: Reference
        let action: Selector

        var target: AnyObject? { reference.target }

        fileprivate init(_ target: AnyObject, _ action: Selector) {
            reference = Reference(target)
            self.action = action
        }
    }

    /// In the order of adding. The list still has pairs whose target is gone.
    private(set) var pairs: [Pair] = []

    mutating func add(_ target: AnyObject, _ action: Selector) {
        guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
        pairs.append(Pair(target, action))
    }

    /// `nil` stands for any.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        pairs.removeAll { pair in
            (target == nil || pair.target === target) && (action == nil || pair.action == action)
        }
    }
}
