// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class Pointing: NSObject, UIPointerInteractionDelegate {
    let log: CallLog
    let name: String
    var style: @MainActor (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }
    var region: @MainActor (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { region(request, defaultRegion) }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        log("\(name) style")
        return style(interaction)
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log("\(name) enter") }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log("\(name) exit") }
}

@MainActor
@Suite struct PointerTests {
    let screen = TestScreen()
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    let log = CallLog()
    private let pointing: Pointing

    init() {
        pointing = Pointing("A", log)
        screen.window.addSubview(view)
    }

    private func hover(_ x: CGFloat, _ y: CGFloat, _ phase: HoverSample.Phase = .moved) {
        screen.send(.hover(HoverSample(pointer: 9, phase: phase, location: CGPoint(x: x, y: y))))
    }

    @Test("PT1: a pointer enters the view's region, has its style, and leaves")
    func order() {
        let interaction = UIPointerInteraction(delegate: pointing)
        view.addInteraction(interaction)
        hover(10, 10, .entered)
        hover(100, 100)
        hover(110, 100)
        #expect(log.take() == ["A enter", "A style"])
        hover(10, 10)
        #expect(log.take() == ["A exit"])
    }

    @Test("PT2: of views in each other the innermost one has the pointer")
    func innermost() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        let other = Pointing("B", log)
        view.addInteraction(UIPointerInteraction(delegate: pointing))
        inner.addInteraction(UIPointerInteraction(delegate: other))
        hover(60, 60, .entered)
        #expect(log.take() == ["B enter", "B style"])
        hover(200, 100)
        #expect(log.take().sorted() == ["A enter", "A style", "B exit"])
    }

    @Test("PT3: another region of the same view is left and entered; nil is none")
    func regions() {
        pointing.region = { request, whole in
            if request.location.x > 150 { return nil }
            return UIPointerRegion(rect: whole.rect, identifier: request.location.x < 50 ? "left" : "middle")
        }
        view.addInteraction(UIPointerInteraction(delegate: pointing))
        hover(60, 100, .entered)
        hover(70, 100)
        #expect(log.take() == ["A enter", "A style"])
        hover(150, 100)
        #expect(log.take() == ["A exit", "A enter", "A style"])
        hover(230, 100)
        #expect(log.take() == ["A exit"])
    }

    @Test("PT5: a lift makes the view larger, and leaving takes that back")
    func lift() {
        pointing.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0.view ?? UIView()))) }
        view.addInteraction(UIPointerInteraction(delegate: pointing))
        hover(100, 100, .entered)
        #expect(view.transform.a > 1.03 && view.layer.shadowOpacity > 0)
        hover(10, 10)
        #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
    }

    @Test("PT5: a highlight is behind the view, and goes")
    func highlight() {
        pointing.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0.view ?? UIView()))) }
        view.addInteraction(UIPointerInteraction(delegate: pointing))
        let count = screen.window.subviews.count
        hover(100, 100, .entered)
        #expect(screen.window.subviews.count == count + 1)
        #expect(screen.window.subviews.last === view)
        hover(10, 10)
        screen.advance(by: 1)
        #expect(screen.window.subviews.count == count)
    }

    @Test("PT4: what a host can show of a style")
    func looks() {
        #expect(UIPointerStyle.hidden().look == .hidden)
        #expect(UIPointerStyle.system().look == .system)
        #expect(UIPointerStyle(shape: .verticalBeam(length: 20)).look == .verticalBeam)
        #expect(UIPointerStyle(shape: .horizontalBeam(length: 20)).look == .horizontalBeam)
        #expect(UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))).look == .pressable)
    }

    @Test("PT6: a button with pointer interaction has a highlight, or what its provider makes; a disabled one has none")
    func button() {
        let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
        screen.window.addSubview(button)
        let count = screen.window.subviews.count
        hover(100, 320, .entered)
        #expect(screen.window.subviews.count == count)
        button.isPointerInteractionEnabled = true
        hover(101, 320)
        #expect(screen.window.subviews.count == count + 1)
        hover(10, 10)
        screen.advance(by: 1)
        button.pointerStyleProvider = { button, _, _ in
            UIPointerStyle(effect: .lift(UITargetedPreview(view: button)))
        }
        hover(100, 320)
        #expect(button.transform.a > 1.03)
        button.isPointerInteractionEnabled = false
        #expect(button.transform == .identity)
    }
}
