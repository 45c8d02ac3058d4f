// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// Where a server listens, whom it answers to, and how much it takes.
    public struct Configuration: Sendable {
        /// The address to bind: loopback unless said otherwise, `0.0.0.0` for the local network.
        public var host = "127.0.0.1"
        /// The port to bind; 0 lets the system choose.
        public var port = 0
        /// Further names or addresses, without port, under which clients may reach the bound port, such as `192.168.1.5`.
        ///
        /// Loopback names are allowed whenever loopback is bound. A wildcard address is never allowed as a name.
        public var additionalHosts: [String] = []
        /// Origins of reverse proxies in front of this server, such as `https://touch.example.org`.
        ///
        /// The first is where ``WebServer/entryAddress`` leads. The proxy must pass the `Host` header on. Cookies set through an `https` origin are `Secure`.
        public var additionalOrigins: [String] = []
        /// The key that several servers behind one proxy share: each then accepts the cookies of all.
        public var sharedKey: SharedKey?
        /// A file with the revoked signed cookies, for all servers that share the key; made with the first revocation.
        /// Without it, a server forgets its revocations when it ends. Ignored without a ``sharedKey``.
        public var revocationFile: String?
        /// Keeps token and cookie over restarts, for a program under development.
        public var developmentKey: DevelopmentKey?
        /// The name of this server among others behind the same proxy: its tokens begin with the name and a dot, so that the
        /// proxy can send each to the server that made it. One to 32 letters, digits and hyphens; none without a shared key.
        public var name: String?
        /// See ``WebServer/Limits``.
        public var limits = Limits()
        /// Threads that serve. With one, no two callbacks ever run at the same time.
        public var threads = 1
        /// The advice on the page that is shown for a spent token.
        public var newTokenHint = "Ask the app for a new address, or start it again, and open the address it prints."
        /// Receives every notice, on an event loop: it must not block.
        public var log: @Sendable (Notice) -> Void = { _ in }

        /// A server on a free port of the loopback address.
        public init() {}
    }
}
