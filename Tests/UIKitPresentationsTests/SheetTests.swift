// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitPresentations
import UIKitTesting

@MainActor
@Suite("P: sheets")
final class SheetTests: NSObject, UISheetPresentationControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let root = UIViewController()
    let content = UIViewController()
    let finger: Finger

    override init() {
        screen = TestScreen(trace: trace)
        finger = screen.finger()
        super.init()
        screen.window.rootViewController = root
        screen.settle()
        content.sheetPresentationController?.delegate = self
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log("detent \(sheet.selectedDetentIdentifier == .large ? "large" : "medium")")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log("attempt")
    }

    private var sheet: UISheetPresentationController? { content.sheetPresentationController }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]) {
        sheet?.delegate = self
        sheet?.detents = detents
        root.present(content, animated: true)
        screen.advance(by: 1)
        _ = log.take()
    }

    private var top: CGFloat { content.view.convert(content.view.bounds, to: nil).minY }

    private func drag(from start: CGFloat, to end: CGFloat, over duration: TimeInterval = 1, rests: Bool = true) {
        finger.down(at: CGPoint(x: 200, y: start))
        finger.move(to: CGPoint(x: 200, y: end), over: duration, steps: 20)
        if rests { screen.advance(by: 0.3) }
        finger.up()
        screen.advance(by: 1)
    }

    @Test("P20, P21: a sheet is at its lowest height first: medium is half of the greatest")
    func medium() {
        present()
        #expect(top == 442)
        #expect(sheet?.selectedDetentIdentifier == nil)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        screen.advance(by: 1)
        #expect(top == 40)
        #expect(log.take() == [])
    }

    @Test("P20: heights of one's own, and those that there are not now")
    func custom() {
        var limit: CGFloat = 0
        present([
            .custom(identifier: .init("low")) { context in
                limit = context.maximumDetentValue
                return 120
            }, .custom { _ in nil },
        ])
        #expect(top == 844 - 120 && limit == 804)
        let tooHigh = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 3 }
        sheet?.detents = [tooHigh]
        screen.settle()
        #expect(top == 40)
    }

    @Test("P22, P23, P25: the sheet follows the finger, goes to the nearest height, and tells the delegate")
    func dragging() {
        present()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 400), over: 1, steps: 20)
        #expect(abs(top - 342) < 12)
        finger.move(to: CGPoint(x: 200, y: 200), over: 1, steps: 20)
        screen.advance(by: 0.3)
        #expect(log.take() == [])
        finger.up()
        screen.advance(by: 1)
        #expect(top == 40)
        #expect(log.take() == ["detent large"])
        #expect(Verdicts.all(in: trace.entries).last?.outcome.description.contains("height") == true)
        drag(from: 100, to: 180)
        #expect(top == 40)
        #expect(log.take() == [])
    }

    @Test("P22: beyond its greatest height it follows a part of the way only")
    func beyond() {
        present([.medium()])
        sheet?.detents = [.medium(), .large()]
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 20), over: 1, steps: 20)
        #expect(top < 40 && top > 10)
        finger.cancel()
        screen.advance(by: 1)
        #expect(top == 442)
    }

    @Test("P23: dragged down, or thrown, it is dismissed, and the delegate hears of it as of a touch beside")
    func dismissing() {
        present()
        drag(from: 480, to: 760)
        #expect(log.take() == ["will", "did"])
        #expect(root.presentedViewController == nil && content.view.window == nil)
        present()
        drag(from: 480, to: 640, over: 0.12, rests: false)
        #expect(log.take() == ["will", "did"])
    }

    /// Where the sheet is shown.
    private var shownTop: CGFloat {
        guard let layer = sheet?.presentedView?.layer else { return -1 }
        return top + (layer.presentation() ?? layer).position.y - layer.position.y
    }

    @Test("P23, J45: what is dragged away goes on from where the finger let go, in one motion")
    func leavesInOneMotion() {
        present()
        finger.down(at: CGPoint(x: 200, y: 480))
        finger.move(to: CGPoint(x: 200, y: 760), over: 1, steps: 20)
        screen.advance(by: 0.3)
        let dragged = shownTop
        #expect(dragged > 650)
        finger.up()
        #expect(abs(shownTop - dragged) < 1)
        screen.advance(by: 0.05)
        #expect(shownTop > dragged + 1 && shownTop < 843)
        screen.advance(by: 0.25)
        #expect(shownTop > 840 && shownTop <= 844)
        screen.advance(by: 0.2)
        #expect(content.view.window == nil)
    }

    @Test("P23: one that is modal comes back, and the attempt is told")
    func modal() {
        present()
        content.isModalInPresentation = true
        drag(from: 480, to: 780)
        #expect(log.take() == ["attempt"])
        #expect(top == 442 && root.presentedViewController === content)
    }

    private func addScrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        content.view.addSubview(scroll)
        return scroll
    }

    @Test("P24: content at its beginning that is scrolled up makes the sheet higher, and scrolls afterwards")
    func expandsByScrolling() {
        let scroll = addScrollView()
        present()
        drag(from: 700, to: 400)
        #expect(top == 40 && scroll.contentOffset.y == 0)
        drag(from: 700, to: 400)
        #expect(top == 40 && scroll.contentOffset.y > 200)
    }

    @Test("P24: content that is scrolled goes first; at its beginning, down is the sheet's")
    func scrollsFirst() {
        let scroll = addScrollView()
        present()
        scroll.contentOffset.y = 500
        drag(from: 500, to: 600)
        #expect(top == 442 && scroll.contentOffset.y < 500)
        scroll.contentOffset.y = 0
        drag(from: 500, to: 800)
        #expect(root.presentedViewController == nil)
    }

    @Test("P24: where it does not expand by scrolling, content scrolls at once")
    func doesNotExpand() {
        let scroll = addScrollView()
        present()
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
        drag(from: 700, to: 400)
        #expect(top == 442 && scroll.contentOffset.y > 200)
    }

    @Test("P27: up to the undimmed height what is behind has its touches")
    func undimmed() {
        let view = LoggingView("behind", frame: CGRect(x: 0, y: 0, width: 390, height: 300), log: log)
        root.view.addSubview(view)
        present()
        sheet?.largestUndimmedDetentIdentifier = .medium
        screen.settle()
        finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["behind.began", "behind.ended"])
        sheet?.selectedDetentIdentifier = .large
        screen.settle()
        finger.tap(at: CGPoint(x: 100, y: 20))
        screen.advance(by: 1)
        #expect(log.take() == ["will", "did"])
    }

    @Test("P26: a tap on the grabber, and assistive technology, take the sheet to its next height")
    func grabber() throws {
        sheet?.prefersGrabberVisible = true
        present()
        finger.tap(at: CGPoint(x: 195, y: 450))
        screen.advance(by: 1)
        #expect(top == 40 && log.take() == ["detent large"])
        finger.tap(at: CGPoint(x: 195, y: 48))
        screen.advance(by: 1)
        #expect(top == 442 && log.take() == ["detent medium"])
        let shadow = try #require(content.view.superview)
        let grabber = try #require(shadow.subviews.first { $0.accessibilityLabel == "Sheet Grabber" })
        grabber.accessibilityIncrement()
        screen.advance(by: 1)
        #expect(top == 40)
    }

    @Test("P28: in a wide window a sheet has one height, and is dragged down all the same")
    func wide() {
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        present()
        #expect(top == 44)
        drag(from: 200, to: 700)
        #expect(log.take() == ["will", "did"])
    }

    @Test("P9: Escape dismisses a sheet")
    func escape() {
        present()
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(log.take() == ["will", "did"])
    }

    @Test("P22: a finger that moves sideways, or a control that follows it, is not the sheet's")
    func sideways() {
        present()
        finger.down(at: CGPoint(x: 100, y: 600))
        finger.move(to: CGPoint(x: 300, y: 640), over: 0.5, steps: 20)
        #expect(top == 442)
        finger.up()
    }
}
