// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N: tabs")
final class TabBarTests: NSObject, UITabBarControllerDelegate {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let tabs = UITabBarController()
    let a: LoggingPage
    let b: LoggingPage
    let stack: UINavigationController
    let finger: Finger
    var maySelect = true

    override init() {
        screen = TestScreen(trace: trace)
        finger = screen.finger()
        a = LoggingPage("a", log: log)
        b = LoggingPage("b", log: log)
        stack = UINavigationController(rootViewController: b)
        super.init()
        stack.title = "stack"
        tabs.viewControllers = [a, stack]
        tabs.delegate = self
        screen.window.rootViewController = tabs
        screen.settle()
        _ = log.take()
    }

    @Test("N76: an image of a tab is in the tab's color, unless it keeps its own")
    func imageColors() {
        a.tabBarItem = UITabBarItem(title: "a", image: UIImage(), tag: 0)
        stack.tabBarItem = UITabBarItem(title: "b", image: UIImage().withRenderingMode(.alwaysOriginal), tag: 1)
        screen.settle()
        func images(_ view: UIView) -> [UIImage] {
            ((view as? UIImageView)?.image).map { [$0] } ?? view.subviews.flatMap(images)
        }
        #expect(images(tabs.tabBar).map(\.renderingMode) == [.alwaysTemplate, .alwaysOriginal])
        #expect(a.tabBarItem.image?.renderingMode == .automatic)
    }

    @Test("N47: a tab of the system has a title and an image of its own, and is touched by its title")
    func systemItems() throws {
        a.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        stack.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        screen.settle()
        #expect(a.tabBarItem.title == "Favorites" && a.tabBarItem.tag == 3)
        #expect(a.tabBarItem.image != nil && stack.tabBarItem.image != nil)
        try screen.button("Search").tap()
        #expect(tabs.selectedIndex == 1)
        let all = (0...11).compactMap(UITabBarItem.SystemItem.init).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        #expect(Set(all.map(\.title)).count == 12 && all.allSatisfy { $0.image != nil })
    }

    func tabBarController(_ t: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log("shouldSelect \(viewController.title ?? "-")")
        return maySelect
    }

    func tabBarController(_ t: UITabBarController, didSelect viewController: UIViewController) {
        log("didSelect \(viewController.title ?? "-")")
    }

    private func tap(_ index: Int) {
        _ = screen.application
        finger.tap(at: CGPoint(x: 97 + 195 * index, y: Int(tabs.tabBar.frame.midY)))
    }

