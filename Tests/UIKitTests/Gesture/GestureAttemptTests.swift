// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite("What an attempt has taken in")
struct GestureAttemptTests {
    @Test("A press that is gone is not taken for a later one, which may lie at its address")
    func pressesThatAreGone() {
        var attempt = GestureAttempt()
        attempt.add(UIPress(number: 1, type: .select, key: nil, time: 0, window: nil))
        for number in 2...100 as ClosedRange<UInt32> {
            #expect(!attempt.contains(UIPress(number: number, type: .select, key: nil, time: 0, window: nil)))
        }
    }
}
