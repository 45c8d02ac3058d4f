import Testing

@testable import UIKit

/// What floods took is given back (promise 16).
@Suite("Freed memory is given back")
struct SpareMemoryTests {
    private let million = 1_000_000

    @Test("when much more is in use than before, and no more is being taken")
    func worthwhile() {
        var spare = SpareMemory()
        #expect(!spare.isWorthwhile(resident: 20 * million))
        #expect(!spare.isWorthwhile(resident: 25 * million))
        // It grows: what is free now is used in a moment.
        #expect(!spare.isWorthwhile(resident: 60 * million))
        #expect(spare.isWorthwhile(resident: 60 * million))
    }

    @Test("What is in use after all is not looked through again")
    func inUse() {
        var spare = SpareMemory()
        _ = spare.isWorthwhile(resident: 20 * million)
        _ = spare.isWorthwhile(resident: 60 * million)
        #expect(spare.isWorthwhile(resident: 60 * million))
        spare.note(resident: 58 * million)
        for _ in 0..<3 { #expect(!spare.isWorthwhile(resident: 60 * million)) }
        #expect(!spare.isWorthwhile(resident: 67 * million))
        #expect(spare.isWorthwhile(resident: 67 * million))
    }

    @Test("The least since is what counts")
    func least() {
        var spare = SpareMemory()
        _ = spare.isWorthwhile(resident: 60 * million)
        _ = spare.isWorthwhile(resident: 20 * million)
        _ = spare.isWorthwhile(resident: 30 * million)
        #expect(spare.isWorthwhile(resident: 30 * million))
    }
}
