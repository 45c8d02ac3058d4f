// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("J: sheets")
final class SheetTests: PresentationFixture {
    @Test("J14: automatic is a page sheet")
    func automatic() {
        #expect(UIViewController().modalPresentationStyle == .pageSheet)
        b.modalPresentationStyle = .automatic
        #expect(b.modalPresentationStyle == .pageSheet)
    }

    @Test("J16: the views of a sheet")
    func sheetTree() throws {
        present(.pageSheet)
        let container = try #require(b.presentationController?.containerView)
        #expect(container.superview === screen.window)
        let names = container.subviews.map { String(describing: type(of: $0)) }
        #expect(names == ["UIDimmingView", "UIDropShadowView"])
        #expect(container.subviews[0].frame == CGRect(x: -390, y: -844, width: 1170, height: 2532))
        #expect(container.subviews[1].frame == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(b.view.superview === container.subviews[1])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 804))
        // The corners are the sheet's: what the controller shows is cut off there.
        #expect(container.subviews[1].layer.cornerRadius > 0 && container.subviews[1].clipsToBounds)
    }

    @Test("J16: a sheet follows its window's size, and a form sheet its controller's wish")
    func sheetSize() {
        present(.formSheet)
        screen.send(.resize(ScreenDescription(size: CGSize(width: 1024, height: 768))))
        #expect(b.view.superview?.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        b.preferredContentSize = CGSize(width: 300, height: 200)
        screen.settle()
        #expect(b.view.superview?.frame == CGRect(x: 362, y: 284, width: 300, height: 200))
    }

    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog
        var mayDismiss = true
        var style = UIModalPresentationStyle.none

        init(_ log: CallLog) {
            self.log = log
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log("attempt")
        }
    }

    @Test("J13: a tap beside a sheet dismisses it, and its delegate hears of it")
    func tapBeside() {
        let delegate = Delegate(log)
        b.presentationController?.delegate = delegate
        present(.pageSheet)
        b.presentationController?.delegate = delegate
        _ = log.take()
        screen.finger().tap(at: CGPoint(x: 100, y: 500))
        #expect(log.take() == [])
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["should", "will", "b.willDisappear+"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didDisappear", "did"])
    }

    @Test("J13: a modal sheet, or one whose delegate refuses, stays")
    func modal() {
        let delegate = Delegate(log)
        present(.pageSheet)
        b.presentationController?.delegate = delegate
        _ = log.take()
        delegate.mayDismiss = false
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["should", "attempt"])
        b.isModalInPresentation = true
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["attempt"])
        #expect(a.presentedViewController === b)
        b.dismiss(animated: false)
        #expect(log.take() == ["b.willDisappear+", "b.didDisappear"])
    }

    @Test("A delegate that was set before the presentation may change its style")
    func adaptive() {
        let delegate = Delegate(log)
        delegate.style = .fullScreen
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        #expect(b.activePresentationController?.presentationStyle == .fullScreen)
        #expect(a.view.window == nil)
    }

    @Test("P1: a presentation adapts only to styles of windows and sheets; other answers change nothing")
    func notAdaptive() {
        let delegate = Delegate(log)
        b.modalPresentationStyle = .formSheet
        for style in [UIModalPresentationStyle.overCurrentContext, .currentContext, .custom, .popover] {
            delegate.style = style
            b.presentationController?.delegate = delegate
            a.present(b, animated: false)
            #expect(b.activePresentationController?.presentationStyle == .formSheet)
            b.dismiss(animated: false)
        }
        delegate.style = .automatic
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        #expect(b.activePresentationController?.presentationStyle == .pageSheet)
    }

    @Test("D44: only form sheets keep the keyboard by themselves")
    func keyboard() {
        #expect(!b.disablesAutomaticKeyboardDismissal)
        b.modalPresentationStyle = .formSheet
        #expect(b.disablesAutomaticKeyboardDismissal)
    }
}
