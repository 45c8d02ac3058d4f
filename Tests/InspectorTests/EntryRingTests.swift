// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import Inspector

@Suite struct EntryRingTests {
    private func entry(_ number: UInt64) -> TraceEntry {
        TraceEntry(sequence: number, time: 0, event: .fault("\(number)"))
    }

    @Test("the ring keeps the newest entries, and numbers go on")
    func newest() {
        var ring = EntryRing(capacity: 10)
        for number in 0..<1000 { ring.append(entry(UInt64(number))) }
        #expect(ring.end == 1000)
        #expect(ring.end - ring.first < 20)
        #expect(ring.entries(from: 0, limit: 100).seen.first?.sequence == ring.first)
        #expect(ring.entries(from: 998, limit: 100).seen.map(\.sequence) == [998, 999])
        #expect(ring.entries(from: 1000, limit: 100).seen.isEmpty)
        #expect(ring.entries(from: 5000, limit: 100).seen.isEmpty)
    }

    @Test("no more is given than asked for")
    func limit() {
        var ring = EntryRing(capacity: 100)
        for number in 0..<50 { ring.append(entry(UInt64(number))) }
        #expect(ring.entries(from: 10, limit: 3).seen.map(\.sequence) == [10, 11, 12])
    }

    @Test("a forgotten ring is empty, and its numbers are not given again")
    func forget() {
        var ring = EntryRing(capacity: 100)
        for number in 0..<50 { ring.append(entry(UInt64(number))) }
        ring.removeAll()
        #expect(ring.entries(from: 0, limit: 100).seen.isEmpty)
        #expect(ring.end == 50)
    }
}
