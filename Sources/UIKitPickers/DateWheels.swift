// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A wheel of a date picker.
enum DatePart: Equatable {
    case year, month, dayOfMonth
    /// A day of many years.
    case day
    case hour, minute
    /// Before or after noon.
    case period
    /// Of a countdown.
    case hours, minutes
}

/// The rows of a date picker's wheels, and the date of these rows (PK20 to PK26). Knows no view.
struct DateWheels {
    /// The number of repetitions in a wheel whose values go round.
    private static let rounds = 100
    /// Days of the wheel that shows days: 200 years about the calendar's day of reference.
    private static let days = 73_050

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    let minuteInterval: Int
    let parts: [DatePart]
    private let is24Hours: Bool
    private let titles: DateTitles

    init(_ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int) {
        self.mode = mode
        self.calendar = calendar
        self.locale = locale
        self.minuteInterval = minuteInterval
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        is24Hours = !hours.contains("a")
        titles = DateTitles(calendar: calendar, locale: locale)
        parts = Self.parts(mode, locale, is24Hours: is24Hours)
    }

    private static func parts(_ mode: UIDatePicker.Mode, _ locale: Locale, is24Hours: Bool) -> [DatePart] {
        let time: [DatePart] = is24Hours ? [.hour, .minute] : [.hour, .minute, .period]
        switch mode {
        case .time: return time
        case .dateAndTime: return [.day] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date, .yearAndMonth:
            let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "d MMMM y"
            let places: [(DatePart, String.Index?)] = [
                (.year, order.firstIndex(of: "y")), (.month, order.firstIndex { $0 == "M" || $0 == "L" }),
                (.dayOfMonth, order.firstIndex(of: "d")),
            ]
            let found = places.sorted { ($0.1 ?? order.endIndex) < ($1.1 ?? order.endIndex) }.map(\.0)
            return mode == .date ? found : found.filter { $0 != .dayOfMonth }
        }
    }

    // MARK: Rows

    /// The number of values before a wheel repeats them; 0 for a wheel that does not repeat.
    private func round(of part: DatePart) -> Int {
        switch part {
        case .month: titles.months.count
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour: is24Hours ? 24 : 12
        case .minute: 60 / minuteInterval
        case .year, .day, .period, .hours, .minutes: 0
        }
    }

    func count(of part: DatePart) -> Int {
        let round = round(of: part)
        if round > 0 { return round * Self.rounds }
        switch part {
        case .year: return 10_000
        case .day: return Self.days
        case .period: return 2
        case .hours: return 24
        default: return 60 / minuteInterval
        }
    }

    private func value(_ row: Int, of part: DatePart) -> Int {
        let round = round(of: part)
        return round > 0 ? row % round : row
    }

    /// The row of a value, near a shown row.
    private func row(_ value: Int, of part: DatePart, near row: Int?) -> Int {
        let round = round(of: part)
        guard round > 0 else { return value }
        let middle = row ?? round * Self.rounds / 2
        return middle / round * round + value
    }

    func title(of part: DatePart, row: Int) -> String {
        let value = value(row, of: part)
        switch part {
        case .year: return titles.number(value + 1)
        case .month: return titles.months[value]
        case .dayOfMonth: return titles.number(value + 1)
        case .day: return titles.day(dayOfRow(row))
        case .hour: return titles.number(is24Hours ? value : (value == 0 ? 12 : value), digits: is24Hours ? 2 : 1)
        case .minute: return titles.number(value * minuteInterval, digits: 2)
        case .period: return value == 0 ? titles.beforeNoon : titles.afterNoon
        case .hours: return "\(titles.number(value)) \(value == 1 ? "hour" : "hours")"
        case .minutes: return "\(titles.number(value * minuteInterval)) min"
        }
    }

    /// The days of the wheel begin 100 years before the reference date.
    private func dayOfRow(_ row: Int) -> Date {
        calendar.date(byAdding: .day, value: row - Self.days / 2, to: reference) ?? reference
    }

    private var reference: Date { calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200)) }

    // MARK: Dates

    /// The rows that show a date; in wheels that go round, the ones nearest to the shown rows.
    func rows(of date: Date, near old: [Int]? = nil) -> [Int] {
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = found.hour ?? 0
        return parts.enumerated().map { place, part in
            let near = old?.indices.contains(place) == true ? old?[place] : nil
            switch part {
            case .year: return (found.year ?? 1) - 1
            case .month: return row((found.month ?? 1) - 1, of: part, near: near)
            case .dayOfMonth: return row((found.day ?? 1) - 1, of: part, near: near)
            case .day:
                let days = calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day
                return (days ?? 0) + Self.days / 2
            case .hour: return row(is24Hours ? hour : hour % 12, of: part, near: near)
            case .minute: return row((found.minute ?? 0) / minuteInterval, of: part, near: near)
            case .period: return hour < 12 ? 0 : 1
            case .hours: return hour
            case .minutes: return (found.minute ?? 0) / minuteInterval
            }
        }
    }

    /// The date that rows show. Parts without a wheel come from another date, and a day beyond the month's end becomes its
    /// last day (PK23).
    func date(of rows: [Int], keeping old: Date) -> Date {
        var found = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
        var isAfternoon = (found.hour ?? 0) >= 12
        for (part, row) in zip(parts, rows) {
            let value = value(row, of: part)
            switch part {
            case .year: found.year = value + 1
            case .month: found.month = value + 1
            case .dayOfMonth: found.day = value + 1
            case .day:
                let day = calendar.dateComponents([.era, .year, .month, .day], from: dayOfRow(row))
                (found.era, found.year, found.month, found.day) = (day.era, day.year, day.month, day.day)
            case .hour, .hours: found.hour = value
            case .minute, .minutes: found.minute = value * minuteInterval
            case .period: isAfternoon = value == 1
            }
        }
        if parts.contains(.period) { found.hour = (found.hour ?? 0) % 12 + (isAfternoon ? 12 : 0) }
        if mode == .yearAndMonth { found.day = 1 }
        found.day = min(found.day ?? 1, daysOfMonth(found))
        return calendar.date(from: found) ?? old
    }

    private func daysOfMonth(_ components: DateComponents) -> Int {
        var first = components
        first.day = 1
        return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    }

    /// Rounds down to the minute interval, without seconds (PK22).
    func rounded(_ date: Date, toInterval: Bool = true) -> Date {
        var found = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        if toInterval { found.minute = (found.minute ?? 0) / minuteInterval * minuteInterval }
        return calendar.date(from: found) ?? date
    }
}

/// The words of dates in a language.
struct DateTitles {
    let months: [String]
    let weekdays: [String]
    let beforeNoon: String
    let afterNoon: String
    private let numbers: NumberFormatter
    private let days: DateFormatter

    init(calendar: Calendar, locale: Locale) {
        var spoken = calendar
        spoken.locale = locale
        months = spoken.standaloneMonthSymbols
        weekdays = spoken.shortStandaloneWeekdaySymbols
        beforeNoon = spoken.amSymbol
        afterNoon = spoken.pmSymbol
        numbers = NumberFormatter()
        numbers.locale = locale
        days = DateFormatter()
        days.calendar = calendar
        days.timeZone = calendar.timeZone
        days.locale = locale
        days.setLocalizedDateFormatFromTemplate("EEEMMMd")
    }

    func number(_ value: Int, digits: Int = 1) -> String {
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    func day(_ date: Date) -> String { days.string(from: date) }
}
