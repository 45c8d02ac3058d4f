// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W36: Animations between two calls")
struct AnimationContextTests {
    let painted = PaintedScreen()

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        painted.screen.window.addSubview(view)
        painted.screen.settle()
        return view
    }

    @Test("W36: what changes until the commit moves, as long and as late as was said before the change")
    func duration() {
        let view = view()
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
        UIView.setAnimationDuration(2)
        UIView.setAnimationDelay(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 120
        UIView.commitAnimations()
        view.center.y = 90
        let animations = view.displayAnimations
        #expect(animations.map(\.property) == [.opacity, .position])
        #expect(animations.map(\.duration) == [0.2, 2])
        #expect(animations[1].elapsed == -1 && animations[1].timing == .linear)
        #expect(animations[0].timing == .cubic(.easeInOut))
        painted.screen.advance(by: 0.25)
        #expect(view.displayAnimations.map(\.property) == [.position])
        painted.screen.advance(by: 3)
        #expect(view.displayAnimations.isEmpty && view.center == CGPoint(x: 120, y: 90))
    }

    @Test("W36: pairs stand in each other; without a duration, or a beginning, nothing moves")
    func pairs() {
        let (first, second) = (view(), view())
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.beginAnimations("inner", context: nil)
        second.alpha = 0
        UIView.commitAnimations()
        first.alpha = 0
        UIView.commitAnimations()
        #expect(first.displayAnimations.map(\.duration) == [1] && second.displayAnimations.map(\.duration) == [1])
        let third = view()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        third.alpha = 0
        UIView.commitAnimations()
        #expect(third.displayAnimations.isEmpty)
        UIView.setAnimationDuration(5)
        third.alpha = 1
        UIView.commitAnimations()
        #expect(third.displayAnimations.isEmpty)
        #expect(painted.screen.application.faults.last?.contains("without beginAnimations") == true)
    }

    @Test("W36: a run repeats, and goes back")
    func repeats() {
        let view = view()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(3)
        UIView.setAnimationRepeatAutoreverses(true)
        view.alpha = 0
        UIView.commitAnimations()
        #expect(view.displayAnimations.map(\.repeatCount) == [3] && view.displayAnimations[0].autoreverses)
    }
}
