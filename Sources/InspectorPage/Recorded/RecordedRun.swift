// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import ViewDump

/// A recorded run as the inspector's page reads it: in parts. The first has the verdicts, the others have entries and
/// pictures, so that a page opens before it has read everything.
///
///     part 0:    welcome, scenes, verdicts
///     part 1…n:  pictures, chains, entries, in the order of the file
///
/// A part is lines of messages (Documentation/Inspector.md).
package struct RecordedRun: Sendable {
    /// The number of entries in a part, or pictures of the same weight.
    static let weight = 1000
    /// Bytes of a picture that weigh as much as an entry.
    private static let bytesPerEntry = 700

    enum Item: Sendable {
        case entry(TraceEntry)
        case picture(RecordedPicture, next: UInt64)
        case chain(ResponderSnapshot, next: UInt64)

        var weight: Int {
            switch self {
            case .entry: 1
            case .picture(let picture, _): 1 + picture.json.count / RecordedRun.bytesPerEntry
            case .chain: 1
            }
        }
    }

    private let items: [Item]
    private let ranges: [Range<Int>]
    private let summary: RecordedSummary
    private let program: String
    private let run: UInt32

    /// - Parameters:
    ///   - name: of the file.
    ///   - identity: distinguishes this run from others in a page's address: the file's bytes.
    ///   - warning: the file's problem.
    package init(
        name: String, program: String, items all: [Session<UnreadInput>.Item], identity: Data, warning: String? = nil
    ) {
        var items: [Item] = []
        var next: UInt64 = 0
        for item in all {
            switch item {
            case .entry(let entry):
                items.append(.entry(entry))
                next = entry.sequence + 1
            case .picture(let picture): items.append(.picture(picture, next: next))
            case .responders(let snapshot): items.append(.chain(snapshot, next: next))
            case .turn, .input, .windows, .answer, .lost: break
            }
        }
        self.items = items
        self.program = program
        run = Self.number(of: identity)
        ranges = Self.ranges(of: items)
        var entries = 0
        var pictures = 0
        var times: (first: Double, last: Double)?
        for item in items {
            switch item {
            case .entry(let entry):
                entries += 1
                times = (min(times?.first ?? entry.time, entry.time), max(times?.last ?? entry.time, entry.time))
            case .picture: pictures += 1
            case .chain: break
            }
        }
        summary = RecordedSummary(
            name: name, start: times?.first ?? 0, end: times?.last ?? 0, entries: entries, pictures: pictures,
            parts: ranges.map { range in
                switch items[range.lowerBound] {
                case .entry(let entry): entry.sequence
                case .picture(_, let next), .chain(_, let next): next
                }
            }, warning: warning)
    }

    /// A trace, which has entries alone.
    package init(name: String, entries: [TraceEntry], identity: Data) {
        self.init(name: name, program: name, items: entries.map { .entry($0) }, identity: identity)
    }

    /// How many parts there are, the first included.
    package var count: Int { 1 + ranges.count }

    /// The lines of a part; `nil` when there is no such part.
    package func part(_ number: Int) -> String? {
        if number == 0 { return opening }
        guard ranges.indices.contains(number - 1) else { return nil }
        return PartWriter(items[ranges[number - 1]]).text
    }

    private var opening: String {
        var entries: [TraceEntry] = []
        entries.reserveCapacity(summary.entries)
        var scenes: [UInt32: String?] = [:]
        for case .entry(let entry) in items {
            entries.append(entry)
            switch entry.event {
            case .scene(let note): scenes[note.scene] = .some(note.name ?? scenes[note.scene] ?? nil)
            case .inputReceived(let note) where note.scene != 0 && scenes[note.scene] == nil:
                scenes[note.scene] = .some(nil)
            default: break
            }
        }
        let names = scenes.sorted { $0.key < $1.key }
            .map { SceneName(number: $0.key, title: $0.value, width: 0, height: 0) }
        let verdicts = Verdicts.all(in: entries).map(JudgedAct.init)
        return [
            Message(type: "welcome", body: Welcome(program: program, run: run, recorded: summary)).text(),
            Message(type: "scenes", body: Scenes(scenes: names)).text(),
            Message(type: "verdicts", body: Judged(verdicts: verdicts)).text(),
        ].joined(separator: "\n")
    }

    private static func ranges(of items: [Item]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var weight = 0
        for (place, item) in items.enumerated() {
            weight += item.weight
            guard weight >= Self.weight else { continue }
            ranges.append(start..<(place + 1))
            (start, weight) = (place + 1, 0)
        }
        if start < items.count { ranges.append(start..<items.count) }
        return ranges
    }

    /// FNV-1a of the length and of bytes spread over the whole: another file almost certainly has another number.
    private static func number(of data: Data) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        func add(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        withUnsafeBytes(of: UInt64(data.count).littleEndian) { $0.forEach(add) }
        for place in stride(from: 0, to: data.count, by: max(1, data.count / 65_536)) {
            add(data[data.startIndex + place])
        }
        return max(1, hash)
    }
}
