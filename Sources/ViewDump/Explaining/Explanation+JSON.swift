// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

extension Explanation {
    /// The answer as JSON, version 1 of `Documentation/Explain.md`; the same bytes for the same answer.
    public func json() throws -> Data { try ReportEncoder.data(of: Report(self)) }

    /// The members of the JSON. Members without a value are left out.
    private struct Report: Encodable {
        var format = "responder-explanation"
        var version = 1
        var input: InputReport
        var point: TracePoint?
        var receiver: ViewReport?
        var certainty: Certainty
        var doubts: [DoubtReport]
        var remarks: [RemarkReport]?
        var candidates: [CandidateReport]?
        var responderChain: [LinkReport]?
        var whyNot: WhyNotReport?

        init(_ explanation: Explanation) {
            let tree = explanation.tree
            input = InputReport(tree)
            point = explanation.walk?.point
            receiver = explanation.receiver.map { ViewReport($0, in: tree, withPath: true) }
            certainty = explanation.certainty
            doubts = explanation.doubts.map { DoubtReport(kind: $0.kind, names: $0.names, text: $0.description) }
            if !explanation.remarks.isEmpty {
                remarks = explanation.remarks.map {
                    RemarkReport(
                        kind: $0.kind, view: ViewReport($0.view, in: tree), text: $0.text.description,
                        change: $0.change?.description)
                }
            }
            candidates = explanation.walk.map { walk in
                zip(walk.visits, explanation.candidates).map { visit, index in
                    CandidateReport(
                        view: ViewReport(index, in: tree), depth: visit.depth, point: visit.point, bounds: visit.bounds,
                        verdict: visit.verdict, text: explanation.reason(for: visit).description)
                }
            }
            responderChain = explanation.receiver.map { receiver in
                ResponderChain.from(receiver, in: tree).map {
                    LinkReport(name: $0.name, view: $0.view.map { ViewReport($0, in: tree) })
                }
            }
            whyNot = explanation.whyNot.map { WhyNotReport($0, in: tree) }
        }
    }

    private struct DoubtReport: Encodable {
        var kind: Doubt.Kind
        var names: [String]
        var text: String
    }

    private struct RemarkReport: Encodable {
        var kind: Remark.Kind
        var view: ViewReport
        var text: String
        var change: String?
    }

    private struct CandidateReport: Encodable {
        var view: ViewReport
        var depth: Int
        var point: TracePoint?
        var bounds: TraceRect
        var verdict: HitTestWalk.Verdict
        var text: String
    }

    private struct LinkReport: Encodable {
        var name: String
        var view: ViewReport?
    }

    private struct WhyNotReport: Encodable {
        var view: ViewReport
        var point: TracePoint?
        var obstacles: [ObstacleReport]
        var reach: ReachReport?

        init(_ whyNot: WhyNot, in tree: ViewTree) {
            view = ViewReport(whyNot.view, in: tree, withPath: true)
            point = whyNot.point
            obstacles = whyNot.obstacles.map { ObstacleReport($0, in: tree) }
            reach = whyNot.reach.map { ReachReport($0, in: tree) }
        }
    }

    private struct ObstacleReport: Encodable {
        var code: String
        var refusal: HitTestWalk.Refusal?
        var view: ViewReport
        var text: String
        var change: String

        init(_ obstacle: Obstacle, in tree: ViewTree) {
            switch obstacle.kind {
            case .refusal(let refusal):
                code = "refused"
                self.refusal = refusal
            case .covered: code = "covered"
            case .descendant: code = "descendant"
            case .passesThrough: code = "passesThrough"
            case .override: code = "override"
            case .noWindow: code = "noWindow"
            }
            view = ViewReport(obstacle.view, in: tree)
            text = obstacle.reason.description
            change = obstacle.change.description
        }
    }

    private struct ReachReport: Encodable {
        var total: Int
        var own: Int
        var descendants: Int
        var box: TraceRect?
        var example: TracePoint?
        var others: [TakerReport]

        init(_ reach: Reach, in tree: ViewTree) {
            (total, own, descendants, box, example) = (
                reach.total, reach.own, reach.descendants, reach.box, reach.example
            )
            others = reach.others.map {
                TakerReport(view: $0.view.map { ViewReport($0, in: tree) }, cells: $0.cells, point: $0.point)
            }
        }
    }

    private struct TakerReport: Encodable {
        var view: ViewReport?
        var cells: Int
        var point: TracePoint
    }
}
