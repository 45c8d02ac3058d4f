/// What came of a request that cannot be answered.
struct Declined: Encodable, Sendable {
    var reason: String
}
