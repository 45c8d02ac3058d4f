// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("Dates beside other dates")
struct RelativeDateTimeFormatterTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

    private func formatter(_ locale: String = "en_US") throws -> UIKitCore.RelativeDateTimeFormatter {
        let formatter = UIKitCore.RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        formatter.calendar = calendar
        return formatter
    }

    @Test("PO22: the largest unit of which there is a whole one, not rounded up")
    func largestUnit() throws {
        let formatter = try formatter()
        func text(_ seconds: TimeInterval) -> String {
            formatter.localizedString(for: noon + seconds, relativeTo: noon)
        }
        #expect(text(-5) == "5 seconds ago")
        #expect(text(59) == "in 59 seconds")
        #expect(text(-3600 * 1.9) == "1 hour ago")
        #expect(text(86400 * 3) == "in 3 days")
        #expect(text(-86400 * 15) == "2 weeks ago")
        #expect(text(-86400 * 70) == "2 months ago")
        #expect(text(0) == "in 0 seconds")
    }

    @Test("PO22: names, styles, and the words of the locale")
    func styles() throws {
        let formatter = try formatter()
        let yesterday = noon - 86400
        #expect(formatter.localizedString(for: yesterday, relativeTo: noon) == "1 day ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: yesterday, relativeTo: noon) == "1d ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(for: yesterday, relativeTo: noon) == "one day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: yesterday, relativeTo: noon) == "yesterday")
        #expect(formatter.localizedString(for: noon, relativeTo: noon) == "now")
        let german = try self.formatter("de_DE")
        #expect(german.localizedString(for: noon + 7200, relativeTo: noon) == "in 2 Stunden")
    }

    @Test("PO22: lengths of time and components count from now")
    func fromNow() throws {
        let formatter = try formatter()
        #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
        #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
        #expect(formatter.string(for: Date() - 7200) == "2 hours ago")
        #expect(formatter.string(for: "text") == nil)
    }
}
