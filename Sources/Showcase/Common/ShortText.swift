// SPDX-License-Identifier: Apache-2.0

/// Formats numbers for the screens.
enum ShortText {
    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// A number with two decimals and a sign, so that a column of them does not move.
    static func signed(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let decimals = hundredths.magnitude % 100
        return "\(hundredths < 0 ? "-" : "+")\(hundredths.magnitude / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }
}
