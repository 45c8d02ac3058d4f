import Foundation
import UIKit
import UIKitTesting

/// What a key costs in the middle of a long text, until everything is laid out, and what opening the text costs.
///
///     swift run -c release TypingBenchmark
///
/// Exits with 1 if a median is over the figures: 2 ms for a key, 200 ms for opening a megabyte.
@main
@MainActor
enum TypingBenchmark {
    /// In characters.
    private static let lengths = [10_000, 100_000, 1_000_000]
    /// Milliseconds, medians.
    private static let keyLimit = 2.0
    private static let openingLimit = 200.0
    private static let openings = 5
    private static let keys = 200

    static func main() {
        var isGood = true
        for length in lengths {
            let paragraphs = paragraphs(length)
            isGood = measure(paragraphs, "in paragraphs") && isGood
            isGood = measure(String(paragraphs.map { $0 == "\n" ? " " : $0 }), "one paragraph") && isGood
        }
        exit(isGood ? 0 : 1)
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

    private static func measure(_ text: String, _ name: String) -> Bool {
        var opened: [Double] = []
        var typed: [Double] = []
        for _ in 0..<openings {
            let screen = TestScreen()
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            screen.window.addSubview(view)
            opened.append(
                milliseconds {
                    view.text = text
                    screen.settle()
                })
            view.becomeFirstResponder()
            let middle = view.position(from: view.beginningOfDocument, offset: text.utf16.count / 2)
            if let middle { view.selectedTextRange = view.textRange(from: middle, to: middle) }
            screen.settle()
            for _ in 0..<keys / openings {
                typed.append(
                    milliseconds {
                        view.insertText("x")
                        screen.settle()
                    })
            }
        }
        opened.sort()
        typed.sort()
        let (opening, key) = (opened[opened.count / 2], typed[typed.count / 2])
        print(
            String(
                format: "%7d characters, %@: opened in %.0f ms; a key takes %.2f ms, 95 %% of them under %.2f ms",
                text.count, name, opening, key, typed[typed.count * 95 / 100]))
        return key < keyLimit && opening < openingLimit
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }
}
