// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import UIKitCore

@Suite("A52, A62: pointers that are down without a touch")
struct IgnoredPointersTests {
    private let here = SceneIdentifier(1)
    private let there = SceneIdentifier(2)

    @Test("Each is known by its number and its screen together, and forgotten by both")
    func numbersAndScreens() {
        var pointers = IgnoredPointers()
        func known() -> [Bool] {
            [(1, here), (2, here), (1, there), (2, there)].map { pointers.contains($0.0, in: $0.1) }
        }
        #expect(known() == [false, false, false, false])
        pointers.add(1, in: here)
        #expect(known() == [true, false, false, false])
        pointers.add(2, in: here)
        pointers.add(2, in: there)
        #expect(known() == [true, true, false, true])
        #expect(pointers.count(in: here) == 2 && pointers.count(in: there) == 1)
        pointers.remove(2, in: here)
        #expect(known() == [true, false, false, true])
        pointers.remove(2, in: here)
        pointers.add(2, in: here)
        pointers.removeAll(in: here)
        #expect(known() == [false, false, false, true])
        #expect(pointers.count(in: here) == 0 && pointers.count(in: there) == 1)
    }
}
