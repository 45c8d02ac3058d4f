/// A recognizer of a view.
package struct RecognizerRecord: Encodable, Equatable, Sendable {
    package var id: UInt32?
    package var `class`: String
    package var name: String?
    package var state: String
    package var isDisabled: Bool?

    @MainActor
    package init(_ recognizer: UIGestureRecognizer, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: recognizer)
        id = subject.identifier == 0 ? nil : subject.identifier
        (self.class, name) = (subject.className, subject.label)
        state = recognizer.stateName
        isDisabled = recognizer.isEnabled ? nil : true
    }
}
