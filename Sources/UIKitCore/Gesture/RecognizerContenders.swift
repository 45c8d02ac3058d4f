// SPDX-License-Identifier: Apache-2.0

/// The recognizers that the environment's arbiter decides about.
struct RecognizerContenders: GestureContenders {
    private(set) var recognizers: [UIGestureRecognizer] = []

    var isEmpty: Bool { recognizers.isEmpty }
    var count: Int { recognizers.count }

    subscript(place: Int) -> GestureProgress {
        get { recognizers[place].progress }
        nonmutating set { recognizers[place].progress = newValue }
    }

    /// The recognizer takes part from now on.
    mutating func append(_ recognizer: UIGestureRecognizer) { recognizers.append(recognizer) }

    /// The recognizer takes part no longer.
    mutating func remove(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }
}
