// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("J: loading, appearance, containment")
struct AppearanceTests {
    let log = CallLog()
    let screen = TestScreen()

    func controller(_ name: String) -> LoggingController { LoggingController(name, log: log) }

    @Test("J1: asking for the view loads it once; viewIfLoaded never does")
    func loading() {
        let a = controller("a")
        #expect(a.viewIfLoaded == nil)
        #expect(!a.isViewLoaded)
        let view = a.view
        a.loadViewIfNeeded()
        #expect(a.view === view)
        #expect(log.take() == ["a.didLoad"])
    }

    @Test("J2: loadView makes a plain view; an override assigns its own")
    func loadView() {
        final class Own: UIViewController {
            override func loadView() { view = UIWindow.appearanceTestView }
        }
        #expect(UIViewController().view.map { type(of: $0) == UIView.self } == true)
        #expect(Own().view === UIWindow.appearanceTestView)
    }

    @Test("J3, J5, J9: a root controller appears in this order, and its view is in the window from viewIsAppearing on")
    func order() throws {
        final class Placed: LoggingController {
            override func viewWillLayoutSubviews() { log("\(name).willLayout") }
            override func viewDidLayoutSubviews() { log("\(name).didLayout") }
            override func viewSafeAreaInsetsDidChange() { log("\(name).safeArea") }
        }
        let scene = screen.connectScreen(size: CGSize(width: 320, height: 480))
        screen.send(
            .resize(
                ScreenDescription(
                    size: CGSize(width: 320, height: 480),
                    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))), to: scene)
        let window = UIWindow(windowScene: try #require(screen.application.windowScene(for: scene)))
        let a = Placed("a", log: log)
        window.rootViewController = a
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["a.didLoad", "a.willAppear"])
        screen.settle()
        #expect(
            log.take() == ["a.safeArea", "a.isAppearing+", "a.willLayout", "a.didLayout", "a.didAppear+"])
    }

    @Test("J15: a new root controller replaces the old one's content and fills the window")
    func replaceRoot() {
        let a = controller("a")
        let b = controller("b")
        screen.window.rootViewController = a
        screen.settle()
        _ = log.take()
        screen.window.rootViewController = b
        #expect(a.view.window == nil)
        #expect(b.view.frame == screen.window.bounds)
        #expect(screen.window.subviews.count == 1)
        screen.settle()
        #expect(
            log.take() == [
                "a.willDisappear+", "a.didDisappear", "b.didLoad", "b.willAppear", "b.isAppearing+", "b.didAppear+",
            ])
        screen.window.rootViewController = nil
        #expect(log.take() == ["b.willDisappear+", "b.didDisappear"])
        #expect(screen.window.subviews.isEmpty)
    }

    @Test("J15: a root controller that is given to another window leaves the first")
    func moveRoot() {
        let a = controller("a")
        screen.window.rootViewController = a
        screen.settle()
        let other = UIWindow(windowScene: screen.scene)
        other.rootViewController = a
        #expect(screen.window.rootViewController == nil)
        #expect(a.view.window == nil)
        other.isHidden = false
        screen.settle()
        #expect(a.view.window === other)
    }

    @Test("J3, J6: hiding a window makes its controllers disappear, showing it again makes them appear")
    func hide() {
        let a = controller("a")
        screen.window.rootViewController = a
        screen.settle()
        _ = log.take()
        screen.window.isHidden = true
        #expect(log.take() == ["a.willDisappear+", "a.didDisappear+"])
        screen.window.isHidden = false
        screen.settle()
        #expect(log.take() == ["a.willAppear+", "a.isAppearing+", "a.didAppear+"])
    }

    @Test("J6: a window hidden again in the same turn: the opposite call comes without a did")
    func hideAtOnce() {
        let a = controller("a")
        screen.window.rootViewController = a
        screen.window.isHidden = true
        screen.settle()
        #expect(log.take() == ["a.didLoad", "a.willAppear", "a.willDisappear+", "a.didDisappear+"])
    }

    @Test("J10: addChild and removeFromParent tell the child; a child's view that comes and goes makes it appear")
    func containment() {
        final class Child: LoggingController {
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                log("\(name).willMove \(parent == nil ? "out" : "in")")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                log("\(name).didMove \(parent == nil ? "out" : "in")")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                log("\(isMovingToParent)")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                log("\(isMovingFromParent)")
            }
        }
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let child = Child("c", log: log)
        root.addChild(child)
        #expect(child.parent === root)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        screen.settle()
        #expect(
            log.take() == [
                "c.willMove in", "c.didLoad", "c.willAppear", "true", "c.didMove in", "c.isAppearing+", "c.didAppear+",
            ])
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == ["c.willMove out", "c.willDisappear+", "true", "c.didDisappear", "c.didMove out"])
        #expect(child.parent == nil && root.children.isEmpty && !child.isMovingFromParent)
    }

    @Test("J10: a child that is added to another parent leaves the first")
    func newParent() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        a.addChild(c)
        b.addChild(c)
        #expect(a.children.isEmpty)
        #expect(b.children == [c])
        #expect(c.parent === b)
    }

    @Test("J3: a container's appearance is its children's, outer ones first")
    func children() {
        let a = controller("a")
        let b = controller("b")
        a.addChild(b)
        a.view.addSubview(b.view)
        _ = log.take()
        screen.window.rootViewController = a
        screen.settle()
        #expect(
            log.take() == [
                "a.willAppear", "b.willAppear", "a.isAppearing+", "b.isAppearing+", "a.didAppear+", "b.didAppear+",
            ])
        screen.window.rootViewController = nil
        #expect(log.take() == ["a.willDisappear+", "b.willDisappear+", "a.didDisappear", "b.didDisappear"])
    }

    @Test("J3: a container that forwards by hand decides alone what its children hear")
    func manualForwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let a = Container()
        let b = controller("b")
        screen.window.rootViewController = a
        screen.settle()
        a.addChild(b)
        a.view.addSubview(b.view)
        screen.settle()
        #expect(log.take() == ["b.didLoad"])
        b.beginAppearanceTransition(true, animated: true)
        screen.settle()
        #expect(log.take() == ["b.willAppear+"])
        b.endAppearanceTransition()
        #expect(log.take() == ["b.isAppearing+", "b.didAppear+"])
    }

    @Test("J18: children that are exchanged take no touches until the time is over")
    func transition() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let (a, b) = (controller("a"), controller("b"))
        for child in [a, b] { root.addChild(child) }
        root.view.addSubview(a.view)
        screen.settle()
        _ = log.take()
        b.view.isUserInteractionEnabled = true
        root.transition(from: a, to: b, duration: 1, animations: { self.log("animations") }) { self.log("done \($0)") }
        #expect(!a.view.isUserInteractionEnabled && !b.view.isUserInteractionEnabled)
        #expect(a.view.isInTransition && b.view.isInTransition)
        #expect(log.take() == ["b.didLoad", "a.willDisappear+", "b.willAppear", "b.isAppearing+", "animations"])
        screen.advance(by: 0.9)
        #expect(log.take() == [])
        screen.advance(by: 0.2)
        #expect(log.take() == ["a.didDisappear", "b.didAppear+", "done true"])
        #expect(a.view.window == nil && b.view.isUserInteractionEnabled && a.view.isUserInteractionEnabled)
        #expect(!a.view.isInTransition && !b.view.isInTransition)
    }

    @Test("J3: updateProperties comes before layout, once for any number of requests")
    func properties() {
        final class Model: UIViewController {
            var count = 0
            override func updateProperties() { count += 1 }
        }
        let a = Model()
        screen.window.rootViewController = a
        screen.settle()
        #expect(a.count == 1)
        a.setNeedsUpdateProperties()
        a.setNeedsUpdateProperties()
        #expect(a.count == 1)
        screen.settle()
        #expect(a.count == 2)
        a.updatePropertiesIfNeeded()
        #expect(a.count == 2)
    }

    @Test("A controller whose properties were brought up to date is kept by nobody")
    func propertiesKeepNobody() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.setNeedsUpdateProperties()
            gone = controller
        }
        screen.settle()
        #expect(gone == nil)
    }

    @Test("A view that outlives its window is in no window")
    func windowDies() {
        let a = UIViewController()
        weak var weakWindow: UIWindow?
        do {
            let window = UIWindow(windowScene: screen.scene)
            weakWindow = window
            window.rootViewController = a
            window.isHidden = false
            screen.settle()
            #expect(a.view.window === window)
        }
        #expect(weakWindow == nil)
        #expect(a.view.window == nil)
        #expect(!screen.scene.windows.contains { $0 !== screen.window })
    }

    @Test("J3: a resized screen tells controllers before, and runs their coordinator's actions after")
    func resize() {
        final class Sized: UIViewController {
            var log: CallLog!
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log("\(Int(size.width)) from \(Int(view.bounds.width))")
                coordinator.animate { _ in
                    self.log("at \(Int(self.view.bounds.width))")
                } completion: {
                    self.log("done \($0.isCancelled)")
                }
            }
        }
        let a = Sized()
        a.log = log
        let child = Sized()
        child.log = log
        a.addChild(child)
        a.view.addSubview(child.view)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.window.rootViewController = a
        screen.settle()
        screen.send(.resize(ScreenDescription(size: CGSize(width: 844, height: 390))))
        #expect(
            log.take() == ["844 from 390", "844 from 390", "at 844", "at 844", "done false", "done false"])
        screen.send(.resize(ScreenDescription(size: CGSize(width: 844, height: 390))))
        #expect(log.take() == [])
    }
}

extension UIWindow {
    fileprivate static let appearanceTestView = UIView(frame: .zero)
}
