// SPDX-License-Identifier: Apache-2.0

import EventTrace

// Recognizers and presses (H5).
extension GestureEnvironment {
    /// H5: recognizers see a press before its responder does.
    func deliver(_ event: UIPressesEvent, _ press: UIPress) {
        if press.phase == .began { admit(press, of: event) }
        let receivers = press.receivers
        guard !receivers.isEmpty else { return }
        let presses: Set<UIPress> = [press]
        dispatching {
            for recognizer in receivers where recognizer.attempt.contains(press) {
                recognizer.modifierFlags = event.modifierFlags
                if press.phase == .ended || press.phase == .cancelled {
                    recognizer.followedPresses.removeAll { $0 === press }
                }
                guard recognizer.isReceptive else { continue }
                switch press.phase {
                case .began: recognizer.pressesBegan(presses, with: event)
                case .changed: recognizer.pressesChanged(presses, with: event)
                case .ended: recognizer.pressesEnded(presses, with: event)
                case .cancelled: recognizer.pressesCancelled(presses, with: event)
                case .stationary: break
                }
            }
        }
        settle()
    }
}
