// SPDX-License-Identifier: Apache-2.0

@testable import BrowserHost

/// Reads a host's messages field by field after `Documentation/Protocol.md`, as far as the tests look.
struct HostBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value {
        defer { rest = rest.dropFirst(MemoryLayout<Value>.size) }
        return rest.prefix(MemoryLayout<Value>.size).reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }

    mutating func text() -> String {
        let count = Int(integer(UInt16.self))
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    struct Welcome: Hashable {
        var session: SessionToken
        var scene: UInt32
        var isResumed: Bool
    }

    /// The welcome at the start of a message.
    static func welcome(_ frame: RawClient.Frame) -> Welcome? {
        guard case .binary(let bytes) = frame, bytes.first == HostMessageKind.welcome.rawValue else { return nil }
        var reader = HostBytes(bytes)
        _ = reader.integer(UInt8.self)
        guard reader.integer(UInt16.self) == ProtocolVersion.current else { return nil }
        let session = SessionToken(high: reader.integer(), low: reader.integer())
        let welcome = Welcome(
            session: session, scene: reader.integer(), isResumed: reader.integer(UInt8.self) == 1)
        _ = reader.text()
        return reader.integer(UInt8.self) == HostMessageKind.clear.rawValue ? welcome : nil
    }
}
