// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket

extension Refusal {
    /// The refusal for an error of SwiftNIO's decoder of requests; nil for an error that the client did not cause.
    ///
    /// - Parameter found: The bytes of the request so far.
    static func ofRequest(_ error: any Error, found: Int, limit: Int) -> Refusal? {
        switch error {
        case HTTPParserError.headerOverflow, is ByteToMessageDecoderError.PayloadTooLargeError:
            .headTooLarge(found: max(found, limit + 1), limit: limit)
        // The client left in the middle of a request. That is no attack, and there is nobody to answer.
        case HTTPParserError.invalidEOFState: nil
        case let error as HTTPParserError: .protocolError(found: "\(error)", expected: "HTTP/1.1")
        default: nil
        }
    }

    /// The refusal for an error of SwiftNIO's decoder of frames; nil for an error that the client did not cause.
    static func ofFrame(_ error: any Error, limit: Int) -> Refusal? {
        switch error as? NIOWebSocketError {
        case .invalidFrameLength: .frameTooLarge(found: UInt64(limit) + 1, limit: limit)
        case .fragmentedControlFrame:
            .protocolError(found: "a fragment of a control frame", expected: "a whole control frame")
        case .multiByteControlFrameLength:
            .protocolError(found: "a control frame of more than 125 bytes", expected: "at most 125")
        case nil: nil
        }
    }
}
