// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing
import UIKitCore

@testable import BrowserHost

@Suite struct MalformedMessageTests {
    @Test("a message that ends inside a field names the field and the byte, wherever it is cut")
    func truncated() {
        for whole in [
            ClientBytes.hello(), .pointer(0), .key(code: "KeyA", key: "a", plain: "a"),
            ClientBytes().u8(0x17).u32(9).f32(1, 1, 1).u16(2).f32(1, 1),
            .request(link: "http://a/#/b", urls: ["app:c"], shortcut: "d"), Self.transform(),
        ] {
            for count in 1..<whole.bytes.count {
                let cut = ClientBytes(bytes: Array(whole.bytes.prefix(count)))
                guard case .truncated(let offset, _, let expected, let found) = fault(of: cut) else {
                    Issue.record("\(count) bytes gave \(String(describing: fault(of: cut)))")
                    continue
                }
                #expect(offset + found == count)
                #expect(found < expected)
            }
        }
    }

    @Test("an unknown kind is refused at its byte")
    func unknownKind() {
        #expect(fault(of: ClientBytes().u8(0x7F)) == .unknownKind(offset: 0, found: 0x7F))
        #expect(fault(of: .pointer(0).then(ClientBytes().u8(0))) == .unknownKind(offset: 52, found: 0))
    }

    @Test("NaN and infinity are refused")
    func notFinite() {
        #expect(fault(of: .pointer(0, at: .nan)) == .notFinite(offset: 16, field: "x"))
        #expect(fault(of: .pointer(0, at: 0, .infinity)) == .notFinite(offset: 20, field: "y"))
        #expect(fault(of: .pointer(0, time: .nan)) == .notFinite(offset: 8, field: "time"))
        #expect(fault(of: .pointer(0, time: -.infinity)) == .notFinite(offset: 8, field: "time"))
        #expect(fault(of: .hello(time: .nan)) == .notFinite(offset: 23, field: "time"))
    }

