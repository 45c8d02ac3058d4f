import NIOCore
import NIOHTTP1
import NIOWebSocket

extension Refusal {
    /// The refusal for what SwiftNIO's decoder of requests throws; nil for an error that is not about what came.
    ///
    /// - Parameter found: The bytes of the request so far.
    static func ofRequest(_ error: any Error, found: Int, limit: Int) -> Refusal? {
        switch error {
        case HTTPParserError.headerOverflow, is ByteToMessageDecoderError.PayloadTooLargeError:
            .headTooLarge(found: max(found, limit + 1), limit: limit)
        // The client left in the middle of a request. That is no attack, and nobody is there to be answered.
        case HTTPParserError.invalidEOFState: nil
        case let error as HTTPParserError: .protocolError(found: "\(error)", expected: "HTTP/1.1")
        default: nil
        }
    }

    /// The refusal for what SwiftNIO's decoder of frames throws; nil for an error that is not about what came.
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
