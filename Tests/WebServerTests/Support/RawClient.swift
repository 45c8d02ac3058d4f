// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A TCP client that sends exactly the bytes it is told and keeps those that come.
final class RawClient {
    struct TimedOut: Error, CustomStringConvertible {
        let awaited: String
        let received: String
        var description: String { "waited in vain for \(awaited); got \(received)" }
    }

    struct Response {
        let status: Int
        let head: String
        let body: String

        func header(_ name: String) -> String? {
            let prefix = name.lowercased() + ": "
            return head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(prefix) }
                .map { String($0.dropFirst(prefix.count)) }
        }
    }

    static let patience: Int32 = 60_000
    private let descriptor: Int32
    var received: [UInt8] = []
    private(set) var hasEnded = false
    /// Whether the end was a reset, by which a client may lose what it was sent.
    private(set) var wasReset = false

    init(port: Int) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw TimedOut(awaited: "a connection", received: "error \(errno)") }
    }

    deinit { close(descriptor) }

    /// Sends, or gives up quietly when the server has closed: what it answered is still to be read.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Reads until `isReady` or, if that never comes, throws.
    func read(_ awaited: String, until isReady: (RawClient) -> Bool) throws {
        while !isReady(self) {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard !hasEnded, poll(&request, 1, Self.patience) == 1 else {
                throw TimedOut(
                    awaited: awaited,
                    received: (hasEnded ? "the end after " : "") + String(decoding: received.prefix(300), as: UTF8.self)
                )
            }
            var chunk = [UInt8](repeating: 0, count: 65536)
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count > 0 { received += chunk.prefix(count) } else { hasEnded = true }
            if count < 0 { wasReset = true }
        }
    }

    /// Reads to the end of the connection, be it orderly or a reset.
    func readToEnd() throws { try read("the end") { $0.hasEnded } }

    /// Takes one whole response.
    func response(isHeadOnly: Bool = false) throws -> Response {
        let end = Array("\r\n\r\n".utf8)
        try read("a response head") { $0.received.firstRange(of: end) != nil }
        let headEnd = received.firstRange(of: end)?.upperBound ?? 0
        let head = String(decoding: received[..<headEnd], as: UTF8.self)
        let status = Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
        let empty = Response(status: status, head: head, body: "")
        let length = isHeadOnly ? 0 : empty.header("Content-Length").flatMap { Int($0) } ?? 0
        try read("a response body") { $0.received.count >= headEnd + length }
        let body = String(decoding: received[headEnd..<headEnd + length], as: UTF8.self)
        received.removeFirst(headEnd + length)
        return Response(status: status, head: head, body: body)
    }

    /// Sends a GET for `path` with the host and header lines given.
    func get(_ path: String, host: String, _ headers: [String] = []) throws -> Response {
        send("GET \(path) HTTP/1.1\r\n" + (["Host: \(host)"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
        return try response()
    }
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, bytes, count, flags)
}
