// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import ViewDump

/// The views of windows, or of one hierarchy, as the values that decide hit testing.
@MainActor
struct LiveViews {
    let tree: ViewTree
    private let places: [ObjectIdentifier: Int]
    /// By the number that a trace gives.
    private let placesByNumber: [UInt32: Int]

    /// - Parameter roots: back to front.
    init(_ roots: [UIView], in application: UIApplication) {
        var views: [DumpedView] = []
        var parents: [Int?] = []
        var subjects: [Subject] = []
        var places: [ObjectIdentifier: Int] = [:]
        // From the front, so that the last one is taken first: superviews before subviews, subviews back to front.
        var waiting: [(view: UIView, parent: Int?)] = roots.reversed().map { ($0, nil) }
        while let (view, parent) = waiting.popLast() {
            let place = views.count
            let subject = application.subject(of: view)
            places[ObjectIdentifier(view)] = place
            views.append(Self.facts(of: view, subject, line: place + 1))
            parents.append(parent)
            subjects.append(subject)
            waiting += view.subviews.reversed().map { ($0, place) }
        }
        tree = ViewTree(format: .live, views: views, parents: parents, subjects: subjects)
        self.places = places
        placesByNumber = Dictionary(subjects.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    }

    func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

    func place(of subject: Subject) -> Int? { placesByNumber[subject.identifier] }

    private static func facts(of view: UIView, _ subject: Subject, line: Int) -> DumpedView {
        var facts = DumpedView(className: subject.className, line: line)
        facts.address = view.addressText
        facts.identifier = view.accessibilityIdentifier
        facts.text = view.describedText ?? view.accessibilityLabel
        facts.frame = rect(view.frame)
        facts.boundsOrigin = TracePoint(x: view.bounds.origin.x, y: view.bounds.origin.y)
        let transform = view.transform3D
        let isFlat = CATransform3DIsAffine(transform)
        if !CATransform3DIsIdentity(transform) {
            let plane = CATransform3DGetAffineTransform(transform)
            facts.transform = DumpTransform(
                a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty)
        }
        facts.isHidden = view.isHidden
        facts.alpha = view.alpha
        facts.isUserInteractionEnabled = view.isUserInteractionEnabled
        facts.hasGestureRecognizers = view.gestureRecognizers?.isEmpty == false
        facts.hasBackground = view.backgroundColor != nil
        facts.controllerName = view.ownController.map { UIApplication.shared.subject(of: $0).description }
        facts.live = LiveFacts(
            role: role(of: view), bounds: rect(view.bounds), overridesHitTesting: view.overridesHitTesting,
            refusesWhileAnimating: view.refusesWhileAnimating, isApproximate: !isFlat)
        return facts
    }

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
}
