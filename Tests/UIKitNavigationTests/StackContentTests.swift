// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("Content under a stack's bar, and what its controllers may do while they are loaded")
struct StackContentTests {
    let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    @Test("G121: in a stack of controllers, content that does not scroll begins below the bar")
    func shortContent() {
        let page = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 100)
        page.view = scroll
        screen.window.rootViewController = UINavigationController(rootViewController: page)
        screen.settle()
        #expect(scroll.adjustedContentInset.top == 91 && scroll.contentOffset.y == -91)
        page.automaticallyAdjustsScrollViewInsets = false
        scroll.contentInset.left = 1
        #expect(scroll.adjustedContentInset.top == 0)
    }

    @Test("G121: outside of a stack it begins at the edge")
    func aloneOnTheScreen() {
        let page = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 100)
        page.view = scroll
        screen.window.rootViewController = page
        screen.settle()
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("N63: a stack's first controller is loaded in the window, and can present from viewDidLoad")
    func presentsWhileLoaded() {
        final class Page: UIViewController {
            let other = UIViewController()
            var hasWindow = false

            override func viewDidLoad() {
                super.viewDidLoad()
                hasWindow = navigationController?.view.window != nil
                present(other, animated: true)
            }
        }
        let page = Page()
        screen.window.rootViewController = UINavigationController(rootViewController: page)
        screen.advance(by: 1)
        #expect(page.hasWindow)
        #expect(page.other.viewIfLoaded?.window === screen.window)
        #expect(screen.application.faults.isEmpty)
    }

    @Test("N67: a push loads the new view with the next layout, or when its coordinator is asked for")
    func pushedLater() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.window.rootViewController = navigation
        screen.advance(by: 1)
        navigation.pushViewController(page, animated: true)
        #expect(navigation.topViewController === page && !page.isViewLoaded)
        screen.settle()
        #expect(page.isViewLoaded && page.view.window != nil)
        screen.advance(by: 1)
        let last = UIViewController()
        navigation.pushViewController(last, animated: true)
        #expect(!last.isViewLoaded)
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === last && last.isViewLoaded)
    }

    @Test("N67: a pop shows what is below with the next layout; a change after it ends it first")
    func poppedLater() {
        final class Page: UIViewController {
            var appearances = 0
            override func viewWillAppear(_ animated: Bool) { appearances += 1 }
        }
        let first = Page()
        let navigation = UINavigationController(rootViewController: first)
        screen.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: false)
        screen.advance(by: 1)
        let before = first.appearances
        navigation.popViewController(animated: true)
        #expect(first.appearances == before)
        screen.settle()
        #expect(first.appearances == before + 1)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(navigation.visibleViewController === first && next.viewIfLoaded?.window == nil)
    }

    @Test("N69: addChild puts a controller onto a stack, and gives it a tab")
    func children() {
        let page = UIViewController()
        let navigation = UINavigationController()
        navigation.addChild(page)
        #expect(navigation.viewControllers == [page] && navigation.children == [page])
        let tabs = UITabBarController()
        tabs.addChild(navigation)
        #expect(tabs.viewControllers == [navigation] && tabs.selectedViewController === navigation)
        screen.window.rootViewController = tabs
        screen.advance(by: 1)
        #expect(page.viewIfLoaded?.window === screen.window)
    }
}
