// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension UIGestureRecognizer {
    /// The state that has taken effect.
    var settledState: State { progress.settled }

    /// Whether the recognizer would leave `possible` and waits for another to fail (G55). Its `state` is `possible` then.
    var isWaiting: Bool { progress.isWaiting }

    /// Fails, for a reason.
    func fail(_ reason: GestureFailure) {
        failure = reason
        state = .failed
    }
}
