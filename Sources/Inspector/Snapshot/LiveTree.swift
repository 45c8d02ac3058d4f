// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore
import ViewDump

/// The shown windows of a scene as a `ViewDump` hierarchy. So its answers (why not, which part of an area, the map of
/// receivers) equal those of the command `responder`, and they can be computed off the main thread.
struct LiveTree: Sendable {
    let tree: ViewTree
    /// A view's place in the tree, by its number.
    let places: [UInt32: Int]
    /// The views that decide with their own code, so that only a call gives their answer.
    let undecided: [Int]
    /// Whether each view shows something itself.
    let shows: [Bool]
    let clips: [Bool]
    private let views: Views

    /// The views themselves, for the main actor only.
    private final class Views: Sendable {
        @MainActor let list: [UIView]
        @MainActor init(_ list: [UIView]) { self.list = list }
    }

    @MainActor
    init(_ scene: UIWindowScene, in application: UIApplication) {
        var list: [UIView] = []
        var dumped: [DumpedView] = []
        var parents: [Int?] = []
        var subjects: [Subject] = []
        var waiting: [(view: UIView, parent: Int?)] = scene.shownWindows.reversed().map { ($0, nil) }
        while let (view, parent) = waiting.popLast() {
            let place = dumped.count
            list.append(view)
            let subject = application.subjectIfNumbered(of: view)
            subjects.append(subject)
            dumped.append(Self.dumped(view, subject, line: place + 1))
            parents.append(parent)
            // Taken from the end: the rearmost subview first, each with all below it before the next.
            waiting += view.subviews.reversed().map { ($0, place) }
        }
        tree = ViewTree(format: .live, views: dumped, parents: parents, subjects: subjects)
        places = Dictionary(zip(list.map(\.numberIfGiven), list.indices)) { first, _ in first }
        undecided = list.indices.filter { list[$0].overridesHitTesting && !list[$0].passesTouchesThrough }
        shows = list.map(Self.showsSomething)
        clips = list.map(\.clipsToBounds)
        views = Views(list)
    }

    @MainActor
    func view(at place: Int) -> UIView? { views.list.indices.contains(place) ? views.list[place] : nil }

    /// As in `UIKitExplaining`, but reading a participant gives it no number.
    @MainActor
    private static func dumped(_ view: UIView, _ subject: Subject, line: Int) -> DumpedView {
        var dumped = DumpedView(className: subject.className, line: line)
        dumped.identifier = subject.label
        dumped.baseClassName = view.baseClassName
        dumped.frame = rect(view.frame)
        dumped.boundsOrigin = TracePoint(x: view.bounds.origin.x, y: view.bounds.origin.y)
        let transform = view.transform3D
        if !CATransform3DIsIdentity(transform) {
            let plane = CATransform3DGetAffineTransform(transform)
            dumped.transform = DumpTransform(
                a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty)
        }
        dumped.isHidden = view.isHidden
        dumped.alpha = view.alpha
        dumped.isUserInteractionEnabled = view.isUserInteractionEnabled
        dumped.hasGestureRecognizers = view.gestureRecognizers?.isEmpty == false
        dumped.hasBackground = view.backgroundColor != nil
        dumped.live = LiveFacts(
            role: role(of: view), bounds: rect(view.bounds), overridesHitTesting: view.overridesHitTesting,
            refusesWhileAnimating: view.refusesWhileAnimating, isApproximate: !CATransform3DIsAffine(transform))
        return dumped
    }

    @MainActor
    private static func role(of view: UIView) -> LiveFacts.Role {
        switch view {
        case is UIControl: .control
        case is UIScrollView: .scrollView
        case is UIWindow: .window
        default: view.passesTouchesThrough ? .passThrough : .view
        }
    }

    private static func rect(_ rect: CGRect) -> TraceRect {
        TraceRect(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
    }

    @MainActor
    private static func showsSomething(_ view: UIView) -> Bool {
        let painted = view.painted
        if CSS.color(painted.backgroundColor?.cgColor) != nil { return true }
        if painted.look.borderWidth > 0, CSS.color(painted.look.borderColor) != nil { return true }
        switch painted.content {
        case .none: return view.hasLayers
        case .text(let text): return !text.lines.isEmpty
        case .styledText(let text): return !text.runs.isEmpty
        case .image, .shape, .gradient, .drawing: return true
        }
    }
}
