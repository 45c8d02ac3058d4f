import UIKit

/// A text view that can keep Return to itself, as the input of a chat does that sends at Return.
final class EditorTextView: UITextView {
    var keepsReturn = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
        if !keepsReturn || !isReturn { super.pressesBegan(presses, with: event) }
    }
}
