import NIOCore
import Testing

@testable import WebServer

@Suite struct FrameReaderTests {
    /// Reads everything, cut at random, and returns what came of it as one line each.
    private func log(_ bytes: [UInt8], cutBy generator: inout SplitMix) -> [String] {
        var reader = FrameReader(limit: 300)
        var assembler = MessageAssembler(limit: 400)
        var log: [String] = []
        var rest = bytes[...]
        do {
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &generator)
                reader.append(ByteBuffer(bytes: rest.prefix(count)))
                rest = rest.dropFirst(count)
                while let frame = try reader.next() {
                    log.append("\(frame.opcode): \(try assembler.add(frame) as Any)")
                }
            }
        } catch {
            log.append("\(error)")
        }
        return log
    }

    @Test("Whatever comes, in whatever pieces, gives the same messages and the same refusal, and never traps")
    func pieces() {
        var generator = SplitMix(state: 20)
        var refused = 0
        for _ in 0..<2000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let opcode = ([0x81, 0x82, 0x01, 0x80, 0x89, 0x88] as [UInt8]).randomElement(using: &generator) ?? 0
                let count = Int.random(in: 0...200, using: &generator)
                bytes += RawClient.frame(
                    opcode, (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) })
            }
            // Every other stream is damaged somewhere.
            if Bool.random(using: &generator), let index = bytes.indices.randomElement(using: &generator) {
                bytes[index] = UInt8.random(in: 0...255, using: &generator)
            }
            let first = log(bytes, cutBy: &generator)
            #expect(log(bytes, cutBy: &generator) == first)
            refused += first.last?.contains("expected") == true ? 1 : 0
        }
        #expect(refused > 100 && refused < 1900)
    }

    @Test("Bytes without sense are refused or waited for, and never trap")
    func noise() {
        var generator = SplitMix(state: 21)
        for _ in 0..<5000 {
            let count = Int.random(in: 1...64, using: &generator)
            _ = log((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, cutBy: &generator)
        }
    }
}
