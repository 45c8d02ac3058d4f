// SPDX-License-Identifier: Apache-2.0

import NIOCore

extension WebServer {
    /// Bytes to answer a GET with.
    public struct Resource: Sendable {
        /// How long a browser may keep a resource.
        public enum Caching: Sendable, Hashable {
            /// The path names these bytes for ever, as a hash does.
            case immutable
            /// The browser asks each time, and the server answers "unchanged" by entity tag.
            case revalidated
        }

        /// The media type, such as `text/html; charset=utf-8`.
        public let contentType: String
        /// See ``Caching``.
        public let caching: Caching
        let body: ByteBuffer
        /// A strong validator; only a revalidated resource needs one.
        let entityTag: String?

        /// A resource of these bytes. A content type with control characters is a programming error and traps.
        public init(_ bytes: some Sequence<UInt8>, contentType: String, caching: Caching = .revalidated) {
            precondition(
                contentType.utf8.allSatisfy { 0x20...0x7E ~= $0 },
                "a content type is visible ASCII; \"\(contentType)\" would break the response head")
            self.contentType = contentType
            self.caching = caching
            body = ByteBuffer(bytes: bytes)
            entityTag = caching == .revalidated ? Self.entityTag(of: body) : nil
        }

        /// The 64-bit FNV-1a hash and the length: it tells versions of one file apart, and is no defence against forgery.
        private static func entityTag(of body: ByteBuffer) -> String {
            let hash = body.withUnsafeReadableBytes { bytes in
                bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            }
            return "\"\(String(hash, radix: 16))-\(String(body.readableBytes, radix: 16))\""
        }
    }
}
