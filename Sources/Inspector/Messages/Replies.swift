import ViewDump

/// What was changed.
struct Edited: Encodable, Sendable {
    var words: Words
}

/// Whether the next touch on the application's page names a view.
struct Picking: Encodable, Sendable {
    var isOn: Bool
}

/// What came of a request that cannot be answered.
struct Declined: Encodable, Sendable {
    var reason: String
}
