// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list that other threads append to and a test waits on.
final class Recorder<Element: Sendable>: @unchecked Sendable {
    // Unchecked: `condition` is locked around every use of `elements`.
    private let condition = NSCondition()
    private var elements: [Element] = []

    var all: [Element] {
        condition.lock()
        defer { condition.unlock() }
        return elements
    }

    func append(_ element: Element) {
        condition.lock()
        elements.append(element)
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until the elements are as wanted, and says whether they came to be.
    func wait(seconds: Double = 60, until isReady: ([Element]) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !isReady(elements) {
            guard condition.wait(until: deadline) else { return isReady(elements) }
        }
        return true
    }
}
