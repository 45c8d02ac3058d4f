// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// How much one client may ask of the server. A client that passes a limit loses its connection; no other does.
    ///
    /// Sizes are bytes, rates are per second, and durations are `Duration`. The defaults suit a page that sends the
    /// input of one person and receives the pictures of one screen.
    public struct Limits: Sendable {
        /// The longest request head: its target and the names and values of its fields, together.
        public var requestHeadBytes = 16 * 1024
        /// The most header fields in one request.
        public var headerCount = 64
        /// The longest payload of one WebSocket frame from a client.
        public var frameBytes = 1024 * 1024
        /// The longest WebSocket message from a client, all its fragments together.
        public var messageBytes = 4 * 1024 * 1024
        /// Bytes of WebSocket messages that have begun and not ended, of one visitor's connections together; short ones are not
        /// counted.
        public var unfinishedBytes = 16 * 1024 * 1024
        /// Bytes of a WebSocket before its owner has called ``WebSocketSession/welcome()``, where it waits for a greeting.
        public var greetingBytes = 128 * 1024
        /// The time limit for that call.
        public var greetingTimeout = Duration.seconds(10)
        /// WebSocket frames, control frames included, or HTTP requests on one connection, sustained.
        public var messagesPerSecond = 600
        /// Frames or requests on one connection that may come at once before ``messagesPerSecond`` holds.
        public var messageBurst = 1200
        /// Bytes from a client on one connection, sustained. As many, and at least two messages' worth, may come at once.
        public var bytesPerSecond = 4 * 1024 * 1024
        /// Open connections of all visitors together.
        public var connections = 128
        /// Open connections without a session. One more closes the one that waits longest: strangers that hold connections do not keep
        /// out a client that sends its request at once.
        public var strangers = 64
        /// Wrong tokens and cookies from one address, sustained. Further ones are refused as too many. A right
        /// one is always accepted.
        public var guessesPerSecond = 1
        /// Wrong tokens and cookies that may come at once before ``guessesPerSecond`` holds.
        public var guessBurst = 20
        /// Bytes that may wait to be sent in one WebSocket session. A `send` that would pass the limit ends the session.
        public var outgoingQueuedBytes = 16 * 1024 * 1024
        /// Time from a connection, or from a later request's first byte, until the request head is whole.
        public var handshakeTimeout = Duration.seconds(10)
        /// Silence after which a WebSocket session ends; after half of it the server pings. It also ends a kept-alive HTTP
        /// connection, and a response that the client has not read by then.
        public var idleTimeout = Duration.seconds(30)
        /// Time a client has to answer a close before the connection is cut.
        public var closeTimeout = Duration.seconds(2)
        /// Refusals of one kind that are logged one by one in each ``refusalLogWindow``; the rest are counted and reported
        /// as one ``Notice/repeated(_:count:)``.
        public var refusalLogBurst = 5
        /// See ``refusalLogBurst``.
        public var refusalLogWindow = Duration.seconds(10)

        /// The defaults.
        public init() {}
    }
}
