import EventTrace

// G44–G50: who withholds a message of a touch or a press from its responder.
extension UITouch {
    func holder(of message: HoldNote.Message) -> UIGestureRecognizer? {
        receivers.holder(of: message) { $0.contains(self) }
    }
}

extension UIPress {
    func holder(of message: HoldNote.Message) -> UIGestureRecognizer? {
        receivers.holder(of: message) { $0.contains(self) }
    }
}

extension UITouch.DeliveryState {
    /// The message that waits for recognizers to make up their minds.
    var withheldMessage: HoldNote.Message? {
        switch self {
        case .held: .beginning
        case .endHeld: .end
        case .unknown, .began, .over, .withheld: nil
        }
    }
}

extension [UIGestureRecognizer] {
    /// The first recognizer that delays the message and may still recognize what it is about (G46).
    @MainActor
    fileprivate func holder(
        of message: HoldNote.Message, in isConcerned: (GestureAttempt) -> Bool
    ) -> UIGestureRecognizer? {
        first { recognizer in
            (message == .beginning ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
                && recognizer.isUndecided && isConcerned(recognizer.attempt)
        }
    }
}
