// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import ViewDump

/// The content of one open page: a dump or a recorded run, and the answers about it.
struct Desk {
    private enum Document {
        case dump(ViewTree, TouchMap)
        case run([TraceEntry])
    }

    private var document: Document?

    /// Verdicts beyond these are counted.
    static let mostVerdicts = 5_000

    /// Reads a file, which replaces the one before.
    ///
    /// - Throws: `Refusal`, and the one before stays.
    mutating func open(_ data: Data, name: String) throws(Refusal) -> Opened {
        if let entries = try RecordedFile.entries(in: data) {
            document = .run(entries)
            return .run(OpenedRun(name: name, entries))
        }
        let tree: ViewTree
        do { tree = try DumpReader.tree(from: data) } catch {
            throw Refusal(reason: "line \(error.line), column \(error.column): \(error.problem)")
        }
        let map = TouchMap(tree)
        document = .dump(tree, map)
        return .dump(OpenedDump(name: name, map))
    }

    /// Which view gets a touch at a point, and why another does not.
    func ask(x: Double?, y: Double?, whyNot name: String?) throws(Refusal) -> Answer {
        guard case .dump(let tree, let map) = document else { throw Refusal(reason: "no dump is open") }
        var wanted: Int?
        if let name {
            do { wanted = try ViewQuery(name).view(in: tree) } catch { throw Refusal(reason: "\(error)") }
        }
        var point: TracePoint?
        if let x, let y {
            guard abs(x) <= 1e6, abs(y) <= 1e6 else { throw Refusal(reason: "the point is too far away") }
            point = TracePoint(x: x, y: y)
        }
        guard point != nil || wanted != nil else { throw Refusal(reason: "neither a point nor a view was named") }
        let explanation = Explanation(tree, at: point, whyNot: wanted)
        let shown = explanation.receiver ?? wanted
        return Answer(
            lines: explanation.lines().map(Words.init), certainty: explanation.certainty.rawValue,
            box: shown.flatMap(map.box).map(Box.init))
    }

    /// The whole story of a verdict.
    func story(of sequence: UInt64) throws(Refusal) -> Answer {
        guard case .run(let entries) = document else { throw Refusal(reason: "no session is open") }
        guard let verdict = Verdicts.all(in: entries).first(where: { $0.sequence == sequence }) else {
            throw Refusal(reason: "nothing was done at entry \(sequence)")
        }
        if case .touch(let touch) = verdict.act, let story = TouchStory(of: touch, in: entries) {
            return Answer(lines: story.lines.map(Words.init))
        }
        let own = entries.filter { ($0.sequence >= sequence) && ($0.sequence <= verdict.lastSequence) }
        return Answer(
            lines: verdict.lines.map(Words.init) + own.prefix(200).flatMap { TraceText.lines(for: $0) }.map(Words.init))
    }
}

/// Why something cannot be answered.
struct Refusal: Error, Hashable {
    var reason: String
}
