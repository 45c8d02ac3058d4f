// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What UIKit's own recognizers did with a touch, and that nobody else's is named for it")
struct OwnPartVerdictTests {
    let fixture = VerdictFixture()
    var screen: TestScreen { fixture.screen }
    var finger: Finger { fixture.finger }

    private func field(_ delegate: (any UITextFieldDelegate)? = nil) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.accessibilityIdentifier = "Town"
        field.text = "Rome"
        field.delegate = delegate
        fixture.page.addSubview(field)
        screen.settle()
        return field
    }

    @Test("a tap in a field that is edited already moved the caret")
    func caret() {
        let field = field()
        finger.tap(field)
        screen.advance(by: 1)
        fixture.trace.removeAll()
        finger.tap(at: CGPoint(x: 30, y: 40))
        #expect(fixture.outcome == "The text selection of UITextField \"Town\" took the touch.")
        #expect(fixture.effect == .acted)
    }

    @Test("what a field's own recognizers refuse and fail is nobody's reason", arguments: [0.05, 0.7])
    func refused(duration: Double) {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let delegate = Delegate()
        let field = field(delegate)
        finger.tap(at: field.center, holding: duration)
        screen.advance(by: 1)
        for verdict in fixture.verdicts {
            #expect(!verdict.description.contains("ecognizer"), "\(verdict)")
        }
        field.isEnabled = false
        fixture.trace.removeAll()
        finger.tap(at: field.center, holding: duration)
        screen.advance(by: 1)
        #expect(
            fixture.outcome
                == "UITextField \"Town\" got the touch and sent nothing: it is disabled (isEnabled is false).")
        #expect(fixture.effect == .nothing)
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var hasMenu = true
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            hasMenu ? UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) } : nil
        }
    }

    @Test(
        "F51: a menu that was opened is an outcome, and where there is none the touch goes on",
        arguments: [false, true])
    func contextMenu(isClick: Bool) {
        let menus = Menus()
        let card = fixture.view("Card", CGRect(x: 20, y: 100, width: 100, height: 100))
        card.addInteraction(UIContextMenuInteraction(delegate: menus))
        func press() {
            fixture.trace.removeAll()
            if isClick { screen.rightClick(card.center) } else { finger.longPress(card, for: 0.7) }
            screen.advance(by: 1)
        }
        press()
        #expect(fixture.verdicts.first?.effect == .acted)
        #expect(
            fixture.verdicts.first.map { VerdictFixture.plain($0.outcome.description) }
                == "The context menu of UIView \"Card\" took the touch.")
        screen.application.menus.shown.first?.dismiss()
        screen.advance(by: 1)
        menus.hasMenu = false
        press()
        #expect(
            fixture.outcome
                == "UIView \"Card\" got the touch, and neither it nor anything above it handles touches.")
        #expect(fixture.effect == .nothing)
    }

    @Test("F51: a button that is held where it has no menu sends its action")
    func buttonWithoutMenu() {
        let menus = Menus()
        let button = fixture.button()
        button.addInteraction(UIContextMenuInteraction(delegate: menus))
        menus.hasMenu = false
        finger.longPress(button, for: 0.7)
        #expect(fixture.page.log == ["buy"])
    }

    @Test("hovering beside a click is nothing that the click did")
    func hover() {
        fixture.page.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
        fixture.page.addInteraction(UIPointerInteraction(delegate: nil))
        let button = fixture.button("Undo")
        button.isEnabled = false
        screen.hover(over: CGPoint(x: 200, y: 200))
        screen.hover(over: button.center)
        screen.click(button)
        screen.advance(by: 1)
        #expect(
            fixture.outcome == "UIButton \"Undo\" got the touch and sent nothing: it is disabled (isEnabled is false).")
        #expect(fixture.effect == .nothing)
    }

    @Test("two fingers that zoom")
    func zoom() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        }
        let delegate = Delegate()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.accessibilityIdentifier = "Map"
        scroll.maximumZoomScale = 4
        scroll.delegate = delegate
        fixture.page.addSubview(scroll)
        _ = fixture.view("Land", CGRect(x: 0, y: 0, width: 300, height: 300), in: scroll)
        screen.settle()
        fixture.trace.removeAll()
        screen.pinch(CGPoint(x: 150, y: 150), scale: 2)
        #expect(scroll.zoomScale > 1.2)
        #expect(fixture.outcome.contains("It zoomed UIScrollView \"Map\"."))
        #expect(fixture.effect == .acted)
    }
}
