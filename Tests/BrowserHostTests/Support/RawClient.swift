// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A WebSocket client without a browser's manners. Its calls run on threads of their own, since other suites keep those of
/// the pool waiting for processes; waiting for an answer ends after a minute.
final class RawClient: Sendable {
    enum Frame: Hashable {
        case binary([UInt8])
        case close(UInt16, String)
        case other(UInt8)
        /// The connection ended, or nothing came.
        case end
    }

    private let descriptor: Int32
    private let port: UInt16

    init(port: Int) throws {
        self.port = UInt16(port)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = self.port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw CocoaError(.fileReadUnknown) }
    }

    deinit { close(descriptor) }

    /// Cuts the connection without a word.
    func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Sends a GET and returns the head of the answer.
    func get(_ target: String, headers: [String: String] = [:]) async -> String {
        await run { [self] in
            var head = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            write(Array((head + "\r\n").utf8))
            var answer: [UInt8] = []
            while !answer.suffix(4).elementsEqual([13, 10, 13, 10]), let byte = read(1)?.first { answer.append(byte) }
            return String(decoding: answer, as: UTF8.self)
        }
    }

    /// Opens a WebSocket, that of a screen's page unless said otherwise; true if the server agreed.
    func open(_ path: String = "/screen", cookie: String) async -> Bool {
        await get(
            path,
            headers: [
                "Origin": "http://127.0.0.1:\(port)", "Cookie": cookie, "Upgrade": "websocket",
                "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            ]
        ).hasPrefix("HTTP/1.1 101")
    }

    /// Sends a message: binary (2) or text (1).
    func send(_ payload: [UInt8], opcode: UInt8 = 2) async {
        await run { [self] in
            precondition(payload.count < 65536)
            var frame: [UInt8] = [0x80 | opcode]
            if payload.count < 126 {
                frame.append(0x80 | UInt8(payload.count))
            } else {
                frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
            }
            // A mask of zeros changes nothing.
            write(frame + [0, 0, 0, 0] + payload)
        }
    }

    /// The next frame.
    func receive() async -> Frame {
        await run { [self] in
            guard let head = read(2) else { return .end }
            var count = Int(head[1] & 0x7F)
            if count == 126 {
                guard let long = read(2) else { return .end }
                count = Int(long[0]) << 8 | Int(long[1])
            } else if count == 127 {
                guard let long = read(8) else { return .end }
                count = long.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = read(count) else { return .end }
            switch head[0] & 0xF {
            case 2: return .binary(payload)
            case 8 where payload.count >= 2:
                return .close(
                    UInt16(payload[0]) << 8 | UInt16(payload[1]), String(decoding: payload[2...], as: UTF8.self))
            case let opcode: return .other(opcode)
            }
        }
    }

    private func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}
