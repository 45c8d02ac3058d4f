import EventTrace
import UIKit

/// An explanation in which the views of a screen go by the names they bear there.
enum ShortText {
    /// The text with the name of each subject that has one in place of its class, label and number.
    static func of(_ text: TraceText, naming name: (Subject) -> String?) -> String {
        text.spans.map { span in
            if case .subject(let subject) = span.role { return name(subject) ?? span.text }
            return span.text
        }.joined()
    }
}
