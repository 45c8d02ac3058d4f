// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

/// What floods took is given back (promise 16).
@Suite("Freed memory is given back")
struct SpareMemoryTests {
    /// - Parameter resident: What the program has, in millions of bytes.
    private func look(_ spare: inout SpareMemory, _ resident: Int) -> Bool {
        spare.isWorthwhile(resident: resident * 1_000_000)
    }

    @Test("when much more is in use than before, and no more is being taken")
    func worthwhile() {
        var spare = SpareMemory()
        #expect(!look(&spare, 20))
        #expect(!look(&spare, 25))
        // It grows: what is free now is used in a moment.
        #expect(!look(&spare, 60))
        #expect(look(&spare, 60))
        // A million more or less is no growth.
        #expect(look(&spare, 61))
        let isOneMoreWorthwhile = spare.isWorthwhile(resident: 62_000_001)
        #expect(!isOneMoreWorthwhile)
    }

    @Test("What is in use after all is not looked through again")
    func inUse() {
        var spare = SpareMemory()
        _ = look(&spare, 20)
        _ = look(&spare, 60)
        #expect(look(&spare, 60))
        spare.note(resident: 58_000_000)
        for _ in 0..<3 { #expect(!look(&spare, 60)) }
        #expect(!look(&spare, 67))
        #expect(look(&spare, 67))
        // After some was given back it has to stay as it is for a look, as before.
        spare.note(resident: 50_000_000)
        #expect(!look(&spare, 67))
        #expect(look(&spare, 67))
        // Eight millions are enough.
        for (resident, isEnough) in [(57_999_999, false), (58_000_000, true)] {
            spare.note(resident: 50_000_000)
            _ = spare.isWorthwhile(resident: resident)
            let isWorthwhile = spare.isWorthwhile(resident: resident)
            #expect(isWorthwhile == isEnough)
        }
    }

    @Test("The watch over the machine's memory looks at the program's as well")
    func watch() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let status = root.appendingPathComponent("proc/self/status")
        try FileManager.default.createDirectory(
            at: status.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("RssAnon:\t20000 kB\n".utf8).write(to: status)
        var watch = MemoryWatch()
        _ = watch.look(MemoryGauge(root: root.path))
        #expect(Mirror(reflecting: watch).descendant("spare", "least", "some") as? Int == 20_000 * 1024)
    }

    private func isWorthwhile(_ spare: inout SpareMemory) -> Bool { spare.isWorthwhile(resident: 60_000 * 1024) }

    @Test("A look reads what the program has; one that is not worthwhile changes nothing")
    func looks() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("spare-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let status = root.appendingPathComponent("proc/self/status")
        try FileManager.default.createDirectory(
            at: status.deletingLastPathComponent(), withIntermediateDirectories: true)
        let gauge = MemoryGauge(root: root.path)
        var spare = SpareMemory()
        func look(_ kilobytes: Int) throws {
            try Data("Name:\tapp\nRssAnon:\t\(kilobytes) kB\n".utf8).write(to: status)
            #expect(gauge.ownMemory == kilobytes * 1024)
            spare.look(gauge)
        }
        try look(20_000)
        // It grew: nothing is given back, and the least is still what it was.
        try look(60_000)
        #expect(isWorthwhile(&spare))
        // It was given back: the least is what is left.
        try look(60_000)
        #expect(!isWorthwhile(&spare))
        // Where the system does not say, nothing is known.
        try FileManager.default.removeItem(at: status)
        #expect(gauge.ownMemory == nil)
        spare.look(gauge)
        #expect(!isWorthwhile(&spare))
    }

    @Test("The least since is what counts")
    func least() {
        var spare = SpareMemory()
        _ = look(&spare, 60)
        _ = look(&spare, 20)
        _ = look(&spare, 30)
        #expect(look(&spare, 30))
    }
}
