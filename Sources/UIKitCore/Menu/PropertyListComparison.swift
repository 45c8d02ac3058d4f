import Foundation

/// Whether two property lists say the same.
enum PropertyListComparison {
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as [Any], let other as [Any]):
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (let one as [String: Any], let other as [String: Any]):
            return one.count == other.count
                && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
        default:
            guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
            return AnyHashable(one) == AnyHashable(other)
        }
    }
}
