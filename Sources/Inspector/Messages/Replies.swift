// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// What was changed.
struct Edited: Encodable, Sendable {
    var words: Words
}

/// Whether the next touch on the application's page names a view.
struct Picking: Encodable, Sendable {
    var isOn: Bool
}

/// The reply to a request that cannot be answered.
struct Declined: Encodable, Sendable {
    var reason: String
}

/// A view by number and name.
struct NamedView: Encodable, Equatable, Sendable {
    var id: UInt32
    var name: String

    init(_ subject: Subject) {
        id = subject.identifier
        name = subject.identifier == 0 ? String("\(subject)".dropLast(3)) : "\(subject)"
    }
}
