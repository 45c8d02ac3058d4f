// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite("A14: the sets of touches that calls have")
struct TouchGroupsTests {
    private let touches = (0..<4).map { _ in UITouch() }

    @Test("A touch joins a set, whatever sets there were before")
    func joining() {
        var groups = TouchGroups()
        for _ in 1...2 {
            let two = groups.joining(touches[1], to: [touches[0]])
            #expect(two == [touches[0], touches[1]])
            #expect(groups.joining(touches[2], to: two) == [touches[0], touches[1], touches[2]])
            #expect(groups.joining(touches[1], to: [touches[3]]) == [touches[1], touches[3]])
            #expect(groups.joining(touches[2], to: [touches[0]]) == [touches[0], touches[2]])
            #expect(groups.joining(touches[3], to: [touches[2]]) == [touches[2], touches[3]])
        }
    }

    @Test("More sets than are kept are right all the same")
    func many() {
        var groups = TouchGroups()
        let many = (0..<20).map { _ in UITouch() }
        for _ in 1...2 {
            for touch in many { #expect(groups.joining(touch, to: [touches[0]]) == [touch, touches[0]]) }
        }
    }
}
