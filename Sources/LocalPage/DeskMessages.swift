// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import ViewDump

/// A page's request, as JSON. A file's bytes follow their `open` as a binary message.
struct DeskRequest: Decodable {
    enum Kind: String, Decodable {
        case hello, open, ask, story
    }

    var type: Kind
    var id: UInt32
    var name: String?
    var x: Double?
    var y: Double?
    var whyNot: String?
    var sequence: UInt64?
}

/// A rectangle: x, y, width, height.
struct Box: Encodable, Hashable {
    var rectangle: TraceRect

    init(_ rectangle: TraceRect) { self.rectangle = rectangle }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for value in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] { try list.encode(value) }
    }
}

/// The kind of an opened file.
enum Opened {
    case dump(OpenedDump)
    case run(OpenedRun)
}

struct OpenedDump: Encodable {
    struct Region: Encodable {
        var view: Int
        var name: Words
        var color: String
        var parts: [Box]
    }

    struct Finding: Encodable {
        var view: Int
        var text: String
        var box: Box?
    }

    var kind = "dump"
    var name: String
    var format: String
    var views: Int
    var screen: Box
    /// Whether the dump tells which views get touches.
    var canTell: Bool
    /// In the order of the dump.
    var regions: [Region]
    var findings: [Finding]
    var omissions: [String]

    init(name: String, _ map: TouchMap) {
        let tree = map.tree
        self.name = name
        format = tree.format.name
        views = tree.views.count
        screen = Box(map.screen)
        canTell = map.canTell
        regions = map.receivers.enumerated().map { place, receiver in
            Region(
                view: receiver.view + 1, name: Words("\(tree.subject(of: receiver.view))"), color: map.color(at: place),
                parts: receiver.parts.map(Box.init))
        }
        findings = map.findings.map {
            Finding(view: $0.view + 1, text: $0.message, box: map.box(of: $0.view).map(Box.init))
        }
        omissions = tree.omissions.prefix(20).map(\.description)
    }
}

struct OpenedRun: Encodable {
    struct Deed: Encodable {
        var sequence: UInt64
        var time: Double
        var effect: String
        var title: Words
        var outcome: Words
        var advice: [Words]

        init(_ verdict: Verdict) {
            sequence = verdict.sequence
            time = verdict.time
            effect = verdict.effect.rawValue
            title = Words(verdict.title)
            outcome = Words(verdict.outcome)
            advice = verdict.advice.map(Words.init)
        }
    }

    var kind = "run"
    var name: String
    var entries: Int
    /// In the order in which they began.
    var deeds: [Deed]
    /// Deeds that are left out.
    var more: Int

    init(name: String, _ entries: [TraceEntry]) {
        self.name = name
        self.entries = entries.count
        let verdicts = Verdicts.all(in: entries)
        deeds = verdicts.prefix(Desk.mostVerdicts).map(Deed.init)
        more = max(0, verdicts.count - Desk.mostVerdicts)
    }
}

struct Answer: Encodable {
    var lines: [Words]
    var certainty: String?
    /// The box of the answer's view.
    var box: Box?
}
