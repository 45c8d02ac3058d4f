// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A unit of a length of time, and its words in English.
struct DurationUnit: Sendable {
    let component: Calendar.Component
    let bits: NSCalendar.Unit
    let word: String
    /// For one, and for other numbers.
    let short: (String, String)
    let letters: String

    /// The largest first.
    static let all = [
        DurationUnit(component: .year, bits: .year, word: "year", short: ("yr", "yrs"), letters: "y"),
        DurationUnit(component: .month, bits: .month, word: "month", short: ("mth", "mths"), letters: "mo"),
        DurationUnit(
            component: .weekOfMonth, bits: [.weekOfMonth, .weekOfYear], word: "week", short: ("wk", "wks"), letters: "w"
        ),
        DurationUnit(component: .day, bits: .day, word: "day", short: ("day", "days"), letters: "d"),
        DurationUnit(component: .hour, bits: .hour, word: "hour", short: ("hr", "hr"), letters: "h"),
        DurationUnit(component: .minute, bits: .minute, word: "minute", short: ("min", "min"), letters: "m"),
        DurationUnit(component: .second, bits: .second, word: "second", short: ("sec", "sec"), letters: "s"),
    ]

    /// Whether it stands between the colons of `1:05:09`.
    var isOfClock: Bool { [.hour, .minute, .second].contains(component) }

    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        let short = value == 1 ? self.short.0 : self.short.1
        let word = value == 1 ? self.word : self.word + "s"
        return switch style {
        case .positional, .abbreviated: "\(value)\(letters)"
        case .brief: "\(value)\(short)"
        case .short: "\(value) \(short)"
        case .full: "\(value) \(word)"
        case .spellOut: "\(Self.spelled(value)) \(word)"
        }
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }
}
