// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UISlider")
struct UISliderTests {
    let log = CallLog()
    let screen = TestScreen()
    /// The middle of the thumb goes from 14 to 214: 200 points.
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 34))
    let finger: Finger

    init() {
        screen.window.addSubview(slider)
        finger = screen.finger()
        log(slider, every: [(.valueChanged, "valueChanged")])
    }

    @Test("A drag moves the thumb with the finger, and tells of every change and of its end")
    func drag() {
        finger.down(on: slider, at: CGPoint(x: 18, y: 17))
        #expect(slider.value == 0)
        finger.move(by: CGVector(dx: 50, dy: 0))
        #expect(slider.value == 0.25)
        finger.move(by: CGVector(dx: 50, dy: 200))
        #expect(slider.value == 0.5)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.up()
        #expect(log.take() == ["valueChanged", "valueChanged", "valueChanged"])
        finger.down(on: slider, at: CGPoint(x: 114, y: 17))
        finger.move(by: CGVector(dx: 5000, dy: 0))
        #expect(slider.value == 1)
        finger.move(by: CGVector(dx: -9000, dy: 0))
        #expect(slider.value == 0)
    }

    @Test("E48: valueChanged comes before the primary action")
    func primaryAction() {
        log(slider, every: [(.primaryActionTriggered, "primary")])
        slider.isContinuous = false
        finger.down(on: slider, at: CGPoint(x: 14, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        #expect(log.take() == [])
        finger.up()
        #expect(log.take() == ["valueChanged", "primary"])
    }

    @Test("The action of the end gets an event whose touch has ended")
    func endEvent() {
        @MainActor final class Target {
            var phases: [UITouch.Phase?] = []
            func changed(_ sender: UISlider, _ event: UIEvent?) {
                phases.append(event?.allTouches?.first?.phase)
            }
        }
        let target = Target()
        slider.addTarget(target, action: Target.changed(_:_:), for: .valueChanged)
        finger.down(on: slider, at: CGPoint(x: 14, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.up()
        #expect(target.phases == [.moved, .ended])
    }

    @Test("A touch beside the thumb does nothing, one on it that does not move neither")
    func beside() {
        finger.tap(at: CGPoint(x: 250, y: 117))
        finger.tap(at: CGPoint(x: 114, y: 117))
        #expect(slider.value == 0 && log.take() == [])
    }

    @Test("A cancelled drag keeps what was told, and nothing that was not")
    func cancel() {
        finger.down(on: slider, at: CGPoint(x: 14, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.cancel()
        #expect(slider.value == 0.25 && log.take() == ["valueChanged"])
        slider.isContinuous = false
        finger.down(on: slider, at: CGPoint(x: 64, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.cancel()
        #expect(slider.value == 0.25 && log.take() == [])
    }

    @Test("An action that removes the slider in a drag hears no more of it")
    func removal() {
        slider.addAction(UIAction { [slider] _ in slider.removeFromSuperview() }, for: .valueChanged)
        finger.down(on: slider, at: CGPoint(x: 14, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.up()
        #expect(slider.value == 0.25 && log.take() == ["valueChanged"])
    }

    @Test("Values outside the range become its ends; ends take each other along; what is not finite is refused")
    func limits() {
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = -7
        #expect(slider.value == 0)
        slider.minimumValue = 3
        #expect(slider.maximumValue == 3 && slider.value == 3)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        slider.value = .nan
        slider.minimumValue = -.infinity
        slider.maximumValue = .nan
        #expect(slider.value == 2 && slider.minimumValue == 2 && slider.maximumValue == 2)
        #expect(
            screen.application.faults == [
                "UISlider.value must be a finite number; nan was refused.",
                "UISlider.minimumValue must be a finite number; -inf was refused.",
                "UISlider.maximumValue must be a finite number; nan was refused.",
            ])
        #expect(log.take() == [])
        finger.down(on: slider, at: CGPoint(x: 14, y: 17))
        finger.move(by: CGVector(dx: 50, dy: 0))
        #expect(slider.value == 2)
    }

    @Test("thumbRect and trackRect: the thumb goes from edge to edge")
    func rects() {
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 224, height: 4))
        let thumbs = [Float(0), 0.5, 1].map {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0).minX
        }
        #expect(thumbs == [0, 100, 200])
        #expect(slider.sizeThatFits(CGSize(width: 77, height: 5)) == CGSize(width: 77, height: 34))
    }

    @Test("A bent range of a slider too narrow for its thumb divides by nothing", arguments: [0, 10, 28])
    func narrow(width: CGFloat) {
        slider.frame.size.width = width
        slider.value = 0.5
        screen.settle()
        finger.down(at: CGPoint(x: 100, y: 117))
        finger.move(by: CGVector(dx: 50, dy: 0))
        finger.up()
        #expect(slider.value == 0.5)
    }

    @Test("Assistive technology hears of a slider and its percentage")
    func accessibility() {
        slider.maximumValue = 4
        slider.value = 1
        #expect(slider.displayAccessibility.role == .slider && slider.accessibilityValue == "25%")
    }

    @Test("A slider without a thumb shows none, and is dragged wherever it is touched")
    func thumbless() {
        let screen = TestScreen()
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        screen.window.addSubview(slider)
        let beside = CGPoint(x: 150, y: 117)
        let finger = screen.finger()
        finger.down(at: beside)
        finger.move(to: CGPoint(x: 190, y: 117))
        finger.up()
        #expect(slider.value == 0)
        slider.sliderStyle = .thumbless
        let second = screen.finger()
        second.down(at: beside)
        second.move(to: CGPoint(x: 190, y: 117))
        second.up()
        #expect(slider.value > 0.15 && slider.value < 0.3)
    }

    @Test("E57: images at the ends stand in their own size, and the track and the thumb stay between them")
    func endImages() {
        func image(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { $0.fill($0.format.bounds) }
        }
        slider.bounds.size = CGSize(width: 200, height: 34)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).isEmpty)
        slider.minimumValueImage = image(20)
        slider.maximumValueImage = image(30)
        slider.value = slider.minimumValue
        slider.layoutIfNeeded()
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 30, y: 15, width: 130, height: 4))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value).minX == 28)
        let rects = slider.subviews[0].subviews.compactMap { ($0 as? UIImageView)?.frame }
        #expect(rects == [CGRect(x: 0, y: 12, width: 20, height: 10), CGRect(x: 170, y: 12, width: 30, height: 10)])
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 180)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 40)
        slider.minimumValueImage = nil
        #expect(slider.subviews[0].subviews.compactMap { $0 as? UIImageView }.count == 1)
    }

    @Test("Images take the places of track and thumb; a finger takes the thumb's image")
    func images() throws {
        func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill($0.format.bounds) }
        }
        let (thumb, track) = (image(48, 20), image(4, 6))
        slider.setThumbImage(thumb, for: .normal)
        slider.setMinimumTrackImage(track, for: .normal)
        slider.value = 0.5
        screen.settle()
        #expect(slider.thumbImage(for: .highlighted) == thumb && slider.currentMinimumTrackImage == track)
        #expect(slider.currentMaximumTrackImage == nil)
        let views = slider.subviews[0].subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect(views.map(\.image) == [track, thumb])
        // The thumb is as large as its image, and its middle goes from 24 to 204.
        #expect(views[1].frame == CGRect(x: 90, y: 7, width: 48, height: 20))
        #expect(views[0].frame == CGRect(x: 2, y: 14, width: 112, height: 6))
        finger.down(on: slider, at: CGPoint(x: 93, y: 17))
        finger.move(by: CGVector(dx: 45, dy: 0))
        #expect(slider.value == 0.75)
        finger.up()
        slider.setThumbImage(nil, for: .normal)
        slider.value = 0
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
                .width == 28)
    }
}
