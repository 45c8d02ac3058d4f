// SPDX-License-Identifier: Apache-2.0

/// The ends of a paragraph's isolates (BD9).
struct BidiIsolates {
    private var ends: [Int: Int] = [:]
    private var closers: Set<Int> = []

    init(_ classes: [BidiClass]) {
        var open: [Int] = []
        for (place, kind) in classes.enumerated() {
            if kind.isIsolateInitiator {
                open.append(place)
            } else if kind == .popIsolate, let start = open.popLast() {
                ends[start] = place
                closers.insert(place)
            }
        }
    }

    /// The place of the character that ends the isolate that begins at a place.
    func end(of initiator: Int) -> Int? { ends.isEmpty ? nil : ends[initiator] }

    /// Whether the character at a place ends an isolate.
    func isEnd(_ place: Int) -> Bool { closers.contains(place) }
}
