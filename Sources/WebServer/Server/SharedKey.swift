import Crypto
import Foundation

extension WebServer {
    /// What servers behind one origin know together and nobody else knows: with it each takes the cookies of all.
    ///
    /// It also seals what a program hands to its pages to keep, so that another program with the key can take it back.
    public struct SharedKey: Sendable {
        /// A shorter secret could be guessed.
        public static let leastBytes = 32

        private let sealing: SymmetricKey
        let signing: SymmetricKey

        /// The key of a secret, such as a file with 32 random bytes.
        ///
        /// - Throws: ``SharedKeyError``.
        public init(_ secret: Data) throws(SharedKeyError) {
            guard secret.count >= Self.leastBytes else {
                throw .tooShort(found: secret.count, expected: Self.leastBytes)
            }
            let secret = SymmetricKey(data: secret)
            func derived(_ purpose: String) -> SymmetricKey {
                HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(purpose.utf8), outputByteCount: 32)
            }
            sealing = derived("Responder's sealed states, version 1")
            signing = derived("Responder's cookies, version 1")
        }

        /// Encrypts and authenticates bytes (ChaCha20-Poly1305) for a purpose that must be named again to open them.
        public func seal(_ bytes: Data, for purpose: String) -> Data? {
            try? ChaChaPoly.seal(bytes, using: sealing, authenticating: Data(purpose.utf8)).combined
        }

        /// What was sealed with this key for this purpose; nil for everything else.
        public func open(_ sealed: Data, for purpose: String) -> Data? {
            guard let box = try? ChaChaPoly.SealedBox(combined: sealed) else { return nil }
            return try? ChaChaPoly.open(box, using: sealing, authenticating: Data(purpose.utf8))
        }
    }

    /// Why a secret is no key.
    public enum SharedKeyError: Error, Hashable, CustomStringConvertible {
        /// In bytes.
        case tooShort(found: Int, expected: Int)

        public var description: String {
            switch self {
            case .tooShort(let found, let expected):
                "a secret of \(found) bytes; expected \(expected) or more, from a source of random numbers"
            }
        }
    }
}
