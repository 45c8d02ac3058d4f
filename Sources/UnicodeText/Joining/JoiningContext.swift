// SPDX-License-Identifier: Apache-2.0

extension JoiningType {
    package init(_ scalar: Unicode.Scalar) {
        self = JoiningType(rawValue: Self.table[scalar]) ?? .none
    }

    package var joinsBefore: Bool { self == .both || self == .before || self == .causing }
    package var joinsAfter: Bool { self == .both || self == .after || self == .causing }
}

extension Character {
    /// How a character joins the characters before and after it: the first and the last of its scalars that are no marks
    /// decide; `nil` if all are marks.
    package var joining: (before: JoiningType, after: JoiningType)? {
        var first: JoiningType?
        var last: JoiningType?
        for scalar in unicodeScalars {
            let type = JoiningType(scalar)
            guard type != .transparent else { continue }
            first = first ?? type
            last = type
        }
        guard let first, let last else { return nil }
        return (first, last)
    }
}
