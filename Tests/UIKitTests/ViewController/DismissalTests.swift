// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("J: dismissal and interrupted presentations")
final class DismissalTests: PresentationFixture {
    @Test("Dismissing takes everything above along; only what was seen is told, and the bottom's presenter comes back")
    func dismissAll() {
        let c = LoggingController("c", log: log)
        c.modalPresentationStyle = .fullScreen
        present(.fullScreen)
        b.present(c, animated: false)
        _ = log.take()
        #expect(b.view.window == nil)
        a.dismiss(animated: true) { self.log("dismissed") }
        screen.advance(by: 0.5)
        #expect(
            log.take() == [
                "c.willDisappear+", "a.willAppear", "a.isAppearing+", "a.didAppear+", "c.didDisappear", "dismissed",
            ])
        #expect(b.presentedViewController == nil && a.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
        present(.pageSheet)
        b.present(c, animated: false)
        b.dismiss(animated: false)
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }

    @Test("Dismissing nothing runs the completion")
    func dismissNothing() {
        a.dismiss(animated: true) { self.log("done") }
        #expect(log.take() == ["done"])
    }

    @Test("A second dismissal joins the first")
    func dismissTwice() {
        present(.pageSheet)
        a.dismiss(animated: true) { self.log("first") }
        b.dismiss(animated: true) { self.log("second") }
        _ = log.take()
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didDisappear", "first", "second"])
    }

    @Test("A window that is hidden in the middle ends the transition; shown again, what was seen appears")
    func hideWindow() {
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.window.isHidden = true
        #expect(log.take() == ["b.didAppear+", "a.didDisappear", "presented", "b.willDisappear+", "b.didDisappear+"])
        screen.window.isHidden = false
        screen.settle()
        #expect(log.take() == ["b.willAppear+", "b.isAppearing+", "b.didAppear+"])
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("J15: a new root controller ends what the old one presents", arguments: [false, true])
    func replaceRoot(animated: Bool) {
        present(.fullScreen, animated: animated)
        _ = log.take()
        let c = UIViewController()
        screen.window.rootViewController = c
        screen.settle()
        let entries = log.take()
        #expect(entries.suffix(2) == ["b.willDisappear+", "b.didDisappear"])
        #expect(a.presentedViewController == nil && b.view.window == nil && a.view.window == nil)
        #expect(c.view.window === screen.window && screen.window.subviews.count == 1)
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("A scene that disconnects in the middle leaves the transition to the clock")
    func disconnect() {
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.send(.disconnect)
        screen.advance(by: 1)
        #expect(log.take() == ["b.didAppear+", "a.didDisappear", "presented"])
    }

    @Test("Nobody is kept alive by a presentation that is over, or whose presenter is gone")
    func lifetime() {
        weak var weakPresented: UIViewController?
        weak var weakController: UIPresentationController?
        do {
            let presented = UIViewController()
            weakPresented = presented
            weakController = presented.presentationController
            a.present(presented, animated: false)
            a.dismiss(animated: false)
        }
        #expect(weakPresented == nil && weakController == nil)
        do {
            let presented = UIViewController()
            weakPresented = presented
            let presenter = UIViewController()
            screen.window.addSubview(presenter.view)
            screen.settle()
            presenter.present(presented, animated: true)
            presenter.view.removeFromSuperview()
        }
        #expect(weakPresented == nil)
        #expect(screen.window.subviews.count == 1)
        screen.advance(by: 1)
    }
}
