// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The answer to a question: which view gets a touch, or why a view does not.
public struct Explanation: Sendable {
    /// The hierarchy that was asked.
    public let tree: ViewTree
    /// The hit test; `nil` if there is no point.
    public let walk: HitTestWalk?
    /// The view of each of the walk's visits, as its place in the tree.
    public let candidates: [Int]
    /// The view that gets the touch.
    public let receiver: Int?
    /// Why another view does not get the touch; `nil` if there was no such question.
    public let whyNot: WhyNot?
    /// Why the answer may be wrong; empty if it is sure.
    public let doubts: [Doubt]
    /// The other facts that decide the effect of the touch.
    public let remarks: [Remark]

    /// - Parameters:
    ///   - point: in the coordinates of the roots' frames, which for a window are the screen's.
    ///   - wanted: the place in the tree of a view that should get the touch.
    /// - Precondition: there is a point or a wanted view; the wanted view is in the tree.
    public init(_ tree: ViewTree, at point: TracePoint?, whyNot wanted: Int? = nil) {
        precondition(point != nil || wanted != nil, "an explanation is of a point, a view or both")
        self.tree = tree
        whyNot = wanted.map { wanted in
            point.map { WhyNot(wanted, at: $0, in: tree) } ?? WhyNot(wanted, in: tree)
        }
        let asked = point ?? whyNot?.point
        let outcome = asked.map { TouchWalk.run(tree, at: $0) }
        walk = point == nil ? nil : outcome?.walk
        candidates = point == nil ? [] : outcome?.views ?? []
        receiver = point == nil ? nil : outcome?.receiver
        doubts = outcome.map { Doubt.about($0, in: tree) } ?? []
        remarks = point == nil ? [] : outcome.map { Remark.about($0, wanted: wanted, in: tree) } ?? []
    }

    /// The answer that live views gave themselves.
    ///
    /// - Parameters:
    ///   - walk: the answers of the views, including overrides.
    ///   - candidates: the view of each of the walk's visits.
    package init(_ tree: ViewTree, walk: HitTestWalk, candidates: [Int], receiver: Int?, isAsked: Bool, whyNot: WhyNot?)
    {
        self.tree = tree
        self.walk = isAsked ? walk : nil
        self.candidates = isAsked ? candidates : []
        self.receiver = isAsked ? receiver : nil
        self.whyNot = whyNot
        remarks = []
        doubts = Doubt.about(TouchWalk.Outcome(walk: walk, views: candidates, receiver: receiver), in: tree)
    }

    /// The least certainty that the doubts allow.
    public var certainty: Certainty { doubts.map(\.limit).min() ?? .sure }
}
