// SPDX-License-Identifier: Apache-2.0

/// The messages of UIKit's delegates, by how their names begin. Every delegate takes all of them, because each optional method has a
/// body here (PO18).
@MainActor
package enum DelegateMessages {
    /// A message's beginning, and whether an object is a delegate that gets it.
    package typealias Kind = (beginning: String, isTakenBy: (Any) -> Bool)

    private static var kinds: [Kind] = [
        ("scrollView", { $0 is any UIScrollViewDelegate }), ("viewForZooming", { $0 is any UIScrollViewDelegate }),
        ("textField", { $0 is any UITextFieldDelegate }), ("textView", { $0 is any UITextViewDelegate }),
        ("gestureRecognizer", { $0 is any UIGestureRecognizerDelegate }),
    ]

    /// Adds the messages of the delegates in another module.
    package static func add(_ more: [Kind]) { kinds += more }

    static func mayTake(_ name: String, _ object: Any) -> Bool {
        kinds.contains { name.hasPrefix($0.beginning) && $0.isTakenBy(object) }
    }
}