    @Test("N40, N41: a tap shows another controller; the delegate is asked before and told after")
    func select() {
        tap(1)
        #expect(
            log.take() == [
                "shouldSelect stack", "a.willDisappear+", "b.didLoad", "b.willAppear", "a.didDisappear",
                "b.isAppearing+",
                "b.didAppear+", "didSelect stack",
            ])
        #expect(tabs.selectedIndex == 1 && a.view.window == nil && b.tabBarController === tabs)
        #expect(Verdicts.all(in: trace.entries).last?.outcome.description.contains("selected") == true)
    }

    @Test("N41: a delegate that says no keeps the tab, and verdicts say so")
    func refused() {
        maySelect = false
        tap(1)
        #expect(log.take() == ["shouldSelect stack"] && tabs.selectedIndex == 0)
        let outcome = Verdicts.all(in: trace.entries).last?.outcome.description ?? ""
        #expect(outcome.contains("tabBarController(_:shouldSelect:) is false."), "\(outcome)")
    }

    @Test("N41: the program's selection asks and tells nobody; what it cannot select is reported")
    func byProgram() {
        tabs.selectedIndex = 1
        #expect(!log.take().contains { $0.contains("elect") } && tabs.tabBar.selectedItem === stack.tabBarItem)
        tabs.selectedIndex = 7
        tabs.selectedViewController = UIViewController()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("N42: the tab that is shown, chosen again, pops its stack to the root")
    func again() {
        tabs.selectedIndex = 1
        stack.pushViewController(LoggingPage("c", log: log), animated: false)
        tap(1)
        screen.advance(by: 0.5)
        #expect(stack.viewControllers == [b] && log.take().contains("didSelect stack"))
    }

    @Test("N43: hidesBottomBarWhenPushed takes the bar away, and brings it back with the pop")
    func hides() {
        tabs.selectedIndex = 1
        screen.settle()
        #expect(b.view.safeAreaInsets.bottom == screen.window.safeAreaInsets.bottom + 49)
        let c = LoggingPage("c", log: log)
        c.hidesBottomBarWhenPushed = true
        stack.pushViewController(c, animated: true)
        screen.advance(by: 0.5)
        #expect(tabs.tabBar.frame.minY >= 844 && c.view.safeAreaInsets.bottom == screen.window.safeAreaInsets.bottom)
        stack.popViewController(animated: true)
        screen.advance(by: 0.5)
        #expect(tabs.tabBar.frame.minY < 844)
    }

    @Test("N40: items follow their controllers: title, badge, being enabled")
    func items() {
        a.title = "New"
        a.tabBarItem.badgeValue = "3"
        screen.settle()
        let button = tabs.tabBar.subviews.first { $0.accessibilityLabel == "New" }
        #expect(button?.accessibilityValue == "3" && button?.accessibilityTraits == [.button, .selected])
        stack.tabBarItem.isEnabled = false
        tap(1)
        #expect(tabs.selectedIndex == 0 && log.take() == [])
    }

    @Test("C34, N44: the chain, and a touch between tabs and content stays in the bar")
    func chain() {
        let names = a.view.responderChain().map { String(describing: type(of: $0)) }
        #expect(Array(names[..<4]) == ["UIView", "LoggingPage", "UIViewControllerWrapperView", "UITransitionView"])
        #expect(names[4..<6] == ["UILayoutContainerView", "UITabBarController"])
    }

    @Test("N45: controllers that go leave; the selection stays where it can")
    func replacing() {
        tabs.selectedIndex = 1
        _ = log.take()
        tabs.viewControllers = [stack]
        #expect(log.take() == ["a.willLeave", "a.didLeave"] && tabs.selectedIndex == 0 && b.view.window != nil)
        tabs.viewControllers = [a]
        #expect(tabs.selectedViewController === a && a.view.window != nil && b.view.window == nil)
    }

    @Test("N73: the bar reaches to the end of the screen, and its tabs stand above what the edge covers")
    func endOfScreen() {
        let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        screen.window.rootViewController = tabs
        screen.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(a.view.safeAreaInsets.bottom == 83)
        let button = tabs.tabBar.subviews.first { $0 is UIControl }
        #expect(button?.frame.minY == 0 && button?.frame.height == 49)
        #expect(tabs.tabBar.intrinsicContentSize.height == 83)
    }

    @Test("N77, N78: tabs of a phone on its side are low, with their titles beside their images, in the look for them")
    func inlineTabs() throws {
        a.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        let look = UITabBarAppearance()
        look.compactInlineLayoutAppearance.normal.iconColor = .red
        look.inlineLayoutAppearance.normal.iconColor = .green
        look.stackedLayoutAppearance.normal.iconColor = .blue
        tabs.tabBar.standardAppearance = look
        tabs.selectedIndex = 1
        for (size, height, isInline, color) in [
            (CGSize(width: 844, height: 390), CGFloat(32), true, UIColor.red),
            (CGSize(width: 932, height: 430), 49, true, .green),
            (CGSize(width: 1024, height: 768), 49, true, .green), (CGSize(width: 390, height: 844), 49, false, .blue),
        ] {
            screen.resize(to: size)
            screen.settle()
            let button = try #require(tabs.tabBar.subviews.first { $0 is UIControl })
            let image = try #require(button.subviews.first { $0 is UIImageView })
            let title = try #require(button.subviews.first { ($0 as? UILabel)?.text == "First" })
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
            #expect(button.frame.height == height && image.tintColor == color)
            #expect(
                isInline == (title.frame.minX > image.frame.maxX) && isInline == (title.frame.minY < image.frame.maxY))
            #expect(button.bounds.contains(title.frame) && button.bounds.contains(image.frame))
            #expect(b.view.safeAreaInsets.bottom == height)
        }
    }

    @Test("N81: an override hears of the chosen item before the tab is shown, and not of one that the delegate refuses")
    func overridden() throws {
        final class Tabs: UITabBarController {
            var heard: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                heard.append("\(item.title ?? "") at \(selectedIndex), \(tabBar.selectedItem === item)")
            }
        }
        let tabs = Tabs()
        tabs.viewControllers = [LoggingPage("a", log: log), LoggingPage("b", log: log)]
        tabs.viewControllers?.enumerated().forEach { $1.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        tabs.delegate = self
        screen.window.rootViewController = tabs
        screen.settle()
        try screen.button("1").tap()
        #expect(tabs.heard == ["1 at 0, true"] && tabs.selectedIndex == 1)
        maySelect = false
        try screen.button("0").tap()
        #expect(tabs.heard.count == 1 && tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "1")
    }
}
