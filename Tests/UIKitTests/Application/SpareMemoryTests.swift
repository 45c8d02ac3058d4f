// SPDX-License-Identifier: Apache-2.0

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
