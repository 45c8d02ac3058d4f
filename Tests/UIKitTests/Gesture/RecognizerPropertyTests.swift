// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What recognizers and their delegates are set to at first, and the least that they can be set to")
struct RecognizerPropertyTests {
    @Test("G1: any recognizer: enabled, cancels touches, delays their ends, one kind of touch, every kind allowed")
    func base() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
        #expect(!recognizer.delaysTouchesBegan && recognizer.requiresExclusiveTouchType)
        #expect(recognizer.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
        #expect(recognizer.allowedPressTypes.map(\.intValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
        #expect(recognizer.name == nil && recognizer.delegate == nil && recognizer.numberOfTouches == 0)
        #expect(recognizer.modifierFlags == [] && recognizer.buttonMask == [] && recognizer.location(in: nil) == .zero)
        let other = UIGestureRecognizer()
        #expect(recognizer.canPrevent(other) && recognizer.canBePrevented(by: other))
        #expect(!recognizer.shouldRequireFailure(of: other) && !recognizer.shouldBeRequiredToFail(by: other))
        #expect(recognizer.shouldReceive(UIEvent()))
    }

    @Test("G67, G73, G76, G86, G90: each kind of recognizer begins with UIKit's numbers")
    func kinds() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.buttonMaskRequired == .primary)
        let press = UILongPressGestureRecognizer()
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int(UInt32.max))
        #expect(pan.allowedScrollTypesMask == [] && pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.numberOfTouchesRequired == 1 && swipe.direction == .right)
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        #expect(pinch.scale == 1 && pinch.velocity == 0 && rotation.rotation == 0 && rotation.velocity == 0)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
        let masks: [UIScrollTypeMask] = [.discrete, .continuous, .all]
        #expect(masks.map(\.rawValue) == [1, 2, 3])
    }

    @Test("Counts below the least are the least, others stay as they are set")
    func counts() {
        let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        func set(_ value: Int) -> [Int] {
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (value, value)
            (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (value, value)
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (value, value)
            swipe.numberOfTouchesRequired = value
            return [
                tap.numberOfTapsRequired, tap.numberOfTouchesRequired, press.numberOfTapsRequired,
                press.numberOfTouchesRequired, pan.minimumNumberOfTouches, pan.maximumNumberOfTouches,
                swipe.numberOfTouchesRequired,
            ]
        }
        #expect(
            set(4) == [4, 4, 4, 4, 4, 4, 4] && set(-3) == [1, 1, 0, 1, 1, 1, 1] && set(0) == [1, 1, 0, 1, 1, 1, 1])
    }

    @Test("A description has the counts that are not the usual ones")
    func descriptions() {
        let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        func has(_ recognizer: UIGestureRecognizer) -> [Bool] {
            ["numberOfTapsRequired", "numberOfTouchesRequired"].map { recognizer.description.contains($0) }
        }
        #expect(has(tap) == [false, false] && has(press) == [false, false])
        (tap.numberOfTapsRequired, press.numberOfTapsRequired) = (2, 1)
        #expect(has(tap) == [true, false] && has(press) == [true, false])
        (tap.numberOfTouchesRequired, press.numberOfTouchesRequired) = (2, 2)
        #expect(tap.description.contains("numberOfTapsRequired = 2; numberOfTouchesRequired = 2"))
        #expect(press.description.contains("numberOfTapsRequired = 1; numberOfTouchesRequired = 2"))
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {}

    @Test("G27, G31: a delegate without methods lets everything begin, and nothing wait or go together")
    func delegate() {
        let (delegate, one, other) = (Delegate(), UIGestureRecognizer(), UIGestureRecognizer())
        #expect(delegate.gestureRecognizerShouldBegin(one))
        #expect(delegate.gestureRecognizer(one, shouldReceive: UITouch()))
        #expect(delegate.gestureRecognizer(one, shouldReceive: UIPress()))
        #expect(delegate.gestureRecognizer(one, shouldReceive: UIEvent()))
        #expect(!delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
        #expect(!delegate.gestureRecognizer(one, shouldRequireFailureOf: other))
        #expect(!delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
    }
}
