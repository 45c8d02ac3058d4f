import Foundation
import Synchronization

/// The bytes of an image as they were handed in, and what their header says. Copies of a `UIImage` share it.
package final class EncodedImage: Sendable {
    package let data: Data
    package let header: ImageHeader
    private let knownHash = Mutex<String?>(nil)

    package init(_ data: Data) throws(UIImageError) {
        header = try ImageHeader(data)
        self.data = data
    }

    /// 32 hexadecimal digits that depend on nothing but the bytes, by which a host knows an image it has already sent.
    ///
    /// It is the 128-bit FNV-1a hash, worked out at the first call: equal in every process and on every machine, but no
    /// protection against somebody who makes two images collide on purpose.
    package var contentHash: String {
        knownHash.withLock { known in
            if let known { return known }
            let hash = Self.hash(data)
            known = hash
            return hash
        }
    }

    static func hash(_ data: Data) -> String {
        let prime = (UInt128(1) << 88) + 0x13B
        var hash = (UInt128(0x6c62_272e_07bb_0142) << 64) | 0x62b8_2175_6295_c58d
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                hash = (hash ^ UInt128(byte)) &* prime
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
