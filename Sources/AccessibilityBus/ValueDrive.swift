// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    /// Changes a value in the element's own steps until it reaches another one (AX4): UIKit's assistive technology has no
    /// other way.
    ///
    ///     step ──value changed──> step … ──as near as steps lead──> over
    ///
    /// The first step shows how long steps are.
    struct ValueDrive: Equatable {
        let goal: Double
        /// The value after the last step.
        private(set) var value: Double
        /// On the host's clock: a value that has not changed by then is at a bound, or refuses.
        private(set) var deadline = HostClock.now + patience
        private static let patience: TimeInterval = 1

        init(from value: Double, to goal: Double) {
            (self.value, self.goal) = (value, goal)
        }

        /// The first step.
        var first: AccessibilitySample.Action? { goal == value ? nil : goal > value ? .increment : .decrement }

        /// The next step after the value changed; `nil` if it is as near as steps allow.
        mutating func next(_ now: Double) -> AccessibilitySample.Action? {
            let step = abs(now - value)
            (value, deadline) = (now, HostClock.now + Self.patience)
            // One more step would lead farther away.
            return abs(goal - now) <= step / 2 ? nil : first
        }
    }

    extension AccessibilityBridge {
        /// Moves a value towards a number.
        func drive(_ name: String, to goal: Double) {
            guard let node = current()[name], let value = node.value, let target = node.target else { return }
            let drive = ValueDrive(from: value.current, to: min(max(goal, value.least), value.greatest))
            guard let action = drive.first else { return }
            drives[name] = drive
            act(action, on: target)
        }

        /// Continues with a value that has changed.
        func drive(_ name: String) {
            guard let drive = drives[name] else { return }
            guard let node = current()[name], let value = node.value, let target = node.target,
                HostClock.now < drive.deadline
            else {
                drives[name] = nil
                return
            }
            var next = drive
            guard value.current != drive.value else { return }
            let action = next.next(value.current)
            drives[name] = action == nil ? nil : next
            if let action { act(action, on: target) }
        }
    }
#endif
