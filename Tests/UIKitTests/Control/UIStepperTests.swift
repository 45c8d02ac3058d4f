// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UIStepper")
struct UIStepperTests {
    let log = CallLog()
    let screen = TestScreen()
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let finger: Finger

    init() {
        screen.window.addSubview(stepper)
        finger = screen.finger()
        log.values(of: stepper)
    }

    private let minus = CGPoint(x: 20, y: 16)
    private let plus = CGPoint(x: 70, y: 16)

    private func tap(_ point: CGPoint) {
        finger.down(on: stepper, at: point)
        finger.up()
    }

    @Test("E48: the right half adds a step, the left one takes it away, and each tells of it")
    func steps() {
        stepper.stepValue = 5
        tap(plus)
        tap(plus)
        #expect(stepper.value == 10 && log.take() == ["valueChanged", "primary", "valueChanged", "primary"])
        tap(minus)
        #expect(stepper.value == 5)
    }

    @Test("E58: images take the places of the signs, the line and the gray, by the state of their half")
    func images() throws {
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { $0.fill($0.format.bounds) }
        }
        func shown() -> [CGFloat] {
            stepper.layoutIfNeeded()
            return stepper.subviews[0].subviews.compactMap { ($0 as? UIImageView)?.image?.size.width }
        }
        #expect(shown() == [])
        stepper.setIncrementImage(image(9), for: .normal)
        stepper.setIncrementImage(image(11), for: .highlighted)
        stepper.setDecrementImage(image(8), for: .normal)
        stepper.setDecrementImage(image(7), for: .disabled)
        stepper.setBackgroundImage(image(94), for: .normal)
        stepper.setDividerImage(image(3), forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.setDividerImage(image(4), forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        #expect(shown() == [94, 3, 7, 9])
        finger.down(on: stepper, at: plus)
        #expect(shown() == [94, 4, 8, 11])
        finger.up()
        #expect(shown() == [94, 3, 8, 9] && stepper.incrementImage(for: .selected)?.size.width == 9)
        #expect(stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal)?.size.width == 3)
        stepper.setIncrementImage(nil, for: .normal)
        stepper.setBackgroundImage(nil, for: .normal)
        #expect(shown() == [3, 8] && stepper.backgroundImage(for: .normal) == nil)
    }

    @Test("A held half counts again after the delay, then at every interval, until the finger lifts")
    func repetition() {
        finger.down(on: stepper, at: plus)
        screen.advance(by: 0.49)
        #expect(stepper.value == 1)
        screen.advance(by: 0.02)
        #expect(stepper.value == 2)
        screen.advance(by: 0.3)
        #expect(stepper.value == 5)
        finger.up()
        screen.advance(by: 5)
        #expect(stepper.value == 5)
        #expect(log.take().count { $0 == "valueChanged" } == 5)
    }

    @Test("A further touch waits for the whole delay: nothing is left of the one before")
    func delayStartsAnew() {
        tap(plus)
        screen.advance(by: 0.3)
        finger.down(on: stepper, at: plus)
        screen.advance(by: 0.4)
        #expect(stepper.value == 2)
        screen.advance(by: 0.15)
        #expect(stepper.value == 3)
    }

    @Test("The delay and the interval are the application's constants")
    func constants() {
        screen.application.interactionConstants.stepperRepeatDelay = 1
        screen.application.interactionConstants.stepperRepeatInterval = 2
        finger.down(on: stepper, at: plus)
        screen.advance(by: 4.5)
        #expect(stepper.value == 3)
    }

    @Test("Without autorepeat a half counts once")
    func noRepetition() {
        stepper.autorepeat = false
        finger.down(on: stepper, at: plus)
        screen.advance(by: 5)
        #expect(stepper.value == 1)
    }

    @Test("Counting rests while the finger is outside")
    func outside() {
        finger.down(on: stepper, at: plus)
        finger.move(by: CGVector(dx: 0, dy: 200))
        screen.advance(by: 2)
        #expect(stepper.value == 1)
        finger.move(by: CGVector(dx: 0, dy: -200))
        screen.advance(by: 0.1)
        #expect(stepper.value == 2)
    }

    @Test(
        "A48, E22: cancelled, removed or disabled while it counts, it stops",
        arguments: ["cancel", "remove", "disable"])
    func stop(how: String) {
        finger.down(on: stepper, at: plus)
        screen.advance(by: 0.65)
        #expect(stepper.value == 3)
        switch how {
        case "cancel": finger.cancel()
        case "remove": stepper.removeFromSuperview()
        default: stepper.isEnabled = false
        }
        screen.advance(by: 5)
        #expect(stepper.value == 3)
    }

    @Test("A48: the first or a later step's action removes the stepper: it stops there", arguments: [1, 3])
    func removalInAction(step: Double) {
        stepper.addAction(
            UIAction { [stepper] _ in if stepper.value == step { stepper.removeFromSuperview() } }, for: .valueChanged)
        finger.down(on: stepper, at: plus)
        screen.advance(by: 5)
        finger.up()
        #expect(stepper.value == step && !stepper.isTracking)
    }

    @Test("At an end a half does nothing, unless the stepper wraps")
    func ends() {
        stepper.maximumValue = 2
        tap(minus)
        #expect(stepper.value == 0 && log.take() == [])
        finger.down(on: stepper, at: plus)
        screen.advance(by: 5)
        finger.up()
        #expect(stepper.value == 2 && log.take().count == 4)
        stepper.wraps = true
        tap(plus)
        #expect(stepper.value == 0)
        tap(minus)
        #expect(stepper.value == 2)
    }

    @Test("A stepper that is not continuous tells once, when the touch lifts; a cancelled one goes back")
    func notContinuous() {
        stepper.isContinuous = false
        finger.down(on: stepper, at: plus)
        screen.advance(by: 0.65)
        #expect(stepper.value == 3 && log.take() == [])
        finger.up()
        #expect(log.take() == ["valueChanged", "primary"])
        finger.down(on: stepper, at: plus)
        finger.cancel()
        #expect(stepper.value == 3 && log.take() == [])
    }

    @Test("Values outside the range become its ends; an empty range, a step of 0 and what is not finite are refused")
    func limits() {
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.minimumValue = 100
        stepper.maximumValue = 0
        stepper.stepValue = 0
        stepper.stepValue = .nan
        stepper.value = .infinity
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [0, 100, 1, 100])
        #expect(
            screen.application.faults == [
                "UIStepper.minimumValue must be less than maximumValue; 100.0 was refused.",
                "UIStepper.maximumValue must be greater than minimumValue; 0.0 was refused.",
                "UIStepper.stepValue must be greater than 0; 0.0 was refused.",
                "UIStepper.stepValue must be a finite number; nan was refused.",
                "UIStepper.value must be a finite number; inf was refused.",
            ])
        stepper.maximumValue = 50
        #expect(stepper.value == 50)
        #expect(log.take() == [])
    }

    @Test("The size is 94 by 32 points; assistive technology hears the value")
    func others() {
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.value = 2.5
        #expect(stepper.accessibilityValue == "2.5")
        stepper.value = 3
        #expect(stepper.accessibilityValue == "3" && stepper.displayAccessibility.role == .adjustable)
    }
}
