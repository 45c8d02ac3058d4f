// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A trace names what a person may have meant to touch below a view that took no touch")
struct WithheldTargetsTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func target(_ verdict: HitTestWalk.Verdict = .refused(.hidden), _ x: Double = 20, _ y: Double = 20)
        -> UIView?
    {
        var search = WithheldTargets()
        return search.target(below: view, at: TracePoint(x: x, y: y), verdict)
    }

    private func add<View: UIView>(_ child: View, to parent: UIView? = nil) -> View {
        child.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        (parent ?? view).addSubview(child)
        return child
    }

    @Test("a control, or else the front-most view with a recognizer that is enabled")
    func kinds() {
        #expect(target() == nil)
        let behind = add(UIView())
        let disabled = UITapGestureRecognizer()
        disabled.isEnabled = false
        behind.addGestureRecognizer(disabled)
        #expect(target() == nil)
        let enabled = UITapGestureRecognizer()
        behind.addGestureRecognizer(enabled)
        #expect(target() === behind)
        let front = add(UIView())
        front.addGestureRecognizer(UITapGestureRecognizer())
        #expect(target() === front)
        behind.removeGestureRecognizer(enabled)
        behind.removeGestureRecognizer(disabled)
        let control = add(UIControl(), to: behind)
        control.frame.origin = .zero
        #expect(target() === control)
        #expect(target(.refused(.hidden), 39, 39) === control && target(.refused(.hidden), 40, 20) == nil)
    }

    @Test(
        "nothing below what is itself hidden, without alpha, disabled or turned into a line, nor outside of what clips")
    func states() {
        let holder = add(UIView())
        let control = add(UIControl(), to: holder)
        // At 20...50 of the view; the holder ends at 40.
        #expect(target(.refused(.hidden), 45, 45) === control)
        holder.clipsToBounds = true
        #expect(target(.refused(.hidden), 45, 45) == nil && target(.refused(.hidden), 35, 35) === control)
        for (refuse, allow) in [
            ({ $0.isHidden = true }, { $0.isHidden = false }), ({ $0.alpha = 0 }, { $0.alpha = 1 }),
            ({ $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }),
            ({ $0.transform = CGAffineTransform(scaleX: 0, y: 1) }, { $0.transform = .identity }),
        ] as [((UIView) -> Void, (UIView) -> Void)] {
            refuse(holder)
            #expect(target(.refused(.hidden), 35, 35) == nil)
            allow(holder)
        }
        #expect(target(.refused(.hidden), 35, 35) === control)
    }

    @Test("where touches are withheld; what passes touches on, or takes none and is covered, withholds nothing")
    func verdicts() {
        let control = add(UIControl())
        let withholding: [HitTestWalk.Refusal] = [
            .hidden, .transparent(alpha: 0), .interactionDisabled, .animating,
        ]
        for refusal in withholding { #expect(target(.refused(refusal)) === control) }
        #expect(target(.hit) == nil && target(.passedOn(to: Subject(identifier: 1, className: "UIView"))) == nil)
        view.isUserInteractionEnabled = false
        #expect(target(.refused(.interactionDisabled)) === control)
        var search = WithheldTargets()
        #expect(search.target(below: view, at: nil, .refused(.hidden)) == nil)
    }
}
