// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import UIKitCore

@MainActor
@Suite("What an attempt has taken in")
struct GestureAttemptTests {
    @Test("An attempt that is over has taken in nothing, and the next one is new")
    func cleared() {
        var attempt = GestureAttempt()
        let press = UIPress(number: 1, type: .select, key: nil, time: 0, window: nil)
        attempt.add(press)
        attempt.add(pointer: TouchIdentifier(7))
        attempt.clear()
        #expect(!attempt.isUnderWay && !attempt.hasContacts && !attempt.contains(press) && !attempt.isNew)
        attempt.add(press)
        #expect(attempt.isNew)
    }

    @Test("A press that is gone is not taken for a later one, which may lie at its address")
    func pressesThatAreGone() {
        var attempt = GestureAttempt()
        attempt.add(UIPress(number: 1, type: .select, key: nil, time: 0, window: nil))
        for number in 2...100 as ClosedRange<UInt32> {
            #expect(!attempt.contains(UIPress(number: number, type: .select, key: nil, time: 0, window: nil)))
        }
    }
}
