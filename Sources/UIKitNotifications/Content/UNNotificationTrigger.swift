// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// What lets a notification be delivered. Without one it is delivered at once.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
    /// Whether it is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Seconds from a date to the next delivery after it; `nil` for none (UN2, UN3).
    func delay(after date: Date) -> TimeInterval? { nil }
}

/// Delivers after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Seconds on the application's clock.
    public let timeInterval: TimeInterval

    /// A trigger after a time in seconds. A time that is not positive, and one below 60 that repeats, end the program (UN2).
    public init(timeInterval: TimeInterval, repeats: Bool) {
        enforce(timeInterval > 0, "The time of a notification's trigger must be positive; it is \(timeInterval).")
        enforce(!repeats || timeInterval >= 60, "A trigger that repeats has 60 seconds at least, not \(timeInterval).")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it delivers if it is used now.
    open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }

    override func delay(after date: Date) -> TimeInterval? { timeInterval }
}

/// Delivers at a date, or at each date, that has the named components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components of the date; those that are `nil` may be anything.
    public let dateComponents: DateComponents

    /// A trigger at the next date with these components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date with the components; `nil` if there is none (UN3).
    open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    private func nextDate(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }

    override func delay(after date: Date) -> TimeInterval? { nextDate(after: date)?.timeIntervalSince(date) }
}

/// The trigger of a notification that a server sent. There is no service that brings any.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
