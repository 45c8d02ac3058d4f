// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// An explanation in which the views of a screen go by the names they bear there.
enum ShortText {
    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// A number with two decimals and a sign, so that a column of them stands still.
    static func signed(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let decimals = hundredths.magnitude % 100
        return "\(hundredths < 0 ? "-" : "+")\(hundredths.magnitude / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }

    /// The text with the name of each subject that has one in place of its class, label and number.
    static func of(_ text: TraceText, naming name: (Subject) -> String?) -> String {
        text.spans.map { span in
            if case .subject(let subject) = span.role { return name(subject) ?? span.text }
            return span.text
        }.joined()
    }
}
