import UIKitCore

/// A remote command as a page sends it.
struct WireRemote {
    var command: RemoteCommand
    var time: Double

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let start = reader.offset
        let number: UInt8 = try reader.integer("command")
        guard Int(number) < WireCommand.kinds.count else {
            throw .outOfRange(
                offset: start, field: "command", found: Double(number),
                expected: "0 to \(WireCommand.kinds.count - 1)")
        }
        let value = try reader.wideNumber("value", in: -1e9...1e9)
        command = RemoteCommand(WireCommand.kinds[Int(number)], value: value)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
    }
}
