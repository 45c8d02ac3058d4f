// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// A browser with a session: all requests with the same cookie come from the same visitor.
    ///
    /// It tells visitors apart. It opens nothing: nobody can make a cookie from it.
    public struct Visitor: Sendable, Hashable {
        /// 32 hexadecimal digits, from the system's random numbers.
        public let name: String

        init() { name = Secret.digits(words: 2) }

        init(name: String) { self.name = name }
    }
}
