extension Dictionary where Key: Comparable {
    /// The entries by their keys, so that applications are called in the same order in every run.
    var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
