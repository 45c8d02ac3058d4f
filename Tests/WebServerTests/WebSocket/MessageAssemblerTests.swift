// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket
import SeededRandom
import Testing

@testable import WebServer

@Suite struct MessageAssemblerTests {
    @Test("Whatever frames come, each gives a message, a wait or a refusal, and what is held stays within the limit")
    func frames() {
        var generator = SeededGenerator(seed: 20)
        var messages = 0
        var refused = 0
        for _ in 0..<2000 {
            var assembler = MessageAssembler(limit: 300)
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let opcodes: [WebSocketOpcode] = [.text, .continuation, .binary, .ping, .connectionClose]
                let count = Int.random(in: 0...200, using: &generator)
                let bytes = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }
                let frame = WebSocketFrame(
                    fin: Bool.random(using: &generator), opcode: opcodes.randomElement(using: &generator) ?? .text,
                    maskKey: .random(using: &generator), data: ByteBuffer(bytes: bytes))
                do throws(Refusal) {
                    guard let message = try assembler.add(frame) else { continue }
                    messages += 1
                    if case .binary(let bytes) = message { #expect(bytes.count <= 300) }
                } catch {
                    #expect(error.closeCode != .policyViolation)
                    refused += 1
                    break
                }
            }
        }
        #expect(messages > 500)
        #expect(refused > 500)
    }
}
