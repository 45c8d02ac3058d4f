// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

extension UIWindowScene {
    /// The view that would get a touch at a point, the answers of all asked views, and the reasons why another view does not
    /// get it.
    ///
    ///     print(scene.explainHitTest(at: CGPoint(x: 120, y: 420), whyNot: buyButton))
    ///
    /// The views themselves are asked, including overrides. Nothing is recorded, and no touch begins. The obstacles of
    /// `whyNot` come with the smallest change that removes each.
    ///
    /// - Parameters:
    ///   - point: in points of the scene.
    ///   - wanted: a view that should get the touch.
    public func explainHitTest(at point: CGPoint, whyNot wanted: UIView? = nil) -> Explanation {
        LiveExplainer(self, showing: wanted).explanation(at: point, isAsked: true, whyNot: wanted)
    }
}

extension UIView {
    /// The part of the view's area on the screen in which it gets touches, the views that get the rest, and the obstacles.
    /// For one point of the scene, only the obstacles there.
    ///
    ///     print(buyButton.explainTouches())
    ///
    /// The explanation says so if the view is in no window.
    public func explainTouches(at point: CGPoint? = nil) -> Explanation {
        LiveExplainer(window?.windowScene, showing: self).explanation(at: point, isAsked: false, whyNot: self)
    }
}

/// Answers about the views of a scene.
@MainActor
private struct LiveExplainer {
    private let scene: UIWindowScene?
    private let views: LiveViews

    /// - Parameter view: its hierarchy is included even if it is not in the scene.
    init(_ scene: UIWindowScene?, showing view: UIView?) {
        self.scene = scene
        var roots: [UIView] = scene?.windows ?? []
        if let view {
            var root = view
            while let outer = root.superview { root = outer }
            if !roots.contains(where: { $0 === root }) { roots.insert(root, at: 0) }
        }
        views = LiveViews(roots, in: UIApplication.shared)
    }

    func explanation(at point: CGPoint?, isAsked: Bool, whyNot wanted: UIView?) -> Explanation {
        let place = wanted.flatMap(views.place(of:))
        var whyNot = place.map { place in
            point.map { WhyNot(place, at: TracePoint(x: $0.x, y: $0.y), in: views.tree) }
                ?? WhyNot(place, in: views.tree)
        }
        let asked = point ?? whyNot?.point.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
        let walk = scene?.hitTestWalk(at: asked) ?? HitTestWalk(touch: nil, point: TracePoint(x: asked.x, y: asked.y))
        let receiver = walk.result.flatMap(views.place(of:))
        if let wanted, let place, let known = whyNot {
            whyNot?.obstacles = obstacles(known.obstacles, for: wanted, place, walk, receiver)
        }
        return Explanation(
            views.tree, walk: walk, candidates: walk.visits.map { views.place(of: $0.view) ?? 0 }, receiver: receiver,
            isAsked: isAsked, whyNot: whyNot)
    }

    /// The obstacles by the values, corrected by the views' own answers.
    private func obstacles(
        _ computed: [Obstacle], for wanted: UIView, _ place: Int, _ walk: HitTestWalk, _ receiver: Int?
    ) -> [Obstacle] {
        let subject = views.tree.subject(of: place)
        guard wanted.window?.windowScene != nil, scene != nil else {
            let reason: TraceText = "\(subject) is in no window"
            let change: TraceText = "add it, or the view it is in, to a window that a scene shows"
            return [Obstacle(kind: .noWindow, view: place, reason: reason, change: change)] + computed
        }
        // It gets the touch, whatever its values are.
        if receiver == place { return [] }
        if let visit = walk.visits.first, visit.verdict == .refused(.windowWithoutForegroundScene) {
            return [obstacle(of: visit, change: "bring the scene to the foreground")].compactMap { $0 } + computed
        }
        // An override is the obstacle if it answered for the view or one above it, or if the values show no other reason.
        let ancestors = Set(views.tree.path(to: place))
        let decider = walk.visits.first { visit in
            guard let index = views.place(of: visit.view), ancestors.contains(index) else { return false }
            switch visit.verdict {
            case .answeredByOverride(let answer):
                return answer.flatMap(views.place(of:)) != place && !isPassThrough(index)
            case .refused(.outsideByOverride): return true
            default: return false
            }
        }
        if let decider {
            let method = decider.verdict == .refused(.outsideByOverride) ? "point(inside:with:)" : "hitTest(_:with:)"
            let own = obstacle(of: decider, change: "change \(code: method) of \(decider.view)")
            return [own].compactMap { $0 } + computed
        }
        guard computed.isEmpty else { return computed }
        let taker = walk.visits.first { visit in
            if case .answeredByOverride(.some) = visit.verdict { true } else { false }
        }
        return [taker.flatMap { obstacle(of: $0, change: "change \(code: "hitTest(_:with:)") of \($0.view)") }]
            .compactMap { $0 }
    }

    private func isPassThrough(_ index: Int) -> Bool { views.tree.views[index].live?.role == .passThrough }

    private func obstacle(of visit: HitTestWalk.Visit, change: TraceText) -> Obstacle? {
        guard let index = views.place(of: visit.view) else { return nil }
        let alone = HitTestWalk(touch: nil, point: visit.point ?? TracePoint(x: 0, y: 0), visits: [visit])
        let kind: Obstacle.Kind =
            if case .refused(let refusal) = visit.verdict, refusal != .outsideByOverride { .refusal(refusal) } else {
                .override
            }
        return Obstacle(kind: kind, view: index, reason: TraceText.reason(forVisit: 0, of: alone), change: change)
    }
}
