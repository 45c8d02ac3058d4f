// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("V: pages")
final class PageTests: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let pages: [LoggingPage]
    let container: UIPageViewController
    let finger: Finger
    var dots = 0

    override convenience init() { self.init(.horizontal) }

    init(_ orientation: UIPageViewController.NavigationOrientation) {
        screen = TestScreen(trace: trace)
        finger = screen.finger()
        let log = log
        pages = ["a", "b", "c"].map { LoggingPage($0, log: log) }
        container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        super.init()
        container.dataSource = self
        container.delegate = self
        container.setViewControllers([pages[1]], direction: .forward, animated: false)
        screen.window.rootViewController = container
        screen.advance(by: 0.1)
        _ = log.take()
    }

    private func name(_ controller: UIViewController?) -> String { controller?.title ?? "-" }
    private func place(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log("before \(name(viewController))")
        let place = place(viewController)
        return place > 0 ? pages[place - 1] : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log("after \(name(viewController))")
        let place = place(viewController)
        return place + 1 < pages.count ? pages[place + 1] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.viewControllers?.first.map(place) ?? 0
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log("will \(name(pendingViewControllers.first))") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log("did from \(name(previousViewControllers.first)), completed: \(completed)") }

    private var shown: UIViewController? { container.viewControllers?.first }

    private func swipe(_ distance: CGFloat, lifts: Bool = true) {
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: distance, dy: 0), over: 0.3, steps: 12)
        if lifts {
            finger.up()
            screen.advance(by: 2)
        }
    }

    @Test("V2: the neighbours are asked for when a page is shown, and not again for the same page")
    func neighbours() {
        container.setViewControllers([pages[0]], direction: .reverse, animated: false)
        #expect(log.take().filter { $0.contains("before") || $0.contains("after") } == ["before a", "after a"])
        swipe(30)
        #expect(log.take().filter { $0.contains("before") || $0.contains("after") } == [])
        container.dataSource = self
        #expect(log.take() == ["before a", "after a"])
    }

    @Test("V3: a finger turns the page, with these calls in this order")
    func turning() {
        swipe(-250, lifts: false)
        #expect(
            log.take() == [
                "will c", "c.willJoin", "c.didLoad", "c.willAppear", "b.willDisappear+", "c.isAppearing+",
            ])
        #expect(shown === pages[1])
        finger.up()
        screen.advance(by: 2)
        #expect(
            log.take() == [
                "b.willLeave+", "c.didAppear+", "b.didDisappear", "b.didLeave", "c.didJoin+",
                "did from b, completed: true", "before c", "after c",
            ])
        #expect(shown === pages[2] && container.children == [pages[2]] && pages[1].view.window == nil)
        #expect(Verdicts.all(in: trace.entries).last?.outcome.description.contains("turned to") == true)
    }

    @Test("V22: at rest the offset is one page, at every page")
    func restingOffset() throws {
        let scroller = try #require(container.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        let width = scroller.bounds.width
        for page in pages {
            container.setViewControllers([page], direction: .forward, animated: false)
            screen.settle()
            #expect(scroller.contentOffset.x == width && page.view.frame.minX == width)
        }
        container.setViewControllers([pages[0]], direction: .reverse, animated: true)
        screen.advance(by: 2)
        #expect(scroller.contentOffset.x == width)
        swipe(-250)
        #expect(shown === pages[1] && scroller.contentOffset.x == width)
    }

    @Test("V22: the scroll view's delegate is the application's, and pages are turned all the same")
    func foreignDelegate() throws {
        final class Follower: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        }
        let scroller = try #require(container.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.delegate == nil)
        let follower = Follower()
        scroller.delegate = follower
        swipe(-250)
        let width = scroller.bounds.width
        #expect(shown === pages[2])
        #expect(follower.offsets.contains { $0 > 1.3 * width } && follower.offsets.last == width)
    }

    @Test("V3: a finger that lets it go back takes back what was told")
    func goingBack() {
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: -80, dy: 0), over: 0.5, steps: 12)
        screen.advance(by: 0.3)
        _ = log.take()
        finger.up()
        screen.advance(by: 2)
        #expect(
            log.take() == [
                "b.willAppear+", "c.willDisappear+", "b.isAppearing+", "b.didAppear+", "c.willLeave+",
                "c.didDisappear", "c.didLeave", "did from b, completed: false",
            ])
        #expect(shown === pages[1] && container.children == [pages[1]])
        #expect(Verdicts.all(in: trace.entries).last?.outcome.description.contains("half of the next") == true)
    }

    @Test("V1: where there is no page the one that is shown comes back, with the reason")
    func noPage() {
        container.setViewControllers([pages[2]], direction: .forward, animated: false)
        _ = log.take()
        swipe(-250)
        #expect(log.take() == [])
        #expect(shown === pages[2])
        #expect(Verdicts.all(in: trace.entries).last?.outcome.description.contains("no page") == true)
    }

    @Test("V3: over the page and on to the other side in one drag")
    func otherSide() {
        swipe(-150, lifts: false)
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.5, steps: 20)
        #expect(container.children == [pages[1], pages[0]])
        finger.up()
        screen.advance(by: 2)
        #expect(shown === pages[0] && container.children == [pages[0]])
    }

    @Test("V4, V5: the program's page comes with motion and a completion, and the delegate hears nothing")
    func program() {
        container.setViewControllers([pages[2]], direction: .forward, animated: true) { [log] in log("completed \($0)")
        }
        #expect(shown === pages[1])
        screen.advance(by: 1)
        let calls = log.take()
        #expect(!calls.contains { $0.hasPrefix("will ") || $0.hasPrefix("did from") })
        #expect(calls.contains("completed true") && shown === pages[2])
        container.setViewControllers([pages[0]], direction: .reverse, animated: false) { [log] in log("completed \($0)")
        }
        #expect(log.take().contains("completed true") && shown === pages[0])
        container.setViewControllers([], direction: .forward, animated: false)
        #expect(shown === pages[0])
    }

    @Test("V5: a page that is set in the middle of a turn ends that one first")
    func interrupted() {
        container.setViewControllers([pages[2]], direction: .forward, animated: true)
        screen.advance(by: 0.1)
        container.setViewControllers([pages[0]], direction: .reverse, animated: true)
        screen.advance(by: 1)
        #expect(shown === pages[0] && container.children == [pages[0]])
        #expect(pages[1].view.window == nil && pages[2].view.window == nil)
    }

    @Test("V6: dots follow the page, and a touch of them turns it")
    func pageControl() throws {
        dots = 3
        container.setViewControllers([pages[1]], direction: .forward, animated: false)
        screen.settle()
        let control = try #require(container.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.currentPage == 1 && control.numberOfPages == 3)
        #expect(pages[1].view.bounds.height < 844)
        swipe(-250)
        #expect(control.currentPage == 2)
        finger.tap(at: control.convert(CGPoint(x: 20, y: 10), to: nil))
        screen.advance(by: 1)
        #expect(control.currentPage == 1 && shown === pages[1])
    }

    @Test("V7: arrows turn pages, and assistive technology scrolls them")
    func keys() {
        screen.window.becomeKey()
        container.becomeFirstResponder()
        container.pressRight(on: screen)
        screen.advance(by: 1)
        #expect(shown === pages[2])
    }

    @Test("V1: up and down, and with room between pages")
    func vertical() {
        let other = PageTests(.vertical)
        other.finger.down(at: CGPoint(x: 200, y: 600))
        other.finger.move(by: CGVector(dx: 0, dy: -500), over: 0.3, steps: 12)
        other.finger.up()
        other.screen.advance(by: 2)
        #expect(other.container.viewControllers == [other.pages[2]])
        let spaced = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        spaced.setViewControllers([UIViewController()], direction: .forward, animated: false)
        screen.window.rootViewController = spaced
        screen.settle()
        #expect(spaced.viewControllers?.first?.view.bounds.width == 390)
    }

    @Test("Right to left the next page is at the left")
    func mirrored() {
        for view in [container.view, container.view.subviews.first] {
            view?.semanticContentAttribute = .forceRightToLeft
        }
        container.setViewControllers([pages[0]], direction: .reverse, animated: false)
        screen.settle()
        swipe(250)
        #expect(shown === pages[1])
    }

    @Test("The window's size changes: the page fills it, and the next is beside it")
    func resize() {
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.settle()
        #expect(pages[1].view.convert(pages[1].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
}

extension UIPageViewController {
    /// The key comes up the chain from the page.
    fileprivate func pressRight(on screen: TestScreen) {
        let view = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        viewControllers?.first?.view.addSubview(view)
        view.becomeFirstResponder()
        screen.press(.keyboardRightArrow)
    }
}

private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }

    @Test("a class without initializers of its own is made by init(), with horizontal pages")
    func plain() {
        final class Pages: UIPageViewController { var index = 0 }
        let screen = TestScreen()
        #expect(Pages().navigationOrientation == .horizontal && screen.application.faults.isEmpty)
    }
}
