// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An edit of text as a page sends it.
struct WireTextEdit {
    /// In bytes: no keyboard writes more at once.
    static let longestText = 1 << 20
    /// The page has some thousand units of the text; its own edits may add more.
    static let farthestUnit: UInt32 = 1 << 24

    var sample: TextSample
    var time: Double

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let kind = try reader.choice("edit", as: Kind.self, below: UInt8(Kind.allCases.count))
        let revision: UInt32 = try reader.integer("revision")
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        let code = try reader.shortText("code")
        sample = TextSample(
            try Self.edit(kind, from: &reader), revision: revision == 0 ? nil : revision,
            key: code.isEmpty ? nil : KeyNames(code: code).usage)
    }

    private static func edit(_ kind: Kind, from reader: inout ByteReader) throws(ProtocolError) -> TextSample.Edit {
        func text() throws(ProtocolError) -> String { try reader.longText("text", longest: longestText) }
        func range(_ field: StaticString) throws(ProtocolError) -> Range<Int> {
            try reader.range(field, below: farthestUnit)
        }
        switch kind {
        case .insert: return .insert(try text())
        case .replace:
            let place = try range("replaced")
            return .replace(place, with: try text(), selecting: try range("selection"))
        case .delete:
            let direction = try reader.choice("direction", as: TextSample.Direction.self, below: 2)
            let unit = try reader.choice("unit", as: TextSample.Unit.self, below: 4)
            let removed = try range("removed")
            return .delete(direction, unit, removing: removed.isEmpty ? nil : removed)
        case .mark:
            let flags = try reader.bits("mark flags", mask: 1 as UInt8)
            let text = try text()
            let selection = try range("selection")
            return .mark(text, selecting: selection, replacing: flags & 1 != 0 ? try range("replaced") : nil)
        case .commit: return .commit(try text())
        case .cancelMarking: return .cancelMarking
        case .select: return .select(try range("selection"))
        case .selectAll: return .selectAll
        case .undo: return .undo
        case .redo: return .redo
        }
    }
}
