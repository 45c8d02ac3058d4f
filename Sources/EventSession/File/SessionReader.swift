// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Reads session files line by line.
public struct SessionReader<Input: Decodable & Sendable> {
    /// The part of a file that could be read, and the error that ended the reading.
    public struct Reading: Sendable {
        /// The readable part of the session.
        public var session: Session<Input>
        /// The error that ended the reading; `nil` if the file was read to its end.
        public var error: SessionFileError?
    }

    private var session: Session<Input>?
    private var turns = 0
    private var entries = 0

    private init() {}

    /// The whole session.
    ///
    /// - Throws: the first error, with the amount that was read before it.
    public static func session(in data: Data) throws(SessionFileError) -> Session<Input> {
        let reading = try reading(of: data)
        if let error = reading.error { throw error }
        return reading.session
    }

    /// The readable part of a file, damaged or not. The reader skips blank lines, and kinds of lines that this version does
    /// not know.
    ///
    /// - Parameter progress: called now and then with the part of the file that was read, from 0 to 1.
    /// - Throws: when there is no header: a session needs one.
    public static func reading(
        of data: Data, progress: ((Double) -> Void)? = nil
    ) throws(SessionFileError) -> Reading {
        var reader = SessionReader()
        do {
            try reader.read(data, progress)
        } catch {
            guard let session = reader.session else { throw error }
            return Reading(session: session, error: error)
        }
        guard let session = reader.session else { throw SessionFileError(line: 1, problem: .empty) }
        return Reading(session: session)
    }

    private mutating func read(_ data: Data, _ progress: ((Double) -> Void)?) throws(SessionFileError) {
        let decoder = SessionCoding.decoder
        var number = 0
        var start = data.startIndex
        while start < data.endIndex {
            number += 1
            let end = Self.lineFeed(in: data, from: start)
            let line = data[start..<(end ?? data.endIndex)]
            start = end.map { $0 + 1 } ?? data.endIndex
            if number & 0xFFF == 0 { progress?(Double(start - data.startIndex) / Double(max(1, data.count))) }
            if takeFrequent(line) { continue }
            // A line feed may follow a carriage return, where a file went through Windows.
            guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
            do {
                try take(Data(line), decoder)
            } catch {
                let problem = Self.problem(error)
                var isSyntax = false
                if case .malformed("", _) = problem { isSyntax = true }
                throw SessionFileError(
                    line: number, problem: end == nil && isSyntax ? .cut : problem, turnsKept: turns,
                    entriesKept: entries)
            }
        }
    }

    private static func lineFeed(in data: Data, from start: Data.Index) -> Data.Index? {
        data.withUnsafeBytes { bytes in
            let offset = start - data.startIndex
            guard let base = bytes.baseAddress,
                let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset)
            else { return nil }
            return data.startIndex + (UnsafeRawPointer(found) - base)
        }
    }

    /// Takes the line if it has a frequent kind, in the form that a recording writes. This is many times faster than a decoder.
    private mutating func takeFrequent(_ line: Data) -> Bool {
        guard session != nil else { return false }
        let item = line.withUnsafeBytes { bytes -> Session<Input>.Item? in
            var cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            if let entry = cursor.sessionEntry() { return .entry(entry) }
            cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            if let now = cursor.turn() { return .turn(now: now) }
            guard turns > 0, Input.self == UnreadInput.self, let input = UnreadInput() as? Input else { return nil }
            cursor = LineCursor(bytes.bindMemory(to: UInt8.self))
            return cursor.unreadInput().map { .input(input, place: $0) }
        }
        switch item {
        case .entry: entries += 1
        case .turn: turns += 1
        case nil: return false
        default: break
        }
        if let item { session?.items.append(item) }
        return true
    }

    private mutating func take(_ line: Data, _ decoder: JSONDecoder) throws {
        guard session != nil else {
            session = Session(header: try decoder.decode(SessionHeader.self, from: line), isComplete: false)
            return
        }
        // The painter reads it, not this reader.
        if let picture = try Self.picture(in: line) {
            session?.items.append(.picture(picture))
            return
        }
        switch try decoder.decode(SessionLine<Input>.self, from: line) {
        case .item(let item):
            if case .turn = item { turns += 1 }
            if case .entry = item { entries += 1 }
            if case .input = item, turns == 0 { throw SessionFileError.Problem.inputOutsideTurn }
            session?.items.append(item)
        case .end: session?.isComplete = true
        case .unknown: break
        }
    }

    /// The picture of a line as a recording writes it, or as a later one may write it, with members after the picture; of another
    /// line `nil`.
    ///
    /// - Throws: when the line is not JSON.
    private static func picture(in line: Data) throws -> RecordedPicture? {
        let start = Data("{\"picture\":".utf8)
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard text.starts(with: start), text.last == UInt8(ascii: "}") else { return nil }
        let json = Data(text.dropFirst(start.count).dropLast())
        do {
            guard try JSONSerialization.jsonObject(with: json) is [String: Any] else { return nil }
            return RecordedPicture(json: json)
        } catch {
            guard let members = try? JSONSerialization.jsonObject(with: text) as? [String: Any] else {
                throw SessionFileError.Problem.malformed(path: "", message: "a picture is no JSON")
            }
            guard let picture = members["picture"] as? [String: Any] else { return nil }
            return RecordedPicture(json: try JSONSerialization.data(withJSONObject: picture, options: .sortedKeys))
        }
    }

    private static func problem(_ error: any Error) -> SessionFileError.Problem {
        if let problem = error as? SessionFileError.Problem { return problem }
        switch TraceFileError.Problem(error) {
        case .unknownType(let type): return .unknownType(type)
        case .malformed(let path, let message): return .malformed(path: path, message: message)
        case .empty, .otherFormat, .otherVersion: return .malformed(path: "", message: String(describing: error))
        }
    }
}

/// How values become JSON and come back.
public enum SessionCoding {
    /// Numbers that JSON cannot write are words, as in a trace.
    public static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    /// A decoder that reads what ``encoder`` writes.
    public static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}
