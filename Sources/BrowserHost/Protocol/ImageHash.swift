/// Names an image's bytes: equal bytes have equal names, and the name is the image's address on the host.
///
/// Two halves of FNV-1a over different bases. It tells a program's own images apart; it resists no attacker, who could
/// only collide with what the program already shows.
struct ImageHash: Hashable {
    var high: UInt64
    var low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(of bytes: some Sequence<UInt8>) {
        let prime: UInt64 = 0x100_0000_01b3
        var high: UInt64 = 0xcbf2_9ce4_8422_2325
        var low: UInt64 = 0x6c62_272e_07bb_0142
        for byte in bytes {
            high = (high ^ UInt64(byte)) &* prime
            low = (low ^ UInt64(byte)) &* prime
            low = low &<< 7 | low &>> 57
        }
        self.high = high
        self.low = low
    }

    /// 32 hexadecimal digits, the higher half first.
    init?(name: some StringProtocol) {
        guard name.utf8.count == 32, name.utf8.allSatisfy(Self.isDigit),
            let high = UInt64(name.prefix(16), radix: 16), let low = UInt64(name.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    var name: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let text = String(half, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
