import UIKitCore

/// A recognizer of a view.
struct RecognizerRecord: Encodable, Equatable, Sendable {
    var id: UInt32?
    var `class`: String
    var name: String?
    var state: String
    var isDisabled: Bool?

    @MainActor
    init(_ recognizer: UIGestureRecognizer, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: recognizer)
        id = subject.identifier == 0 ? nil : subject.identifier
        (self.class, name) = (subject.className, subject.label)
        state = recognizer.stateName
        isDisabled = recognizer.isEnabled ? nil : true
    }
}
