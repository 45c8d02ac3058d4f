// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace
import Foundation

/// A session's explanation of one entry or one touch.
struct SessionExplanation {
    let input: TraceInput

    /// The entry with that number, the steps that led to it, and the stories of its touches.
    func explainEntry(_ number: UInt64, as format: TextOrJSON, colored: Bool) throws {
        guard let place = input.entries.firstIndex(where: { $0.sequence == number }) else {
            let range = input.entries.first.map { first in
                "the entries are \(first.sequence) to \(input.entries.last?.sequence ?? first.sequence)"
            }
            throw Failure.explained("\(input.name): no entry \(number): \(range ?? "there is none")")
        }
        let entry = input.entries[place]
        let stories = touches(of: place).compactMap { TouchStory(of: $0, in: input.entries) }
        switch format {
        case .text:
            let lines = stories.reduce(TraceText.lines(for: entry)) { $0 + [""] + $1.lines }
            try Output.write(lines, colored: colored)
        case .json: try Output.write(json: encoder.encode(Report(entry: entry, touches: stories)))
        }
    }

    func explainTouch(_ number: UInt32, as format: TextOrJSON, colored: Bool) throws {
        guard let story = TouchStory(of: TouchIdentifier(number), in: input.entries) else {
            let last = input.entries.flatMap(\.event.touches).map(\.number).max()
            throw Failure.explained(
                "\(input.name): no touch \(number): \(last.map { "the touches are 1 to \($0)" } ?? "there is none")")
        }
        switch format {
        case .text: try Output.write(story.lines, colored: colored)
        case .json: try Output.write(json: encoder.encode(story))
        }
    }

    /// For an input, the touches of its event.
    private func touches(of place: Int) -> [TouchIdentifier] {
        let own = input.entries[place].event.touches
        guard own.isEmpty, case .inputReceived(let note) = input.entries[place].event, note.pointer != nil else {
            return own
        }
        for entry in input.entries[(place + 1)...] {
            switch entry.event {
            case .hitTest(let walk): if let touch = walk.touch { return [touch] }
            case .eventSent: return entry.event.touches
            default: continue
            }
        }
        return []
    }

    private var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private struct Report: Encodable {
        var format = "responder-event"
        var version = 1
        var entry: TraceEntry
        var touches: [TouchStory]
    }
}
