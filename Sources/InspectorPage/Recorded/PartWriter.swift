// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import ViewDump

/// Writes the messages of a part of a recorded run. Entries are written by hand as recordings are: there may be a hundred thousand.
struct PartWriter {
    private var pictures = JSONLine()
    private var chains = JSONLine()
    private var entries = JSONLine()
    private let encoder = SessionCoding.encoder

    init(_ items: ArraySlice<RecordedRun.Item>) {
        for item in items {
            switch item {
            case .entry(let entry): add(entry)
            case .picture(let picture, let next):
                Self.begin(&pictures)
                pictures.literal("{\"entry\":")
                pictures.integer(next)
                pictures.literal(",\"tree\":")
                pictures.raw(picture.json)
                pictures.literal("}")
            case .chain(let snapshot, let next):
                Self.begin(&chains)
                chains.literal("{\"entry\":")
                chains.integer(next)
                chains.literal(",\"chain\":")
                chains.raw(bytes(of: RecordedChain(snapshot)))
                chains.literal("}")
            }
        }
    }

    /// A message of each kind that the part has, a line each.
    var text: String {
        let kinds = [("pictures", "pictures", pictures), ("chains", "chains", chains), ("entries", "entries", entries)]
        let lines = kinds.filter { !$0.2.isEmpty }.map { type, member, list in
            "{\"type\":\"\(type)\",\"dropped\":0,\"\(member)\":[\(String(decoding: list.bytes, as: UTF8.self))]}"
        }
        return lines.joined(separator: "\n")
    }

    private mutating func add(_ entry: TraceEntry) {
        let logged = LoggedEntry(entry)
        Self.begin(&entries)
        entries.literal("{\"entry\":")
        let encoder = encoder
        entries.entry(entry) { Self.bytes(of: $0, by: encoder) }
        entries.literal(",\"words\":")
        logged.words.write(to: &entries)
        entries.literal(",\"details\":[")
        for (place, words) in logged.details.enumerated() {
            if place > 0 { entries.literal(",") }
            words.write(to: &entries)
        }
        entries.literal("]")
        if let result = logged.result {
            entries.literal(",\"result\":")
            entries.integer(result)
        }
        entries.literal("}")
    }

    private static func begin(_ list: inout JSONLine) {
        if !list.isEmpty { list.literal(",") }
    }

    private func bytes(of value: some Encodable) -> [UInt8] { Self.bytes(of: value, by: encoder) }

    private static func bytes(of value: some Encodable, by encoder: JSONEncoder) -> [UInt8] {
        // None of these values fails to encode.
        (try? encoder.encode(value)).map(Array.init) ?? Array("null".utf8)
    }
}

extension Words {
    /// Writes the same as its `Encodable`.
    fileprivate func write(to line: inout JSONLine) {
        line.literal("[")
        for (place, piece) in pieces.enumerated() {
            if place > 0 { line.literal(",") }
            guard let role = piece.role else {
                line.string(piece.text)
                continue
            }
            line.literal("[")
            line.string(piece.text)
            line.literal(",\"")
            line.raw(role.utf8)
            line.literal("\"")
            if let number = piece.number {
                line.literal(",")
                line.integer(number)
            }
            line.literal("]")
        }
        line.literal("]")
    }
}

/// The responders for keys, in the form of the live inspector's `chain`.
private struct RecordedChain: Encodable {
    struct Link: Encodable {
        var words: Words
        var isFirstResponder: Bool?
    }

    var firstResponder: Words?
    var keyWindow: Words?
    var chain: [Link]

    init(_ snapshot: ResponderSnapshot) {
        let first = snapshot.firstResponder
        firstResponder = first.map { Words("\($0)") }
        keyWindow = snapshot.keyWindow.map { Words("\($0)") }
        chain = snapshot.chain.map { Link(words: Words("\($0)"), isFirstResponder: $0 == first ? true : nil) }
    }
}
