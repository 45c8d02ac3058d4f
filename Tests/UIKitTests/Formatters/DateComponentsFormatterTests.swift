// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("Lengths of time as texts")
struct DateComponentsFormatterTests {
    private func text(
        _ seconds: TimeInterval, _ style: UIKitCore.DateComponentsFormatter.UnitsStyle = .positional,
        _ change: (UIKitCore.DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
        let formatter = UIKitCore.DateComponentsFormatter()
        formatter.unitsStyle = style
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test("PO21: six styles of one length")
    func styles() {
        let seconds: TimeInterval = 3600 + 2 * 60 + 3
        #expect(text(seconds) == "1:02:03")
        #expect(text(seconds, .abbreviated) == "1h 2m 3s")
        #expect(text(seconds, .short) == "1 hr, 2 min, 3 sec")
        #expect(text(seconds, .full) == "1 hour, 2 minutes, 3 seconds")
        #expect(text(seconds, .spellOut) == "one hour, two minutes, three seconds")
        #expect(text(seconds, .brief) == "1hr 2min 3sec")
        #expect(text(2 * 86400 + 60) == "2d 0:01:00")
        #expect(text(2 * 86400, .short) == "2 days")
    }

    @Test("PO21: which zeros are left out")
    func zeros() {
        let clock: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(text(65) { $0.allowedUnits = clock } == "1:05")
        #expect(text(5) { $0.allowedUnits = [.minute, .second] } == "5")
        #expect(text(0) { $0.allowedUnits = [.minute, .second] } == "0")
        func padded(_ seconds: TimeInterval, _ units: NSCalendar.Unit) -> String? {
            text(seconds) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (units, .pad) }
        }
        #expect(padded(65, clock) == "00:01:05")
        #expect(padded(5, [.minute, .second]) == "00:05")
        #expect(padded(5, .second) == "5")
        #expect(text(3605, .full) { $0.allowedUnits = clock } == "1 hour, 5 seconds")
        #expect(
            text(3600, .full) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropTrailing) } == "1 hour")
        #expect(
            text(60, .full) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropTrailing) }
                == "0 hours, 1 minute")
        #expect(
            text(3605, .full) { ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropLeading) }
                == "1 hour, 0 minutes, 5 seconds")
        #expect(text(0, .full) { $0.allowedUnits = clock } == "0 seconds")
    }

    @Test("PO21: the largest units, in the units that are allowed, with phrases")
    func units() {
        #expect(text(3_725, .full) { $0.maximumUnitCount = 2 } == "1 hour, 2 minutes")
        #expect(text(90 * 60, .full) { $0.allowedUnits = .minute } == "90 minutes")
        #expect(text(8 * 86400, .full) { $0.allowedUnits = [.weekOfMonth, .day] } == "1 week, 1 day")
        #expect(text(120, .full) { $0.includesApproximationPhrase = true } == "About 2 minutes")
        #expect(text(120, .full) { $0.includesTimeRemainingPhrase = true } == "2 minutes remaining")
        #expect(text(-65) { $0.allowedUnits = [.minute, .second] } == "-1:05")
        #expect(text(.infinity) == nil && text(.nan) == nil)
    }

    @Test("PO21: the time between dates, and components, follow the calendar")
    func dates() {
        let formatter = UIKitCore.DateComponentsFormatter()
        formatter.unitsStyle = .full
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start + 31 * 86400) == "1 month")
        #expect(formatter.string(from: DateComponents(hour: 25)) == "1 day, 1 hour")
        #expect(formatter.string(for: DateComponents(minute: 1)) == "1 minute")
        #expect(formatter.string(for: 2.9) == "2 seconds")
        #expect(formatter.string(for: "text") == nil)
        let short = UIKitCore.DateComponentsFormatter.localizedString(
            from: DateComponents(minute: 61), unitsStyle: .abbreviated)
        #expect(short == "1h 1m")
    }
}
