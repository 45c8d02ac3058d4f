// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// Where a started server can be reached.
    public struct Address: Sendable, Hashable {
        /// The host to put in a URL; of a wildcard binding the first additional host, else loopback.
        public let host: String
        /// The bound port.
        public let port: Int

        /// The origin of the pages served here, such as `http://127.0.0.1:8080`, without a trailing slash.
        public var origin: String { Origin.text(scheme: "http", host: host, port: port) }
    }
}
