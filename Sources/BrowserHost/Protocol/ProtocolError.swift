// SPDX-License-Identifier: Apache-2.0

/// Why a page's message was refused. Offsets count bytes from the start of the WebSocket message.
///
/// Every case ends the page's connection: a page that breaks the protocol once has no state worth keeping.
enum ProtocolError: Error, Hashable {
    /// The message ends inside a field.
    case truncated(offset: Int, field: String, expected: Int, found: Int)
    /// No message has this kind.
    case unknownKind(offset: Int, found: UInt8)
    /// The number is NaN or infinite.
    case notFinite(offset: Int, field: String)
    /// The number means nothing here.
    case outOfRange(offset: Int, field: String, found: Double, expected: String)
    /// The bytes are not UTF-8.
    case notText(offset: Int, field: String)
    /// The text is no address with a scheme, or not one of the schemes that the field takes.
    case notAddress(offset: Int, field: String)
    /// The first message is no hello of this protocol.
    case wrongMagic(offset: Int, found: UInt32)
    /// The page speaks another version.
    case wrongVersion(offset: Int, found: UInt16, expected: UInt16)
    /// The message came before the hello, or is a second hello.
    case outOfTurn(offset: Int, kind: UInt8)
    /// The answer belongs to no question, or has the wrong number of values.
    case unknownRequest(offset: Int, request: UInt32)
    /// One WebSocket message contains more messages than any page sends at once.
    case tooManyMessages(offset: Int, limit: Int)
    /// The page goes on sending although the host does not read.
    case notWaiting(offset: Int)
    /// The WebSocket message is text; the protocol is binary.
    case notBinary
}

extension ProtocolError: CustomStringConvertible {
    var description: String {
        switch self {
        case .truncated(let offset, let field, let expected, let found):
            "byte \(offset): \(field) needs \(expected) bytes, \(found) are left"
        case .unknownKind(let offset, let found):
            "byte \(offset): no message has kind \(found)"
        case .notFinite(let offset, let field):
            "byte \(offset): \(field) is not a finite number"
        case .outOfRange(let offset, let field, let found, let expected):
            "byte \(offset): \(field) is \(found), expected \(expected)"
        case .notText(let offset, let field):
            "byte \(offset): \(field) is not UTF-8"
        case .notAddress(let offset, let field):
            "byte \(offset): \(field) is not an address that can be opened"
        case .wrongMagic(let offset, let found):
            "byte \(offset): \(found) does not begin a hello"
        case .wrongVersion(let offset, let found, let expected):
            "byte \(offset): the page speaks version \(found), the host \(expected)"
        case .outOfTurn(let offset, let kind):
            "byte \(offset): a message of kind \(kind) may not come here"
        case .unknownRequest(let offset, let request):
            "byte \(offset): nothing was asked under \(request), or something else"
        case .tooManyMessages(let offset, let limit):
            "byte \(offset): more than \(limit) messages in one"
        case .notWaiting(let offset):
            "byte \(offset): more input than waits for anybody"
        case .notBinary:
            "byte 0: a text message, expected a binary one"
        }
    }
}
