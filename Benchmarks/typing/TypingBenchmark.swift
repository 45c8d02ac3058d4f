// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// What a key costs in the middle of a long text, until everything is laid out, and what opening the text costs.
///
///     make bench-typing
///
/// Exits with 1 if a megabyte takes more than 200 ms to open, or a key more than 2 ms in the median, and at the 95th percentile
/// where the text has paragraphs. Words that repeat without end are the worst case of a paragraph: once a word more goes to
/// the next line, no later line ever begins again where one began before, and all of them are broken anew.
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
            isGood = measure(prose(length, sentencesToParagraph: 5), "in paragraphs", isOneParagraph: false) && isGood
            isGood = measure(prose(length, sentencesToParagraph: .max), "one paragraph") && isGood
            isGood = measure(repeating(length), "one paragraph, repeating") && isGood
        }
        exit(isGood ? 0 : 1)
    }

    private static let words =
        "The quick brown fox jumps over the lazy dog and naïve façades in Zürich stay where they were while it rains"
        .split(separator: " ")

    /// Sentences of words in an order that does not repeat.
    private static func prose(_ length: Int, sentencesToParagraph: Int) -> String {
        var text = ""
        var state: UInt64 = 1
        var sentence = 0
        while text.utf8.count < length {
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += words[Int(state >> 33) % words.count] + " "
            }
            sentence += 1
            if sentence % sentencesToParagraph == 0 { text += "\n" }
        }
        return text
    }

    private static func repeating(_ length: Int) -> String {
        let sentence = words.joined(separator: " ") + ". "
        return String(repeating: sentence, count: length / sentence.utf8.count + 1)
    }

    private static func measure(_ text: String, _ name: String, isOneParagraph: Bool = true) -> Bool {
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
        let (opening, key, late) = (opened[opened.count / 2], typed[typed.count / 2], typed[typed.count * 95 / 100])
        print(
            String(
                format: "%7d characters, %@: opened in %.0f ms; a key takes %.2f ms, 95 %% of them under %.2f ms",
                text.count, name, opening, key, late))
        return key < keyLimit && (isOneParagraph || late < keyLimit) && opening < openingLimit
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }
}
