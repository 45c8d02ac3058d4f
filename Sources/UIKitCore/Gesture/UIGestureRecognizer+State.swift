// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension UIGestureRecognizer {
    /// Where a recognizer is in its gesture (G1).
    ///
    ///     possible --> began --> changed* --> ended | cancelled        continuous
    ///     possible --> ended                                           discrete
    ///     possible --> failed
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The name of ``ended`` for a discrete gesture (G1).
        public static var recognized: State { .ended }

        /// The recognizer has recognized a gesture that goes on.
        var isActive: Bool { self == .began || self == .changed }

        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

        /// As traces have it.
        var name: RecognizerState {
            switch self {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
        }

        /// G2–G4, G8. A change without a beginning begins.
        func mayBecome(_ next: State) -> Bool {
            switch (self, next) {
            case (.possible, .began), (.possible, .changed), (.possible, .ended), (.possible, .failed),
                (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
                (.changed, .cancelled):
                true
            default: false
            }
        }
    }
}
