// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitNavigation

@MainActor
@Suite("N61: more tabs than a narrow bar shows")
final class MoreTabsTests: NSObject, UITabBarControllerDelegate {
    private let log = CallLog()
    private let screen = TestScreen()
    private let tabs = UITabBarController()
    private let pages: [UIViewController]

    override init() {
        pages = (0..<7).map { number in
            let page = UIViewController()
            page.title = "Page \(number)"
            // The last one has a stack of its own.
            return number == 6 ? UINavigationController(rootViewController: page) : page
        }
        super.init()
        pages[6].title = "Stack"
        tabs.viewControllers = pages
        tabs.delegate = self
        screen.window.rootViewController = tabs
        screen.settle()
    }

    func tabBarController(_ t: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log("should \(viewController === t.moreNavigationController ? "more" : viewController.title ?? "-")")
        return true
    }
    func tabBarController(_ t: UITabBarController, didSelect viewController: UIViewController) {
        log("did \(viewController === t.moreNavigationController ? "more" : viewController.title ?? "-")")
    }

    private func tap(_ label: String) {
        _ = screen.application
        guard let view = tabs.view.firstView(where: { ($0 as? UIControl)?.accessibilityLabel == label }) else {
            return log("no \(label)")
        }
        screen.finger().tap(view)
        screen.advance(by: 1)
    }

    private var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    @Test("N61: four tabs and More; its list has the others, and shows the chosen one with a way back")
    func list() {
        #expect(titles == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
        #expect(tabs.viewControllers?.count == 7 && screen.application.faults.isEmpty)
        tap("More")
        #expect(log.take() == ["should more", "did more"])
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        tap("Page 5")
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5])
        #expect(pages[5].view.window != nil && pages[5].navigationController === tabs.moreNavigationController)
        #expect(pages[5].tabBarController === tabs && tabs.tabBar.selectedItem?.title == "More")
        // The tab again goes back to the list.
        tap("More")
        #expect(pages[5].view.window == nil && tabs.selectedIndex == NSNotFound)
        #expect(pages[5].parent === tabs)
        tap("Page 1")
        #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil)
    }

    @Test("N61: the program selects a controller of the list, which shows it at once")
    func byProgram() {
        tabs.selectedIndex = 4
        screen.settle()
        #expect(tabs.selectedViewController === pages[4] && pages[4].view.window != nil)
        #expect(tabs.moreNavigationController.viewControllers.count == 2)
        tabs.selectedViewController = pages[0]
        screen.settle()
        #expect(pages[0].view.window != nil && pages[4].view.window == nil)
        tap("More")
        #expect(tabs.selectedIndex == 4)
    }

    @Test("N61: a navigation controller of the list has its own bar, with a button back to the list")
    func stack() throws {
        tap("More")
        tap("Page 6")
        let stack = try #require(pages[6] as? UINavigationController)
        #expect(tabs.selectedViewController === stack && stack.view.window != nil)
        #expect(tabs.moreNavigationController.isNavigationBarHidden && !stack.isNavigationBarHidden)
        let back = stack.navigationBar.firstView { $0.accessibilityIdentifier == "BackButton" }
        screen.finger().tap(try #require(back))
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == NSNotFound && stack.view.window == nil)
        #expect(!tabs.moreNavigationController.isNavigationBarHidden)
    }

    @Test("N61: a wide window, or fewer controllers, has a tab for each; the selection stays")
    func without() {
        tabs.selectedIndex = 5
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.advance(by: 1)
        #expect(titles.count == 7)
        #expect(tabs.selectedIndex == 5)
        #expect(pages[5].view.window != nil)
        #expect(pages[5].parent === tabs && pages[5].navigationController == nil)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.advance(by: 1)
        #expect(titles.count == 5)
        #expect(tabs.selectedIndex == 5)
        #expect(pages[5].view.window != nil)
        tabs.viewControllers = [pages[0], pages[5]]
        screen.advance(by: 1)
        #expect(titles == ["Page 0", "Page 5"])
        #expect(tabs.selectedIndex == 1)
        #expect(pages[5].view.window != nil)
    }

    @Test("N61, T113: rows of the list begin where those of a table do", arguments: [(390, 16), (414, 20)])
    func margins(_ width: CGFloat, _ margin: CGFloat) throws {
        screen.resize(to: CGSize(width: width, height: 844))
        pages[4].tabBarItem.image = UIImage(systemName: "star")
        tap("More")
        func frames(_ title: String) throws -> [CGFloat] {
            let row = try #require(
                tabs.view.firstView { ($0 as? UIControl)?.accessibilityLabel == title && $0.frame.width == width })
            let label = row.subviews.first { ($0 as? UILabel)?.text == title }
            let image = row.subviews.first { $0 is UIImageView }
            return [label, image].compactMap { $0?.frame.minX }
        }
        #expect(try frames("Page 4") == [margin + 44, margin])
        #expect(try frames("Page 5") == [margin, margin])
    }
}
