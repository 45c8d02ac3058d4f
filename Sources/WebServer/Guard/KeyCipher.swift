// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Signs and seals with a shared secret.
///
/// It exists only with the trait `SharedSecrets`, which brings the cryptography; without the trait no key can be made.
protocol KeyCipher: Sendable {
    /// HMAC-SHA256, 32 bytes.
    func authenticationCode(for bytes: Data) -> [UInt8]

    /// Whether the code is that of the bytes, in constant time.
    func isAuthentic(_ code: [UInt8], for bytes: Data) -> Bool

    /// ChaCha20-Poly1305; nil if the bytes cannot be sealed.
    func seal(_ bytes: Data, for purpose: String) -> Data?

    /// The bytes that were sealed for this purpose; nil for all others.
    func open(_ sealed: Data, for purpose: String) -> Data?
}

#if SharedSecrets
    import Crypto

    /// Keys that are derived from a secret, one for each use.
    struct SecretCipher: KeyCipher {
        private let sealing: SymmetricKey
        private let signing: SymmetricKey

        init(_ secret: Data) {
            let secret = SymmetricKey(data: secret)
            func derived(_ purpose: String) -> SymmetricKey {
                HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(purpose.utf8), outputByteCount: 32)
            }
            sealing = derived("Responder's sealed states, version 1")
            signing = derived("Responder's cookies, version 1")
        }

        func authenticationCode(for bytes: Data) -> [UInt8] {
            Array(HMAC<SHA256>.authenticationCode(for: bytes, using: signing))
        }

        func isAuthentic(_ code: [UInt8], for bytes: Data) -> Bool {
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: bytes, using: signing)
        }

        func seal(_ bytes: Data, for purpose: String) -> Data? {
            try? ChaChaPoly.seal(bytes, using: sealing, authenticating: Data(purpose.utf8)).combined
        }

        func open(_ sealed: Data, for purpose: String) -> Data? {
            guard let box = try? ChaChaPoly.SealedBox(combined: sealed) else { return nil }
            return try? ChaChaPoly.open(box, using: sealing, authenticating: Data(purpose.utf8))
        }
    }
#endif