    @Test("values outside their range are refused, with what was found and expected")
    func outOfRange() {
        #expect(
            fault(of: .pointer(4)) == .outOfRange(offset: 1, field: "phase", found: 4, expected: "0 to 3"))
        #expect(
            fault(of: .pointer(0, device: 3)) == .outOfRange(offset: 2, field: "device", found: 3, expected: "0 to 2"))
        #expect(
            fault(of: .pointer(0, flags: 8))
                == .outOfRange(offset: 3, field: "sample flags", found: 8, expected: "only the bits 7"))
        #expect(
            fault(of: .pointer(0, at: 2e6))
                == .outOfRange(offset: 16, field: "x", found: 2e6, expected: "-1000000.0 to 1000000.0"))
        #expect(
            fault(of: .pointer(0, pressure: 1.5))
                == .outOfRange(offset: 24, field: "pressure", found: 1.5, expected: "0.0 to 1.0"))
        #expect(
            fault(of: .pointer(0, time: -1))
                == .outOfRange(offset: 8, field: "time", found: -1, expected: "0.0 to 1000000000000.0"))
        #expect(
            fault(of: .hello(width: 0))
                == .outOfRange(offset: 31, field: "width", found: 0, expected: "1.0 to 100000.0"))
        #expect(
            fault(of: Self.transform(phase: 4))
                == .outOfRange(offset: 1, field: "phase", found: 4, expected: "0 to 3"))
        for scale: Float in [0, -1, 1001] {
            #expect(
                fault(of: Self.transform(scale: scale))
                    == .outOfRange(offset: 20, field: "scale", found: Double(scale), expected: "0.0009999 to 1000.0"))
        }
        #expect(
            fault(of: Self.transform(rotation: 7))
                == .outOfRange(offset: 24, field: "rotation", found: 7, expected: "-6.2832 to 6.2832"))
        #expect(fault(of: Self.transform(scale: .nan)) == .notFinite(offset: 20, field: "scale"))
        #expect(
            fault(of: ClientBytes().u8(0x14).u8(4).f64(0))
                == .outOfRange(offset: 1, field: "reason", found: 4, expected: "0 to 3"))
    }

    private static func transform(phase: UInt8 = 1, scale: Float = 1, rotation: Float = 0) -> ClientBytes {
        ClientBytes().u8(0x1C).u8(phase).u16(0).f64(5).f32(1, 2, scale, rotation)
    }

    @Test("text that is not UTF-8 is refused")
    func notText() {
        let key = ClientBytes().u8(0x13).u8(1).u16(0).f64(0).u8(2).adding([0xC3, 0x28]).short("").short("")
        #expect(fault(of: key) == .notText(offset: 12, field: "code"))
    }

    @Test("an address without a scheme is refused, and a link that no page can have")
    func notAddress() {
        for link in ["a", "/b", "#/c", "javascript:alert(1)", "app:d"] {
            #expect(fault(of: .request(link: link)) == .notAddress(offset: 1, field: "link"))
        }
        for url in ["a", "/b", ":", ""] {
            #expect(fault(of: .request(urls: ["app:x", url])) == .notAddress(offset: 11, field: "URL"))
        }
        #expect(fault(of: .hello(urls: ["a"])) == .notAddress(offset: 69, field: "URL"))
    }

    @Test("addresses have a longest length, and there is a largest number of them; unknown flags are refused")
    func longAddresses() {
        let long = "app:" + String(repeating: "a", count: 2045)
        #expect(
            fault(of: .request(urls: [long]))
                == .outOfRange(offset: 4, field: "URL", found: 2049, expected: "at most 2048 bytes"))
        #expect(
            fault(of: .request(link: long))
                == .outOfRange(offset: 1, field: "link", found: 2049, expected: "at most 2048 bytes"))
        #expect(fault(of: .request(urls: [String(long.dropLast())])) == nil)
        #expect(
            fault(of: .request(urls: Array(repeating: "app:a", count: 17)))
                == .outOfRange(offset: 3, field: "number of URLs", found: 17, expected: "0 to 16"))
        let flagged = ClientBytes(bytes: ClientBytes.hello().bytes.dropLast(5) + [2, 0, 0, 0, 0])
        #expect(
            fault(of: flagged)
                == .outOfRange(offset: 69, field: "hello flags", found: 2, expected: "only the bits 1"))
    }

    @Test("a hello with more to give back than a page is given to keep is refused")
    func longState() {
        let long = ClientBytes(bytes: Array(ClientBytes.hello().bytes.dropLast(4))).u32(UInt32(SealedState.longest + 1))
        #expect(
            fault(of: long)
                == .outOfRange(offset: 70, field: "state", found: 49_153, expected: "at most 49152 bytes"))
    }

    @Test("a hello of something else, or of another version, is told apart")
    func wrongHello() {
        #expect(fault(of: ClientBytes().u8(0x01).u32(5).u16(1)) == .wrongMagic(offset: 1, found: 5))
        #expect(
            fault(of: .hello(version: 9)) == .wrongVersion(offset: 5, found: 9, expected: ProtocolVersion.current))
        // Another version may lay out everything behind its number in another way.
        #expect(
            fault(of: ClientBytes().u8(0x01).u32(0x4450_5352).u16(1))
                == .wrongVersion(offset: 5, found: 1, expected: ProtocolVersion.current)
        )
    }

    @Test("random bytes, and good messages with random bytes in them, are read or refused, never past their end")
    func fuzz() {
        var random = SeededGenerator(seed: 0x5EED)
        let seeds = [
            ClientBytes.hello(), .pointer(0), .key(code: "KeyA", key: "a", plain: "a"),
            ClientBytes().u8(0x17).u32(9).f32(1, 1, 1).u16(2).f32(1, 1), .pointer(1).then(.pointer(2)),
            .request(link: "http://a/#/b", urls: ["app:c"], shortcut: "d"),
        ]
        var refused = 0
        for round in 0..<20_000 {
            var bytes: [UInt8]
            if round % 2 == 0 {
                bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
            } else {
                bytes = seeds[round % seeds.count].bytes
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            }
            do throws(ProtocolError) {
                for case .input(.pointer(let sample), let time) in try read(ClientBytes(bytes: bytes)) {
                    let numbers: [Double] = [
                        sample.location.x, sample.location.y, time, sample.force, sample.altitude, sample.azimuth,
                    ]
                    let areFinite = numbers.allSatisfy(\.isFinite)
                    #expect(areFinite)
                }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 10_000)
    }

    private func fault(of bytes: ClientBytes) -> ProtocolError? {
        do throws(ProtocolError) {
            _ = try read(bytes)
            return nil
        } catch {
            return error
        }
    }
}
