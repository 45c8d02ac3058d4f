// SPDX-License-Identifier: Apache-2.0

/// Formats numbers for explanations: short, but never so short that a comparison looks wrong.
enum ShortNumber {
    /// At most six significant digits and no trailing zeros, as UIKit prints them (K3): `20.5`, `0.005`, `100`.
    static func text(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return value == 0 ? "0" : plain(value) }
        // A whole number keeps all its digits: a rounded coordinate would be another place.
        if value == value.rounded() { return plain(value) }
        var scale = 1.0
        while (value * scale).magnitude < 100_000, scale < 1e15 { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        return plain(rounded)
    }

    /// At most two decimals, so that the coordinates of one sentence look alike: `252.49`. A number that would then look
    /// whole keeps more, because edges are whole: `39.9996`.
    static func coordinate(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        let isWhole = hundredths == hundredths.rounded()
        return hundredths.isFinite && (!isWhole || hundredths == value) ? text(hundredths) : text(value)
    }

    /// The short form, or every digit if the short forms of the two would be equal.
    static func text(_ value: Double, comparedTo limit: Double) -> String {
        value != limit && text(value) == text(limit) ? plain(value) : text(value)
    }

    /// A length as people say it: whole from ten on, one decimal below.
    static func rounded(_ value: Double) -> String { plain(short(value)) }

    /// A length as people say it, but never so short that a comparison looks wrong.
    static func rounded(_ value: Double, besides limit: Double) -> Double {
        [short(value), (value * 10).rounded() / 10].first { ($0 < limit) == (value < limit) && $0 != limit } ?? value
    }

    /// A duration with two decimals, unless it would then equal the other.
    static func hundredths(_ value: Double, besides limit: Double) -> Double {
        let short = (value * 100).rounded() / 100
        return (short < limit) == (value < limit) && short != limit ? short : value
    }

    private static func short(_ value: Double) -> Double {
        guard value.isFinite else { return value }
        return value.magnitude >= 10 ? value.rounded() : (value * 10).rounded() / 10
    }

    /// Seconds with three decimals.
    static func seconds(_ value: Double) -> String {
        let milliseconds = (value * 1000).rounded()
        guard let whole = Int64(exactly: milliseconds) else { return plain(value) }
        let digits = String(whole.magnitude % 1000)
        let zeros = String(repeating: "0", count: 3 - digits.count)
        return "\(whole < 0 ? "-" : "")\(whole.magnitude / 1000).\(zeros)\(digits)"
    }

    private static func plain(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
