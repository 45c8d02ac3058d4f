// SPDX-License-Identifier: Apache-2.0

/// Recognizers that are not kept alive.
@MainActor
struct WeakRecognizers {
    private struct Reference {
        weak var recognizer: UIGestureRecognizer?
    }

    private var references: [Reference] = []

    mutating func insert(_ recognizer: UIGestureRecognizer) {
        references.removeAll { $0.recognizer == nil }
        if !contains(recognizer) { references.append(Reference(recognizer: recognizer)) }
    }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        references.contains { $0.recognizer === recognizer }
    }

    func contains(where isWanted: (UIGestureRecognizer) -> Bool) -> Bool {
        references.contains { $0.recognizer.map(isWanted) ?? false }
    }
}
