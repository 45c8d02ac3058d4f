// SPDX-License-Identifier: Apache-2.0

/// Which places are tried: for the same seed and the same places the same, and a place that is added moves few others.
public enum Sample {
    /// As many places of each folder as its share of all is, and at least `least` where it has them.
    public static func chosen(from folders: [[Place]], count: Int, seed: UInt64, least: Int = 20) -> [Place] {
        let total = folders.reduce(0) { $0 + $1.count }
        guard total > 0 else { return [] }
        return folders.flatMap { places in
            let share = max(min(least, count / folders.count), (count * places.count + total / 2) / total)
            return places.map { (rank: rank(of: $0, seed: seed), place: $0) }
                .sorted { ($0.rank, $0.place.key) < ($1.rank, $1.place.key) }
                .prefix(share).map(\.place)
        }
    }

    /// FNV-1a of the seed and the key, mixed once more: the last bytes of keys differ least.
    static func rank(of place: Place, seed: UInt64) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
        for byte in place.key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 31)) &* 0xbf58_476d_1ce4_e5b9
        return hash ^ (hash >> 29)
    }
}
