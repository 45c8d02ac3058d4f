/// What page and host must agree on before anything else.
enum ProtocolVersion {
    /// Raised by every change to a message's layout or meaning. A page of another version is refused.
    static let current: UInt16 = 7
    /// "RSPD" in ASCII, read as little-endian: tells a page of this project from anything else that found the socket.
    static let magic: UInt32 = 0x4450_5352
}

/// The application-defined WebSocket close codes. `Documentation/Protocol.md` says what the page does about each.
enum CloseCode {
    /// The program ends.
    static let goingAway: UInt16 = 1001
    /// A message broke the protocol.
    static let malformed: UInt16 = 4000
    /// The page speaks another version.
    static let wrongVersion: UInt16 = 4001
    /// The same page came back over another connection.
    static let takenOver: UInt16 = 4002
    /// The application accepts no further screen.
    static let refused: UInt16 = 4003
}
