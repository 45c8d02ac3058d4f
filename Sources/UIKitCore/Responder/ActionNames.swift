// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A trace's names of actions that were registered by method reference alone.
///
/// Such an action gets a number when it is made, counted over the whole program. A trace gives it another number when it
/// first names it. So the same input gives the same trace in every application of a program, also in a test that replays it.
struct ActionNames {
    private var known: [String: String] = [:]
    private var counts: [Substring: Int] = [:]

    mutating func name(of action: Selector) -> String {
        let name = action.name
        guard let mark = name.firstRange(of: Selector.unnamedMark) else { return name }
        if let known = known[name] { return known }
        let type = name[..<mark.lowerBound]
        let count = (counts[type] ?? 0) + 1
        counts[type] = count
        let colons = name[mark.upperBound...].drop { $0 != ":" }
        let renamed = "\(type)\(Selector.unnamedMark)\(count)\(colons)"
        known[name] = renamed
        return renamed
    }
}

extension Selector {
    /// Stands between type and number. No method's name has it.
    static let unnamedMark = ".action#"
}
