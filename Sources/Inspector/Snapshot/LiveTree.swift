import CoreGraphics
import EventTrace
import UIKit
import ViewDump

/// The shown windows of a scene as `ViewDump` has hierarchies, so that its answers (why not, which part of an area, the map of
/// receivers) are those of the command `responder`, and can be worked out away from the main thread.
struct LiveTree: Sendable {
    let tree: ViewTree
    /// A view's place in the tree, by its number.
    let places: [UInt32: Int]
    /// Whether each view's class overrides a method of hit-testing, so that only a call tells what it answers.
    let overrides: [Bool]
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
        var waiting: [(view: UIView, parent: Int?)] = scene.shownWindows.reversed().map { ($0, nil) }
        while let (view, parent) = waiting.popLast() {
            let place = dumped.count
            list.append(view)
            dumped.append(Self.dumped(view, line: place + 1, application))
            parents.append(parent)
            // Taken from the end: the rearmost subview first, each with all below it before the next.
            waiting += view.subviews.reversed().map { ($0, place) }
        }
        tree = ViewTree(format: .json, views: dumped, parents: parents)
        places = Dictionary(zip(list.map(\.numberIfGiven), list.indices)) { first, _ in first }
        overrides = list.map { $0.overridesHitTest || $0.overridesPointInside }
        shows = list.map(Self.showsSomething)
        clips = list.map(\.clipsToBounds)
        views = Views(list)
    }

    @MainActor
    func view(at place: Int) -> UIView? { views.list.indices.contains(place) ? views.list[place] : nil }

    @MainActor
    private static func dumped(_ view: UIView, line: Int, _ application: UIApplication) -> DumpedView {
        let subject = application.subjectIfNumbered(of: view)
        var dumped = DumpedView(className: subject.className, line: line)
        dumped.number = subject.identifier
        dumped.identifier = subject.label
        dumped.baseClassName = view.baseClassName
        let frame = view.frame
        dumped.frame = TraceRect(x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
        let bounds = view.bounds
        dumped.boundsOrigin = TracePoint(x: bounds.origin.x, y: bounds.origin.y)
        dumped.boundsSize = TracePoint(x: bounds.width, y: bounds.height)
        let transform = view.transform
        if transform != .identity {
            dumped.transform = DumpTransform(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
        }
        dumped.isHidden = view.isHidden
        dumped.alpha = view.alpha
        dumped.isUserInteractionEnabled = view.isUserInteractionEnabled
        dumped.isAnimating = view.refusesWhileAnimating
        dumped.hasGestureRecognizers = view.gestureRecognizers?.isEmpty == false
        dumped.hasBackground = view.backgroundColor != nil
        return dumped
    }

    @MainActor
    private static func showsSomething(_ view: UIView) -> Bool {
        let painted = view.painted
        if CSS.color(painted.backgroundColor?.cgColor) != nil { return true }
        if painted.look.borderWidth > 0, CSS.color(painted.look.borderColor) != nil { return true }
        switch painted.content {
        case .none: return false
        case .text(let text): return !text.lines.isEmpty
        case .image: return true
        }
    }
}

extension UIWindowScene {
    /// The view with a number, among the windows that are shown.
    func view(numbered number: UInt32) -> UIView? {
        var waiting: [UIView] = shownWindows
        while let view = waiting.popLast() {
            if view.numberIfGiven == number { return view }
            waiting += view.subviews
        }
        return nil
    }
}
