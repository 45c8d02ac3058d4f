// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// The key that a server under development keeps over restarts: a token that opens any number of sessions, and the token's cookie.
    ///
    /// Either of them lets its owner in until the key is thrown away: the key is for the developer's own machine.
    public struct DevelopmentKey: Sendable {
        /// The secrets as text. Keep it where nobody else can read it.
        public let text: String
        let token: Secret
        let cookie: Secret

        /// Makes a key of the system's random numbers.
        public init() { self.init(token: Secret(), cookie: Secret()) }

        /// The key of a kept text; `nil` for a text that is no key.
        public init?(text: String) {
            let parts = text.split(separator: " ").map(String.init)
            let areSecrets = parts.allSatisfy { part in
                part.utf8.count == Secret.length && part.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            }
            guard parts.count == 2, areSecrets else { return nil }
            self.init(token: Secret(parts[0]), cookie: Secret(parts[1]))
        }

        private init(token: Secret, cookie: Secret) {
            (self.token, self.cookie) = (token, cookie)
            text = "\(token.text) \(cookie.text)"
        }
    }
}
