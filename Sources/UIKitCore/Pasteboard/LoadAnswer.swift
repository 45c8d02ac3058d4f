// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The answer to one request for bytes. It may come at once or later, from any thread. Only the first answer counts.
final class LoadAnswer: Sendable {
    typealias Answer = (data: Data?, error: (any Error)?)

    private struct State {
        var isAsking = true
        var isGiven = false
        var answer: Answer?
    }

    private let state = Mutex(State())

    /// Takes an answer. True when it comes later and has to be passed on. False when ``atOnce()`` has it, or when it is not
    /// the first.
    func take(_ data: Data?, _ error: (any Error)?) -> Bool {
        state.withLock { state in
            guard !state.isGiven else { return false }
            state.isGiven = true
            if state.isAsking { state.answer = (data, error) }
            return !state.isAsking
        }
    }

    /// The answer, if it came during the request.
    func atOnce() -> Answer? {
        state.withLock { state in
            state.isAsking = false
            return state.answer
        }
    }
}
