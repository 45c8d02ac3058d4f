/// Makes the identifiers of elements that were given none (F18).
///
/// They are numbered, not random: a replayed session must give the same names.
struct DynamicIdentifiers {
    let prefix: String
    private var last = 0

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func next() -> String {
        last += 1
        return "\(prefix).\(last)"
    }
}
