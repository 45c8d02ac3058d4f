// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

/// A response with all its headers, ready to be written.
struct Answer {
    /// Status and headers. The encoder takes `Content-Length` out where a status must not have it.
    var head: HTTPResponseHead
    let body: ByteBuffer
    /// Whether the body is left out, its length still told.
    let isHeadOnly: Bool
    /// Whether the connection ends after it.
    let closes: Bool

    /// A response; the headers that every one carries are added to its own.
    init(
        _ status: HTTPResponseStatus, _ headers: [(name: String, value: String)], body: ByteBuffer = ByteBuffer(),
        isHeadOnly: Bool = false, closes: Bool = false, origin: Origin?
    ) {
        let length = [(name: "Content-Length", value: String(body.readableBytes))]
        head = HTTPResponseHead(
            version: .http1_1, status: status, headers: HTTPHeaders(headers + SecurityHeaders.all(for: origin) + length)
        )
        self.body = body
        self.isHeadOnly = isHeadOnly
        self.closes = closes
    }
}
