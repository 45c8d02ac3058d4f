import NIOCore

/// Cuts what a connection receives into request heads, and holds no more of one than the limit.
struct RequestHeadReader {
    private let limits: WebServer.Limits
    private var buffer = ByteBuffer()
    /// How far the buffer is known to hold no end of a head.
    private var searched = 0
    private var lineEnds = 0

    init(limits: WebServer.Limits) { self.limits = limits }

    /// Bytes that came and belong to no head returned so far.
    var pendingBytes: Int { buffer.readableBytes }

    mutating func append(_ bytes: ByteBuffer) { buffer.writeImmutableBuffer(bytes) }

    /// The next whole head, or nil if more bytes are needed.
    mutating func next() throws(Refusal) -> RequestHead? {
        let bytes = buffer.readableBytesView
        while searched < bytes.count {
            let index = bytes.startIndex + searched
            searched += 1
            guard searched <= limits.requestHeadBytes else {
                throw .headTooLarge(found: bytes.count, limit: limits.requestHeadBytes)
            }
            guard bytes[index] == UInt8(ascii: "\n") else { continue }
            lineEnds += 1
            guard searched >= 4, bytes[(index - 3)...index].elementsEqual("\r\n\r\n".utf8) else {
                // All lines but the first are header fields.
                guard lineEnds - 1 <= limits.headerCount else {
                    throw .tooManyHeaders(found: lineEnds - 1, limit: limits.headerCount)
                }
                continue
            }
            let head = try RequestHead(parsing: bytes[bytes.startIndex...index])
            buffer.moveReaderIndex(forwardBy: searched)
            if buffer.readableBytes == 0 { buffer.clear() }
            searched = 0
            lineEnds = 0
            return head
        }
        return nil
    }

    /// Gives away everything that follows the last head: the first bytes of another protocol.
    mutating func takeRest() -> ByteBuffer {
        defer { buffer = ByteBuffer() }
        return buffer
    }
}
