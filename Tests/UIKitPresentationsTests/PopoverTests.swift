// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
@testable import UIKitPresentations
import UIKitTesting

@MainActor
@Suite("P: popovers")
final class PopoverTests: NSObject, UIPopoverPresentationControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let root = UIViewController()
    let content = UIViewController()
    let source = UIView(frame: CGRect(x: 400, y: 200, width: 100, height: 44))
    var style: UIModalPresentationStyle?
    var mayDismiss = true
    private(set) lazy var screen = TestScreen(size: CGSize(width: 1024, height: 768), trace: trace)
    private(set) lazy var finger = screen.finger()

    private func start(width: CGFloat = 1024, delegate: Bool = true) {
        screen = TestScreen(size: CGSize(width: width, height: 768), trace: trace)
        screen.window.rootViewController = root
        root.view.addSubview(source)
        screen.settle()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = content.popoverPresentationController
        popover?.sourceView = source
        if delegate { popover?.delegate = self }
        finger = screen.finger()
    }

    private func present() {
        root.present(content, animated: true)
        screen.advance(by: 1)
    }

    private var popover: UIPopoverPresentationController? { content.popoverPresentationController }
    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? adaptivePresentationStyle(for: controller)
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log("prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log("should")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log("attempt")
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        log("reposition \(rect.pointee.width)")
        rect.pointee = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    @Test("P3, P4: below what it is about, in the size that it prefers, with the arrow in its middle")
    func place() {
        start()
        present()
        #expect(log.take() == ["prepare"])
        #expect(frame == CGRect(x: 350, y: 244 + 13, width: 200, height: 150))
        #expect(popover?.arrowDirection == .up)
        #expect(root.presentedViewController === content)
    }

    @Test(
        "P4: the permitted sides are tried in the order below, above, right, left",
        arguments: [
            (UIPopoverArrowDirection.down, CGRect(x: 350, y: 37, width: 200, height: 150)),
            (.left, CGRect(x: 513, y: 147, width: 200, height: 150)),
            (.right, CGRect(x: 187, y: 147, width: 200, height: 150)),
        ])
    func sides(side: UIPopoverArrowDirection, expected: CGRect) {
        start()
        popover?.permittedArrowDirections = side
        present()
        #expect(frame == expected)
        #expect(popover?.arrowDirection == side)
    }

    @Test("P4: where it does not fit it takes another permitted side, or is made smaller")
    func room() {
        let room = CGRect(x: 10, y: 10, width: 300, height: 500)
        let low = CGRect(x: 100, y: 450, width: 50, height: 40)
        let above = PopoverPlace(
            of: CGSize(width: 200, height: 150), beside: low, in: room, permitted: .any, mayOverlap: false)
        #expect(above.direction == .down && above.frame == CGRect(x: 25, y: 287, width: 200, height: 163))
        let edge = CGRect(x: 280, y: 30, width: 20, height: 20)
        let shifted = PopoverPlace(
            of: CGSize(width: 200, height: 150), beside: edge, in: room, permitted: .up, mayOverlap: false)
        #expect(shifted.frame.maxX == 310 && shifted.arrowOffset == 180)
        let tall = PopoverPlace(
            of: CGSize(width: 200, height: 900), beside: low, in: room, permitted: [.up, .down], mayOverlap: false)
        #expect(tall.direction == .down && tall.frame.height == 440 && tall.frame.minY == 10)
    }

    @Test("P5, P6: a touch beside it asks and tells in this order, and dismisses it")
    func outside() {
        start()
        present()
        _ = log.take()
        finger.tap(at: CGPoint(x: 900, y: 700))
        #expect(log.take() == ["should", "will"])
        screen.advance(by: 1)
        #expect(log.take() == ["did"])
        #expect(root.presentedViewController == nil && content.view.window == nil)
    }

    @Test("P5: it stays where the delegate says so, and where it is modal, with the reason")
    func stays() {
        start()
        present()
        mayDismiss = false
        _ = log.take()
        finger.tap(at: CGPoint(x: 900, y: 700))
        #expect(log.take() == ["should", "attempt"])
        content.isModalInPresentation = true
        finger.tap(at: CGPoint(x: 900, y: 700))
        #expect(log.take() == ["attempt"])
        #expect(root.presentedViewController === content)
        let outcome = Verdicts.all(in: trace.entries).last?.outcome.description ?? ""
        #expect(outcome.contains("isModalInPresentation"))
    }

    @Test("P6: what the program dismisses is told to nobody")
    func program() {
        start()
        present()
        _ = log.take()
        root.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(log.take() == [])
        #expect(root.presentedViewController == nil)
    }

    @Test("P7: views that are let through have their touches, and the popover stays")
    func passthrough() {
        start()
        let view = LoggingView("behind", frame: CGRect(x: 800, y: 600, width: 100, height: 100), log: log)
        root.view.addSubview(view)
        popover?.passthroughViews = [view]
        present()
        _ = log.take()
        finger.tap(at: CGPoint(x: 850, y: 650))
        #expect(log.take() == ["behind.began", "behind.ended"])
        #expect(root.presentedViewController === content)
    }

    @Test("P1: in a narrow window it is a sheet, unless the delegate answers none")
    func adapts() {
        start(width: 390)
        present()
        #expect(content.presentationController is UISheetPresentationController)
        #expect(log.take() == [])
        root.dismiss(animated: false)
        style = UIModalPresentationStyle.none
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.delegate = self
        present()
        #expect(log.take() == ["prepare"])
        #expect(content.presentationController is UIPopoverPresentationController)
    }

    @Test("P1: without a delegate it is a sheet too, the one that was set up for it")
    func adaptiveSheet() {
        start(width: 390, delegate: false)
        let sheet = popover?.adaptiveSheetPresentationController
        sheet?.detents = [.medium()]
        present()
        #expect(content.presentationController === sheet)
        #expect(frame.minY > 300)
    }

    @Test("P8: in another size of the window the delegate is asked for the place")
    func reposition() {
        start()
        present()
        _ = log.take()
        screen.resize(to: CGSize(width: 900, height: 700))
        screen.settle()
        #expect(log.take() == ["reposition 100.0"])
        #expect(frame.midX == 410)
    }

    @Test("P9: Escape dismisses it as a touch beside it does")
    func escape() {
        start()
        present()
        _ = log.take()
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(log.take() == ["should", "will", "did"])
        #expect(content.keyCommands == nil)
    }

    @Test("P11: who types goes on typing while it is shown, and Escape still dismisses it")
    func editing() {
        start()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        screen.type("a")
        present()
        #expect(popover?.arrowDirection == .up && field.isFirstResponder)
        screen.type("b")
        #expect(field.text == "ab")
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil && field.isFirstResponder)
    }

    @Test("P11, D52: below a sheet in its place nobody goes on typing")
    func editingBelowSheet() {
        start(width: 390)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        present()
        #expect(content.presentationController is UISheetPresentationController && !field.isFirstResponder)
    }

    @Test("P2: without a source it is reported, and comes in the middle")
    func noSource() {
        start()
        popover?.sourceView = nil
        present()
        #expect(abs(frame.midX - 512) <= 1 && abs(frame.midY - 384) <= 1)
        #expect(popover?.arrowDirection == [])
    }
}
