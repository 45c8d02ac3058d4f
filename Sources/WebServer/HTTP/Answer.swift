import NIOCore
import NIOHTTP1

/// A response with all its headers, ready to be written.
struct Answer {
    let status: HTTPResponseStatus
    let headers: [(name: String, value: String)]
    let body: ByteBuffer
    /// Whether the body is left out, its length still told.
    let isHeadOnly: Bool
    /// Whether the connection ends after it.
    var closes: Bool

    /// A response; the headers that every one carries are added to its own.
    init(
        _ status: HTTPResponseStatus, _ headers: [(name: String, value: String)], body: ByteBuffer = ByteBuffer(),
        isHeadOnly: Bool = false, closes: Bool = false, origin: Origin?
    ) {
        self.status = status
        self.body = body
        self.isHeadOnly = isHeadOnly
        self.closes = closes
        var headers = headers + SecurityHeaders.all(for: origin)
        // A 304 has no body, and a 101's headers are those of its protocol.
        if status != .notModified, status != .switchingProtocols {
            headers.append(("Content-Length", String(body.readableBytes)))
        }
        self.headers = headers
    }

    /// The bytes of status line and headers.
    func head(allocator: ByteBufferAllocator) -> ByteBuffer {
        var buffer = allocator.buffer(capacity: 1024)
        buffer.writeString("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
        for (name, value) in headers { buffer.writeString("\(name): \(value)\r\n") }
        if closes { buffer.writeString("Connection: close\r\n") }
        buffer.writeString("\r\n")
        return buffer
    }
}
