import Foundation
import UIKit
import UIKitTesting

/// What a key costs in a text view with a long text: from the key until everything is laid out.
@MainActor
enum TypingCost {
    /// In characters.
    static let lengths = [100_000, 1_000_000]
    /// Milliseconds that a key may cost in the middle.
    private static let limit = 2.0
    private static let openingLimit = 400.0

    static func isGood(_ length: Int) -> Bool {
        ["paragraphs": paragraphs(length), "one paragraph": String(paragraphs(length).map { $0 == "\n" ? " " : $0 })]
            .sorted { $0.key < $1.key }.allSatisfy { isGood($0.value, $0.key) }
    }

    private static func paragraphs(_ length: Int) -> String {
        let line = "The quick brown fox jumps over the lazy dog, and naïve façades in Zürich stay where they were. "
        var text = ""
        while text.utf8.count < length {
            text += line
            if text.utf8.count % 7 == 0 { text += "\n" }
        }
        return text
    }

    private static func isGood(_ text: String, _ name: String) -> Bool {
        let screen = TestScreen()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        screen.window.addSubview(view)
        let opening = milliseconds {
            view.text = text
            screen.settle()
        }
        view.becomeFirstResponder()
        let middle = view.position(from: view.beginningOfDocument, offset: text.utf16.count / 2)
        if let middle { view.selectedTextRange = view.textRange(from: middle, to: middle) }
        screen.settle()
        var times = (0..<100).map { _ in
            milliseconds {
                view.insertText("x")
                screen.settle()
            }
        }
        times.sort()
        let (median, worst) = (times[times.count / 2], times[times.count - 1])
        print(
            String(
                format: "%d characters, %@: opened in %.0f ms, a key takes %.2f ms, %.2f ms at most", text.count, name,
                opening, median, worst))
        return median < limit && opening < openingLimit
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }
}
