// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// What is left of the bytes that the numbers are taken from first, from the last.
    private var bytes: [UInt8] = []

    public init(seed: UInt64) { state = seed }

    /// Takes the first numbers from bytes, two each, so that a fuzzer that changes a byte changes one choice.
    public init(bytes: some Sequence<UInt8>) {
        self.init(seed: 0)
        self.bytes = bytes.reversed()
    }

    public mutating func next() -> UInt64 {
        if let low = bytes.popLast() {
            // Repeated, since some who ask use the lowest bits and some the highest.
            return (UInt64(bytes.popLast() ?? 0) << 8 | UInt64(low)) &* 0x0001_0001_0001_0001
        }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a limit; 0 if there is none.
    public mutating func pick(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    /// True once in so many times.
    public mutating func once(in times: Int) -> Bool { pick(times) == 0 }

    /// - Precondition: there is an element.
    public mutating func pick<Element>(from elements: [Element]) -> Element { elements[pick(elements.count)] }
}
