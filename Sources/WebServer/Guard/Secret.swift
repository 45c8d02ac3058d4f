// SPDX-License-Identifier: Apache-2.0

/// 256 bits of the system's random numbers, as 64 hexadecimal digits.
///
/// It has no `==`: the only comparison takes the same time wherever the difference is.
struct Secret: Sendable {
    static let length = 64

    let text: String

    init() { text = Self.digits(words: 4) }

    /// A secret that was made before.
    init(_ text: String) { self.text = text }

    /// Hexadecimal digits of this many random words of 64 bits.
    static func digits(words: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<words).map { _ in generator.next().digits }.joined()
    }

    /// Whether `candidate` is this secret, in a time that depends on the candidate's length only.
    func matches(_ candidate: some StringProtocol) -> Bool {
        var candidate = String(candidate)
        return candidate.withUTF8 { candidate in
            guard candidate.count == Self.length else { return false }
            var difference: UInt8 = 0
            for (ours, theirs) in zip(text.utf8, candidate) { difference |= ours ^ theirs }
            return difference == 0
        }
    }
}

extension UInt64 {
    /// All 16 hexadecimal digits.
    var digits: String {
        let text = String(self, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
