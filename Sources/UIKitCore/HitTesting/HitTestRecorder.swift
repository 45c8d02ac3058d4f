// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The walk of `HitTester`, but slow: it records every answer.
///
/// It asks the same views the same questions in the same order. A test compares the two on random trees.
@MainActor
final class HitTestRecorder {
    /// How many recorders there are now. Without one, hit tests need not look for theirs. Unchecked: it is only ever loaded
    /// and stored.
    @exclusivity(unchecked) static var inUse = 0
    private let application: UIApplication
    /// A view that was asked, and its verdict once it has answered.
    private struct Question {
        let asked: UIView
        var view: Subject
        var depth: Int
        var point: TracePoint?
        var bounds: TraceRect
        var verdict: HitTestWalk.Verdict?
    }

    private var questions: [Question] = []
    private var depth = 0

    init(_ application: UIApplication) {
        self.application = application
    }

    /// The views that have answered, in the order in which they were asked.
    ///
    /// - Parameter looksBelow: whether to look below views that refuse or are covered, for the view that the user may have meant.
    func visits(lookingBelow looksBelow: Bool) -> [HitTestWalk.Visit] {
        var search = WithheldTargets()
        return questions.compactMap { question in
            question.verdict.map { verdict in
                let target = looksBelow ? search.target(below: question.asked, at: question.point, verdict) : nil
                return HitTestWalk.Visit(
                    view: question.view, depth: question.depth, point: question.point, bounds: question.bounds,
                    verdict: verdict, withheld: target.map(application.subject(of:)))
            }
        }
    }

    /// The answer of the inherited `UIView.hitTest`, with all overrides.
    func hitTest(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        let place = open(view, at: point)
        let verdict: HitTestWalk.Verdict
        var answer: UIView?
        if let refusal = refusal(of: view, at: point, with: event) {
            verdict = .refused(refusal)
        } else {
            depth += 1
            answer = descend(below: view, to: point, with: event)
            depth -= 1
            if let answer {
                verdict = .passedOn(to: application.subject(of: answer))
            } else {
                verdict = .hit
                answer = view
            }
        }
        questions[place].verdict = verdict
        return answer
    }

    /// Opens a view's place in the list when the view is asked. It gets its verdict when the view has answered.
    private func open(_ view: UIView, at point: CGPoint?) -> Int {
        questions.append(
            Question(
                asked: view, view: application.subject(of: view), depth: depth, point: point.map(TracePoint.init),
                bounds: TraceRect(view.bounds)))
        return questions.count - 1
    }

    private func refusal(of view: UIView, at point: CGPoint, with event: UIEvent?) -> HitTestWalk.Refusal? {
        if let refusal = view.node.pointee.stateRefusal { return refusal }
        guard !view.point(inside: point, with: event) else { return nil }
        return view.node.pointee.flags.contains(.overridesPointInside) ? .outsideByOverride : .outsideBounds
    }

    private func descend(below parent: UIView, to point: CGPoint, with event: UIEvent?) -> UIView? {
        let subviews = parent.subviews
        for index in subviews.indices.reversed() {
            let child = subviews[index]
            guard child.superview === parent else { continue }
            guard let answer = ask(child, at: point, with: event) else { continue }
            for covered in subviews[..<index].reversed() {
                let local = covered.node.pointee.isTransformSingular ? nil : covered.node.pointee.fromParent(point)
                let place = open(covered, at: local)
                questions[place].verdict = .covered(by: application.subject(of: answer))
            }
            return answer
        }
        return nil
    }

    /// Asks a view, as its superview or scene does, and returns its answer.
    func ask(_ child: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        let overridesHitTest = child.node.pointee.flags.contains(.overridesHitTest)
        if child.node.pointee.isTransformSingular {
            let place = open(child, at: nil)
            questions[place].verdict = .refused(child.node.pointee.stateRefusal ?? .singularTransform)
            return nil
        }
        let local = child.node.pointee.fromParent(point)
        guard overridesHitTest else { return hitTest(child, at: local, with: event) }
        let place = open(child, at: local)
        depth += 1
        let answer = child.hitTest(local, with: event)
        depth -= 1
        questions[place].verdict = .answeredByOverride(answer.map(application.subject(of:)))
        return answer
    }
}

extension ViewNode {
    /// The reason behind `refusesTouches`, in the order in which the checks are documented (B2, B9).
    var stateRefusal: HitTestWalk.Refusal? {
        if flags.contains(.hidden) { return .hidden }
        if flags.contains(.interactionDisabled) { return .interactionDisabled }
        if let refusal = HitTestWalk.Refusal.ofAlpha(alpha) { return refusal }
        if flags.contains(.refusesWhileAnimating) { return .animating }
        return nil
    }
}

extension TracePoint {
    init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension TraceRect {
    init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
    }
}
