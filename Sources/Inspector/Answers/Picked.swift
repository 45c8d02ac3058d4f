// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import InspectorPage
import UIKitCore
import ViewDump

/// The answer about a point: the visible view, the view that would get a touch, and why they differ.
struct Picked: Encodable, Sendable {
    var x: Double
    var y: Double
    /// The view drawn on top; missing if nothing is drawn.
    var drawn: NamedView?
    /// The view that would get the touch; missing if none would.
    var receiver: NamedView?
    var sentence: Words
    /// Why the view drawn on top does not get the touch; empty if it does.
    var why: [Words]
    /// The changes that would help, the first obstacle's change first.
    var changes: [Words]
    /// The hit test, with a line for each visit.
    var walk: HitTestWalk
    var details: [Words]
    var result: Int?

    @MainActor
    init(_ scene: UIWindowScene, at point: CGPoint, in live: LiveTree, _ application: UIApplication) {
        (x, y) = (point.x, point.y)
        let walk = scene.hitTestWalk(at: point)
        self.walk = walk
        details = LoggedEntry.details(of: walk)
        result = walk.resultIndex
        receiver = walk.result.map(NamedView.init)
        let place = DrawnView.find(in: live, at: TracePoint(x: point.x, y: point.y))
        drawn = place.map { NamedView(live.tree.subject(of: $0)) }
        // The parts of a control count as the control: its title takes no touches, and needs none.
        let control = walk.result.flatMap { scene.view(numbered: $0.identifier) } as? UIControl
        if let control, let place, live.view(at: place)?.isDescendant(of: control) == true { drawn = receiver }
        sentence = Words(TraceText.sentence(for: .hitTest(walk)))
        why = []
        changes = []
        if let control, !control.isEnabled, let result = walk.result {
            why.append(
                Words("\(result) gets the touch and sends nothing: it is disabled (\(code: "isEnabled") is false)."))
            changes.append(Words("set \(code: "isEnabled") of \(result) to true"))
        }
        guard let place, let drawn, drawn.id != receiver?.id else { return }
        let explanation = Explanation(live.tree, at: walk.point, whyNot: place)
        if let (words, override) = Self.reason(for: place, walk: walk, in: live.tree) {
            why.append(words)
            if let override { changes.append(override) }
        }
        for obstacle in explanation.whyNot?.obstacles ?? [] {
            let words = Words("\(obstacle.reason)")
            if why.isEmpty { why.append(words) }
            changes.append(Words("\(obstacle.change)"))
        }
    }

    /// The live walk's reason for the view, or for the superview because of which it was not asked; and the needed change of
    /// code if an override decides.
    private static func reason(for place: Int, walk: HitTestWalk, in tree: ViewTree) -> (Words, change: Words?)? {
        for candidate in tree.path(to: place).reversed() {
            let number = tree.subject(of: candidate).identifier
            guard let visit = walk.visits.firstIndex(where: { $0.view.identifier == number }) else { continue }
            let words = Words(TraceText.reason(forVisit: visit, of: walk))
            let view = walk.visits[visit].view
            switch walk.visits[visit].verdict {
            case .refused(.outsideByOverride):
                return (words, Words("change \(code: "point(inside:with:)") of \(view)"))
            case .answeredByOverride: return (words, Words("change \(code: "hitTest(_:with:)") of \(view)"))
            default: return (words, nil)
            }
        }
        return nil
    }
}
