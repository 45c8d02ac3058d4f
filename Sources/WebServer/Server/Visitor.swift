extension WebServer {
    /// A browser that was let in: whatever comes with the same cookie is the same visitor.
    ///
    /// It tells visitors apart and opens nothing: no cookie can be made of it.
    public struct Visitor: Sendable, Hashable {
        /// 32 hexadecimal digits, from the system's random numbers.
        public let name: String

        init() { name = Secret.digits(words: 2) }

        init(name: String) { self.name = name }
    }
}
