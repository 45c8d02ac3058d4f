// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

/// A touch as tests of applications make it: a subclass that answers what it was told to.
private final class MadeTouch: UITouch {
    var place = CGPoint.zero
    var now = Phase.began
    weak var hit: UIView?

    override var phase: Phase { now }
    override var view: UIView? { hit }
    override var window: UIWindow? { hit?.window }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 7 }
    override var type: TouchType { .pencil }
    override var force: CGFloat { 3 }
    override func location(in view: UIView?) -> CGPoint { hit?.convert(place, to: view) ?? place }
}

/// An event as tests of applications make it.
private final class MadeEvent: UIEvent {
    let touches: Set<UITouch>

    init(_ touches: Set<UITouch>) {
        self.touches = touches
        super.init()
    }

    override var allTouches: Set<UITouch>? { touches }
    override var timestamp: TimeInterval { 9 }
    override func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
}

private final class MadePress: UIPress {
    override var type: PressType { .playPause }
    override var key: UIKey? { MadeKey() }
}

private final class MadeKey: UIKey {
    override var characters: String { "q" }
    override var keyCode: UIKeyboardHIDUsage { .keyboardQ }
}

private final class MadePressesEvent: UIPressesEvent {
    let made = MadePress()

    override var allPresses: Set<UIPress> { [made] }
}

@MainActor
@Suite("Touches, presses, keys and events that an application's tests make")
struct ApplicationTouchTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("Plain objects begin as nothing: no window, no view, no time")
    func plain() {
        let touch = UITouch()
        #expect(touch.phase == .began && touch.type == .direct && touch.tapCount == 0 && touch.timestamp == 0)
        #expect(touch.window == nil && touch.view == nil && touch.location(in: nil) == .zero && touch.force == 0)
        #expect(touch.description.contains("phase: Began"))
        let event = UIEvent()
        #expect(event.type == .touches && event.subtype == .none && event.allTouches == nil)
        #expect(event.touches(for: screen.window) == nil && event.coalescedTouches(for: touch) == nil)
        let press = UIPress()
        #expect(press.phase == .began && press.key == nil && press.force == 0 && press.window == nil)
        #expect(UIPressesEvent().allPresses == [] && UIPressesEvent().type == .presses)
        #expect(UIKey().characters.isEmpty && UIKey().keyCode == .keyboardErrorUndefined)
    }

    @Test("A responder reads what the subclass answers, and passes it up the chain")
    func chain() {
        let parent = LoggingView("Parent", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        screen.window.addSubview(parent)
        parent.addSubview(child)
        let touch = MadeTouch()
        touch.hit = child
        touch.place = CGPoint(x: 10, y: 10)
        let event = MadeEvent([touch])
        child.touchesBegan([touch], with: event)
        #expect(log.take() == ["Parent.began"])
        #expect(touch.location(in: parent) == CGPoint(x: 60, y: 60))
        #expect(touch.preciseLocation(in: parent) == CGPoint(x: 60, y: 60))
        #expect(event.allTouches == [touch] && event.touches(for: child) == [touch] && event.timestamp == 9)
    }

    @Test("A slider follows a made touch through the tracking methods, without the event system")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        screen.window.addSubview(slider)
        let touch = MadeTouch()
        touch.hit = slider
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        touch.place = CGPoint(x: thumb.midX, y: thumb.midY)
        #expect(slider.beginTracking(touch, with: nil))
        touch.place.x = 400
        #expect(slider.continueTracking(touch, with: nil))
        slider.endTracking(touch, with: nil)
        #expect(slider.value == 1)
    }

    @Test("A control counts the taps that a made touch tells: touchDownRepeat")
    func control() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(control)
        control.addAction(UIAction { _ in log("repeat") }, for: .touchDownRepeat)
        control.addAction(UIAction { _ in log("up") }, for: .touchUpInside)
        let touch = MadeTouch()
        touch.hit = control
        touch.place = CGPoint(x: 50, y: 50)
        control.touchesBegan([touch], with: MadeEvent([touch]))
        touch.now = .ended
        control.touchesEnded([touch], with: MadeEvent([touch]))
        #expect(log.take() == ["repeat", "up"])
    }

    @Test("A made press and key are told to responders as they are")
    func presses() {
        final class Keys: UIView {
            var heard: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.map {
                    "\($0.type.rawValue) \($0.key?.characters ?? "") \(event?.allPresses.count ?? 0)"
                }
            }
        }
        let view = Keys()
        let event = MadePressesEvent()
        view.pressesBegan(event.allPresses, with: event)
        #expect(view.heard == ["6 q 1"])
        #expect(MadeKey().description.contains("\"q\""))
    }
}
