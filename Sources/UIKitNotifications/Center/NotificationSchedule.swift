// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The requests that wait for their time, in the order in which they were added (UN2).
@MainActor
struct NotificationSchedule {
    private var waiting: [(request: UNNotificationRequest, deadline: EventClock.Deadline)] = []

    var requests: [UNNotificationRequest] { waiting.map(\.request) }

    /// A request of the same name gives way.
    mutating func add(
        _ request: UNNotificationRequest, after delay: TimeInterval, on clock: EventClock,
        _ action: @escaping @MainActor () -> Void
    ) {
        remove([request.identifier])
        waiting.append((request, clock.schedule(after: delay, action)))
    }

    mutating func remove(_ identifiers: [String]) {
        for entry in waiting where identifiers.contains(entry.request.identifier) { entry.deadline.cancel() }
        waiting.removeAll { identifiers.contains($0.request.identifier) }
    }
}
