// SPDX-License-Identifier: Apache-2.0

/// The pairs of brackets of a sequence (BD14–BD16).
enum BidiBrackets {
    /// With more open brackets than this at a time, the search ends.
    private static let mostOpen = 63

    /// Pairs of places, in the order of the opening ones.
    static func pairs(_ characters: some Sequence<Unicode.Scalar?>) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var open: [(closing: UInt32, place: Int)] = []
        for (place, character) in characters.enumerated() {
            guard let character else { continue }
            let value = canonical(character.value)
            if let closing = closings[value] {
                guard open.count < mostOpen else { break }
                open.append((closing, place))
            } else if let match = open.lastIndex(where: { $0.closing == value }) {
                pairs.append((open[match].place, place))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.0 < $1.0 }
    }

    /// Unicode treats the angle brackets of two blocks as equal.
    private static func canonical(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x2329: 0x3008
        case 0x232A: 0x3009
        default: value
        }
    }

    private static let closings = Dictionary(
        BidiBracketPairs.all.map { (canonical($0), canonical($1)) }, uniquingKeysWith: { first, _ in first })
}
