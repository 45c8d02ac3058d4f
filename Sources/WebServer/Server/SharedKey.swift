// SPDX-License-Identifier: Apache-2.0

import Foundation

extension WebServer {
    /// A secret of the servers behind one origin: with it each accepts the cookies of all.
    ///
    /// It also seals the state that a program gives to its pages to keep. Another program with the key can open it.
    ///
    /// Only a program that was built with the package trait `SharedSecrets` can make one: the trait brings the cryptography
    /// along, which takes longer to build than all the rest of the server.
    public struct SharedKey: Sendable {
        /// A shorter secret could be guessed.
        public static let leastBytes = 32

        let cipher: any KeyCipher

        /// The key of a secret, such as a file with 32 random bytes.
        ///
        /// - Throws: ``SharedKeyError``.
        public init(_ secret: Data) throws(SharedKeyError) {
            #if SharedSecrets
                guard secret.count >= Self.leastBytes else {
                    throw .tooShort(found: secret.count, expected: Self.leastBytes)
                }
                cipher = SecretCipher(secret)
            #else
                throw .notBuilt
            #endif
        }

        /// Encrypts and authenticates bytes (ChaCha20-Poly1305) for a purpose that must be named again to open them.
        public func seal(_ bytes: Data, for purpose: String) -> Data? { cipher.seal(bytes, for: purpose) }

        /// The bytes that were sealed with this key for this purpose; nil for all others.
        public func open(_ sealed: Data, for purpose: String) -> Data? { cipher.open(sealed, for: purpose) }
    }

    /// Why a secret is no key.
    public enum SharedKeyError: Error, Hashable, CustomStringConvertible {
        /// In bytes.
        case tooShort(found: Int, expected: Int)
        /// The program was built without the trait `SharedSecrets`.
        case notBuilt

        /// The found and the expected value, as the end of a sentence that begins with the file.
        public var description: String {
            switch self {
            case .tooShort(let found, let expected):
                "a secret of \(found) bytes; expected \(expected) or more, from a source of random numbers"
            case .notBuilt:
                "a secret that this program cannot use: build it with `--traits SharedSecrets`"
            }
        }
    }
}
