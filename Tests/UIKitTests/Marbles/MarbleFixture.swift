// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// A screen with a view "card" in its top left hundred points, which a recognizer "drag" or "hold" may watch.
@MainActor
final class MarbleFixture {
    let screen: TestScreen
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let marbles: Marbles

    init(trace: (any TraceSink)? = nil) {
        screen = TestScreen(trace: trace)
        card.accessibilityIdentifier = "card"
        screen.window.addSubview(card)
        marbles = Marbles(on: screen)
        marbles.origin = CGPoint(x: 50, y: 50)
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
        -> Recognizer
    {
        recognizer.name = name
        (view ?? card).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// What a diagram's play says of it; empty when it holds.
    func complaint(_ text: String) -> String {
        do {
            try marbles.play(text, file: "File.swift", line: 1)
            return ""
        } catch { return error.description }
    }
}
