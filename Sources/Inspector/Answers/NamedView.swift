import EventTrace

/// A view by number and name.
struct NamedView: Encodable, Equatable, Sendable {
    var id: UInt32
    var name: String

    init(_ subject: Subject) {
        id = subject.identifier
        name = subject.identifier == 0 ? String("\(subject)".dropLast(3)) : "\(subject)"
    }
}
