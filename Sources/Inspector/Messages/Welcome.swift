/// What a page is greeted with.
struct Welcome: Encodable, Sendable {
    var version = Request.version
    var program: String
    /// Tells this run of the program from others, whose entries have other numbers.
    var run: UInt32
}
