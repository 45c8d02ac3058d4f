// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore

/// The numbers that applications begin with. Elsewhere tests try each at its limit, some with numbers of their own.
@Suite struct InteractionConstantsTests {
    @Test("G68, G77, G79, G83, G85, G87, G90: the limits of gestures")
    func gestures() {
        let gestures = InteractionConstants().gestures
        #expect(gestures.maximumTapDuration == 1.5)
        #expect(gestures.maximumTapInterval == 0.35)
        #expect(gestures.tapMovement == 44)
        #expect(gestures.tapSeparation == 44)
        #expect(gestures.panHysteresis == 10)
        #expect(gestures.velocityPause == 0.1)
        #expect(gestures.scrollPause == 0.1)
        #expect(gestures.screenEdgeWidth == 20)
        #expect(gestures.pinchHysteresis == 10)
        #expect(gestures.pinchHysteresisRemoved == 8)
        #expect(abs(gestures.rotationHysteresis - CGFloat.pi / 18) < 1e-12)
        #expect(abs(gestures.rotationHysteresisRemoved - CGFloat.pi / 36) < 1e-12)
        #expect(gestures.swipeDuration == 0.5)
        #expect(gestures.swipeDistance == 50)
        #expect(gestures.swipeDistanceDecay == 0.94)
        #expect(gestures.swipeDeviation == 50)
        #expect(gestures.swipeDeviationDecay == 0.98)
    }

    @Test("G93, G102–G105: the numbers of scrolling")
    func scrolling() {
        let scrolling = InteractionConstants().scrolling
        #expect(scrolling.restVelocity == 10)
        #expect(scrolling.rubberBandStiffness == 0.55)
        #expect(scrolling.bounceFrequency == 11)
        #expect(scrolling.heldBounceSlowRate == 9)
        #expect(scrolling.heldBounceFastRate == 46)
        #expect(scrolling.heldVelocity == 50)
        #expect(scrolling.bounceRestDistance == 0.25)
        #expect(scrolling.offsetAnimationDuration == 0.3)
        #expect(scrolling.frameInterval == 1.0 / 60)
        #expect(scrolling.contentTouchDelay == 0.15)
        #expect(scrolling.directionalLockRatio == 2)
        #expect(scrolling.pagingVelocity == 200)
        #expect(scrolling.zoomResistance == 0.3)
        #expect(scrolling.indicatorThickness == 3)
        #expect(scrolling.indicatorMargin == 3)
        #expect(scrolling.indicatorLeastLength == 36)
        #expect(scrolling.indicatorDelay == 0.4)
        #expect(scrolling.indicatorFadeDuration == 0.25)
        #expect(scrolling.keyStep == 40)
    }

    @Test("E13, I3, I8, D32, H2: the other numbers of input")
    func others() {
        let constants = InteractionConstants()
        #expect(constants.controlTrackingMargin == 70)
        #expect(constants.maximumPointersPerScene == 32)
        #expect(constants.maximumScenes == 1024)
        #expect(constants.clipboardPatience == 10)
        #expect(constants.presentationDuration == 0.4)
        #expect(constants.stepperRepeatDelay == 0.5)
        #expect(constants.stepperRepeatInterval == 0.1)
        #expect(constants.shortcutsDelay == 1)
        #expect(constants.shake.threshold == 1.5)
        #expect(constants.shake.quietInterval == 0.5)
        #expect(constants.shake.longestDuration == 3)
        #expect(constants.shake.gravityTimeConstant == 0.3)
        #expect(constants.keyboard.animationDuration == 0.25)
        #expect(constants.keyboard.doubleTapInterval == 0.35)
        #expect(constants.keyboard.variantsDelay == 0.5)
        #expect(constants.keyboard.deleteDelay == 0.5)
        #expect(constants.keyboard.deleteInterval == 0.12)
        #expect(constants.keyboard.deleteAcceleration == 0.92)
        #expect(constants.keyboard.shortestDeleteInterval == 0.03)
        #expect(constants.keyboard.dismissingPart == 0.5)
        #expect(constants.keyboard.dismissingVelocity == 300)
        let focus = constants.focus
        #expect(focus.focusDuration == 0.15 && focus.unfocusDuration == 0.25)
        #expect(focus.revealMargin == 8)
        #expect(focus.repeatDelay == 0.5)
        #expect(focus.repeatInterval == 0.12)
        #expect(focus.stickArrow == 0.55 && focus.stickRelease == 0.4)
        #expect(focus.stickDeadZone == 0.15)
        #expect(focus.buttonDown == 0.15 && focus.buttonUp == 0.1)
    }

    @Test("A9–A11, A20, A33, A34, I20: the raw values are UIKit's")
    func rawValues() {
        let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
        let subtypes: [UIEvent.EventSubtype] = [
            .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
            .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
            .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
            .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
        ]
        #expect(subtypes.map(\.rawValue) == [0, 1] + Array(100...109))
        let phases: [UITouch.Phase] = [
            .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
        ]
        #expect(phases.map(\.rawValue) == Array(0...7))
        let touchTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        #expect(touchTypes.map(\.rawValue) == Array(0...3) && UITouch.TouchType.stylus == .pencil)
        let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
        #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
        #expect(UIEvent.ButtonMask.primary.rawValue == 1 && UIEvent.ButtonMask.secondary.rawValue == 2)
        #expect(
            (-1...34).map { UIEvent.ButtonMask.button($0).rawValue } == [0, 0] + (0..<32).map { 1 << $0 } + [0, 0])
        let presses: [UIPress.PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        ]
        #expect(presses.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
        let modifiers: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        #expect(modifiers.map(\.rawValue) == (16..<22).map { 1 << $0 })
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    }
}
