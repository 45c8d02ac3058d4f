// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One motion of the keyboard from a frame to another, with its notifications. A "did" notification follows every "will", and
/// comes before the next motion's "will" (D32).
@MainActor
final class KeyboardMotion {
    let duration: TimeInterval
    let hides: Bool
    private let screen: UIScreen
    private let begin: CGRect
    private let end: CGRect
    private var deadline: EventClock.Deadline?
    private var completion: (() -> Void)?
    private var isOver = false

    /// Frames are in the screen's coordinates (points), the duration in seconds.
    init(_ screen: UIScreen, from begin: CGRect, to end: CGRect, hides: Bool, duration: TimeInterval) {
        self.screen = screen
        self.begin = begin
        self.end = end
        self.hides = hides
        self.duration = duration
    }

    func postWill() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(hides ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
    }

    /// Ends when the duration has passed on the clock; at once without one.
    func run(by clock: EventClock, completion: @escaping () -> Void) {
        self.completion = completion
        guard duration > 0 else { return finish() }
        deadline = clock.schedule(after: duration) { [weak self] in self?.finish() }
    }

    /// Ends now, if it has not ended.
    func finish() {
        guard !isOver else { return }
        isOver = true
        deadline?.cancel()
        completion?()
        completion = nil
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(hides ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                // PO30: objects, out of which any type of number, and structures, can be had.
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Double(duration)),
                // Slow at both ends: 0, as `UIView.AnimationCurve.easeInOut` has it.
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}
