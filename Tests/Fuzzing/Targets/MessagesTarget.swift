// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation

@testable import BrowserHost
@testable import UIKitCore

/// The reader of a page's messages.
enum MessagesTarget {
    static func run(_ bytes: UnsafeRawBufferPointer) {
        var reader = ClientMessageReader(bytes)
        do throws(ProtocolError) {
            var start = 0
            while let message = try reader.next() {
                promise("a message has bytes", reader.offset > start && reader.offset <= bytes.count)
                check(message, of: UnsafeRawBufferPointer(rebasing: bytes[start..<reader.offset]))
                start = reader.offset
            }
            promise("reading ends at the end", reader.offset == bytes.count)
        } catch {
            promise("an error names a byte of the message: \(error)", (0...bytes.count).contains(error.offset))
            promise("an error's sentence begins with the byte", "\(error)".hasPrefix("byte \(error.offset): "))
        }
    }

    private static func check(_ message: ClientMessage, of bytes: UnsafeRawBufferPointer) {
        // Measurements know where they stood, for the error that only their question can tell.
        if case .measurements = message {
        } else {
            promise("what stands before a message does not change it", first(of: bytes) == .success(message))
        }
        let cut = first(of: UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
        promise("a message without its last byte is none: \(message)", cut == nil || cut?.isFailure == true)
        if case .input(let input, let time) = message {
            promise("times are finite and not below 0", time >= 0 && time <= ClientMessageReader.latestTime)
            check(input)
        }
    }

    /// The first message; `nil` of no bytes.
    private static func first(of bytes: UnsafeRawBufferPointer) -> Result<ClientMessage, ProtocolError>? {
        var reader = ClientMessageReader(bytes)
        do throws(ProtocolError) {
            return try reader.next().map { .success($0) }
        } catch {
            return .failure(error)
        }
    }

    private static func check(_ input: Input) {
        do throws(InputFault) {
            try InputCheck.check(input)
        } catch {
            // The one thing that only the application can judge: a finger that is predicted to land or lift.
            if case .outOfRange(field: "phase", _, _) = error { return }
            promise("the application takes what the reader lets through: \(error)", false)
        }
        let record = InputRecord(scene: SceneIdentifier(1), time: 1, input: input)
        var line = JSONLine()
        record.write(to: &line)
        promise(
            "what is written by hand is what the encoder writes: \(input)",
            (try? SessionCoding.encoder.encode(record)) == Data(line.bytes))
        let read = try? SessionCoding.decoder.decode(InputRecord.self, from: Data(line.bytes))
        promise("a recording has the input as it was: \(input), \(String(describing: read))", read == record)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension ProtocolError {
    /// Where in the message the error is.
    var offset: Int {
        switch self {
        case .truncated(let offset, _, _, _), .unknownKind(let offset, _), .notFinite(let offset, _),
            .outOfRange(let offset, _, _, _), .notText(let offset, _), .notAddress(let offset, _),
            .wrongMagic(let offset, _), .wrongVersion(let offset, _, _), .outOfTurn(let offset, _),
            .unknownRequest(let offset, _), .tooManyMessages(let offset, _), .notWaiting(let offset):
            offset
        case .notBinary: 0
        }
    }
}
