// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The answer to one request for bytes, which may come at once or later, from any thread, and counts once.
final class LoadAnswer: Sendable {
    typealias Answer = (data: Data?, error: (any Error)?)

    private struct State {
        var isAsking = true
        var isGiven = false
        var answer: Answer?
    }

    private let state = Mutex(State())

    /// Takes an answer; true when it comes later and is to be passed on, false when ``atOnce()`` has it or it is not the first.
    func take(_ data: Data?, _ error: (any Error)?) -> Bool {
        state.withLock { state in
            guard !state.isGiven else { return false }
            state.isGiven = true
            if state.isAsking { state.answer = (data, error) }
            return !state.isAsking
        }
    }

    /// The answer, if it came while it was asked for.
    func atOnce() -> Answer? {
        state.withLock { state in
            state.isAsking = false
            return state.answer
        }
    }
}
