// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes lengths of time, such as `1:05:09` or `1 hour, 5 minutes`, in English (PO21).
open class DateComponentsFormatter: Formatter {
    /// How numbers and units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:09`; units above hours with their letters before it, as `2d 1:05:09`.
        case positional = 0
        /// `1h 5m 9s`
        case abbreviated = 1
        /// `1 hr, 5 min, 9 sec`
        case short = 2
        /// `1 hour, 5 minutes, 9 seconds`
        case full = 3
        /// `one hour, five minutes, nine seconds`
        case spellOut = 4
        /// `1hr 5min 9sec`
        case brief = 5
    }

    /// Which units that are zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of all behaviors in the set.
        public let rawValue: UInt

        /// The behaviors whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Positional: leading ones. Otherwise: all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All of them.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None; positional numbers have two digits each.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How numbers and units are written; positional at first.
    open var unitsStyle = UnitsStyle.positional
    /// The units of the text: years, months, weeks, days, hours, minutes and seconds. None, as at first, for all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units that are zero are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units in the text, the largest ones first; 0, as at first, for any number.
    open var maximumUnitCount = 0
    /// Whether `About` stands before the text.
    open var includesApproximationPhrase = false
    /// Whether `remaining` stands behind the text.
    open var includesTimeRemainingPhrase = false
    /// The calendar that divides a length of time; `nil`, as at first, for the Gregorian one in Greenwich's time.
    open var calendar: Calendar?
    /// Where a length of time begins, which decides about months and years; `nil`, as at first, for the start of 2001.
    open var referenceDate: Date?

    private var divider: Calendar {
        if let calendar { return calendar }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    /// A length of time in seconds; a part of a second is dropped. `nil` if it is not a number or longer than a hundred thousand
    /// years.
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < 3.2e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti.rounded(.towardZero))
    }

    /// The time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let parts = Set(units.map(\.component))
        return text(of: divider.dateComponents(parts, from: startDate, to: endDate))
    }

    /// A length of time by its parts. Parts of other units count in those of the text.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = divider.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Date components, or a number of seconds; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// Date components in a style, with all units.
    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Text

    private var units: [DurationUnit] {
        if allowedUnits.isEmpty { return DurationUnit.all.filter { $0.component != .weekOfMonth } }
        return DurationUnit.all.filter { !allowedUnits.isDisjoint(with: $0.bits) }
    }

    private func text(of components: DateComponents) -> String? {
        let values = units.map { ($0, components.value(for: $0.component) ?? 0) }
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.1 < 0 }
        var shown = kept(values.map { ($0.0, abs($0.1)) })
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let text = (isNegative ? "-" : "") + (unitsStyle == .positional ? positional(shown) : listed(shown))
        let phrase = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return includesApproximationPhrase ? "About \(phrase)" : phrase
    }

    /// Those units that are not left out; the smallest one if all are zero.
    private func kept(_ values: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
        guard !zeroFormattingBehavior.contains(.pad) else { return values }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        let others = values.indices.filter { values[$0].1 != 0 }
        guard let first = others.first, let last = others.last else {
            return behavior.isDisjoint(with: .dropAll) ? values : values.suffix(1)
        }
        return values.indices.filter { index in
            values[index].1 != 0 || index < first && !behavior.contains(.dropLeading)
                || index > last && !behavior.contains(.dropTrailing)
                || (first...last).contains(index) && !behavior.contains(.dropMiddle)
        }.map { values[$0] }
    }

    /// Hours, minutes and seconds between colons, behind the larger units.
    private func positional(_ values: [(DurationUnit, Int)]) -> String {
        let large = values.filter { !$0.0.isOfClock }.map { "\($0.1)\($0.0.letters)" }
        let clock = values.filter(\.0.isOfClock)
        let digits = clock.enumerated().map { index, value in
            let number = String(value.1)
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad) && clock.count > 1
            return isPadded && number.count < 2 ? "0" + number : number
        }
        return (large + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func listed(_ values: [(DurationUnit, Int)]) -> String {
        let parts = values.map { $0.0.text($0.1, unitsStyle) }
        return parts.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
    }
}
