// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A recognizer's target that puts the state of each action message into a line.
@MainActor
final class MarbleActions: NSObject {
    private static let selector = Selector("marble:", MarbleActions.acted(_:))
    private let recognizer: UIGestureRecognizer
    private let recorder: MarbleRecorder
    private let row: String

    init(_ recognizer: UIGestureRecognizer, _ recorder: MarbleRecorder, row: String) {
        self.recognizer = recognizer
        self.recorder = recorder
        self.row = row
        super.init()
        recognizer.addTarget(self, action: Self.selector)
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        recorder.add(MarbleRecorder.letter(for: recognizer.state), to: row)
    }

    func stop() { recognizer.removeTarget(self, action: Self.selector) }
}
