// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes where a date lies beside another one, such as `2 hours ago` or `tomorrow`, in the words of the locale (PO22).
open class RelativeDateTimeFormatter: Formatter {
    /// Whether dates close by have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named = 1
    }

    /// How numbers and units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut = 1
        /// `2 mo. ago`
        case short = 2
        /// `2mo ago`
        case abbreviated = 3
    }

    /// Whether dates close by have names; numeric at first.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How numbers and units are written; in full at first.
    open var unitsStyle = UnitsStyle.full
    /// The calendar that finds the largest unit.
    open var calendar: Calendar! = Calendar.current
    /// The locale of the words.
    open var locale: Locale! = Locale.current
    /// Where in a sentence the text stands.
    open var formattingContext = Context.unknown

    /// A date beside another one, in the largest unit of which there is a whole one between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let between = (calendar ?? .current).dateComponents(
            Set(Self.units), from: referenceDate, to: rounded(date, to: referenceDate))
        for unit in Self.units {
            guard let count = between.value(for: unit), count != 0 else { continue }
            return text(count, unit, referenceDate)
        }
        return text(0, .second, referenceDate)
    }

    /// A date so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// A date that lies some components from now, in the largest unit of which there is a whole one.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// A date beside now; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    // MARK: Text

    private static let units = DurationUnit.all.map(\.component)

    /// The date in whole seconds from the other one: of `now + 60 - now` not all is left.
    private func rounded(_ date: Date, to reference: Date) -> Date {
        reference + date.timeIntervalSince(reference).rounded()
    }

    /// The text of a date that lies exactly so many units away.
    private func text(_ count: Int, _ unit: Calendar.Component, _ reference: Date) -> String {
        let calendar = calendar ?? .current
        let date = calendar.date(byAdding: unit, value: count, to: reference) ?? reference
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units(unitsStyle),
            locale: locale ?? .current, calendar: calendar, capitalizationContext: capitalization)
        style.allowedFields = [field(of: unit)]
        return style.format(reference)
    }

    private func units(_ style: UnitsStyle) -> Date.AnchoredRelativeFormatStyle.UnitsStyle {
        switch style {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private func field(of unit: Calendar.Component) -> Date.AnchoredRelativeFormatStyle.Field {
        switch unit {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
