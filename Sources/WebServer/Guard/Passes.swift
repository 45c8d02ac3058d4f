// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Cookies that need no memory, so that every server with the same key takes them.
///
///     visitor (32 digits) . when it ends, in seconds since 1970 (16 digits) . HMAC-SHA256 of both (64 digits)
struct Passes: Sendable {
    /// Seconds for which a cookie is taken.
    static let lifetime = 30.0 * 24 * 60 * 60

    private let cipher: any KeyCipher
    /// Distinguishes servers of one host with different keys, and reveals nothing about the key.
    let mark: String

    init(_ key: WebServer.SharedKey) {
        cipher = key.cipher
        mark = String(Self.text(cipher.authenticationCode(for: Data("mark".utf8))).prefix(16))
    }

    func issue(to visitor: WebServer.Visitor, at now: Date) -> String {
        let end = UInt64(now.timeIntervalSince1970 + Self.lifetime)
        let claim = "\(visitor.name).\(end.digits)"
        return "\(claim).\(Self.text(cipher.authenticationCode(for: Data(claim.utf8))))"
    }

    /// The visitor of a cookie, and when it was issued, in seconds since 1970; nil if the cookie was not made with the key, or has
    /// expired.
    func claim(of candidate: some StringProtocol, at now: Date) -> (visitor: WebServer.Visitor, issued: UInt64)? {
        let parts = String(candidate).split(separator: Character("."), omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 3, parts[0].utf8.count == 32, parts[1].utf8.count == 16, let code = Self.bytes(parts[2]),
            // In constant time, and before any other part is read.
            cipher.isAuthentic(code, for: Data("\(parts[0]).\(parts[1])".utf8)),
            let end = UInt64(parts[1], radix: 16), now.timeIntervalSince1970 < Double(end)
        else { return nil }
        return (WebServer.Visitor(name: parts[0]), end - min(end, UInt64(Self.lifetime)))
    }

    private static func text(_ code: [UInt8]) -> String {
        code.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0\(digits)" : digits
        }.joined()
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == 64, text.utf8.count == 64 else { return nil }
        return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
