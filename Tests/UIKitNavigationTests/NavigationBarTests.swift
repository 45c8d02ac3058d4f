// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N: the navigation bar")
final class NavigationBarTests: NavigationFixture {
    @Test("N31, N32: title, and a back button with the title below, that pops")
    func back() {
        pushQuietly(b)
        #expect(bar.topItem === b.navigationItem && bar.backItem === a.navigationItem)
        #expect(backButton?.currentTitle == "a" && backButton?.accessibilityTraits == .button)
        finger.tap(backButton!)
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a] && backButton == nil)
        #expect(outcome.contains("it popped"), "\(outcome)")
    }

    @Test("N32: what the back button says")
    func backTitle() {
        a.navigationItem.backButtonTitle = "Home"
        pushQuietly(b)
        #expect(backButton?.currentTitle == "Home")
        a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
        bar.layoutIfNeeded()
        #expect(backButton?.currentTitle == "Start")
        a.navigationItem.backButtonDisplayMode = .generic
        bar.layoutIfNeeded()
        #expect(backButton?.currentTitle == "Back")
        a.navigationItem.backButtonDisplayMode = .minimal
        bar.layoutIfNeeded()
        #expect(backButton?.currentTitle == nil && backButton?.accessibilityLabel == "Back")
        a.navigationItem.backButtonDisplayMode = .default
        a.navigationItem.backBarButtonItem = nil
        a.navigationItem.backButtonTitle = "A title far too long for the room beside the title"
        b.navigationItem.title = "Another long title"
        bar.layoutIfNeeded()
        #expect(backButton?.currentTitle == "Back")
    }

    @Test("N33: a long press of the back button lists the stack, the nearest first, and pops to what is chosen")
    func backMenu() {
        pushQuietly(b, c)
        let actions = backButton?.menu?.children.compactMap { $0 as? UIAction } ?? []
        #expect(actions.map(\.title) == ["b", "a"])
        actions.last?.performWithSender(nil, target: nil)
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
    }

    @Test("N7: a navigation controller that conforms to the bar's delegate says whether the button pops")
    func shouldPop() {
        final class Asking: UINavigationController, UINavigationBarDelegate {
            var mayPop = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
        }
        let asking = Asking()
        let fixture = NavigationFixture(asking)
        fixture.pushQuietly(fixture.b)
        fixture.finger.tap(fixture.backButton!)
        fixture.screen.advance(by: 0.4)
        #expect(asking.viewControllers.count == 2)
        #expect(fixture.outcome.contains("was not popped: navigationbar(_:shouldpop:) is false."), "\(fixture.outcome)")
        asking.mayPop = true
        fixture.finger.tap(fixture.backButton!)
        fixture.screen.advance(by: 0.4)
        #expect(asking.viewControllers.count == 1)
    }

    @Test("N31: items stand at their sides, change with their values, and send their actions")
    func items() {
        var done = 0
        let save = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in done += 1 })
        let add = UIBarButtonItem(systemItem: .add)
        a.navigationItem.rightBarButtonItems = [save, add]
        a.navigationItem.leftBarButtonItem = UIBarButtonItem(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        screen.settle()
        let saveButton = button("Save")!
        #expect(saveButton.frame.maxX == 390 - 8 && button("Add")!.frame.maxX == saveButton.frame.minX)
        finger.tap(saveButton)
        #expect(done == 1)
        save.isEnabled = false
        finger.tap(saveButton)
        #expect(done == 1 && button("Save") === saveButton)
        save.isHidden = true
        screen.settle()
        #expect(button("Save") == nil && button("Add")!.frame.maxX == 390 - 8)
        #expect(a.navigationItem.leftBarButtonItem?.customView?.window != nil)
    }

    @Test("N80: the bar has its height when the first controller's view is loaded")
    func heightAtLoad() {
        final class Page: UIViewController {
            var bar = CGRect.zero
            override func viewDidLoad() {
                super.viewDidLoad()
                bar = navigationController?.navigationBar.frame ?? .zero
            }
        }
        let page = Page()
        screen.window.rootViewController = UINavigationController(rootViewController: page)
        screen.settle()
        #expect(page.bar.size == CGSize(width: 390, height: 44))
    }

    @Test("C36: an item without a target asks the chain from the bar on")
    func nilTarget() {
        final class Page: UIViewController {
            var calls = 0
            static let tidy = Selector("tidy:", Page.tidy(_:))
            func tidy(_ sender: UIBarButtonItem) { calls += 1 }
        }
        final class Root: UINavigationController {
            var calls = 0
            static let tidy = Selector("tidyUp:", Root.tidyUp(_:))
            func tidyUp(_ sender: UIBarButtonItem) { calls += 1 }
        }
        let root = Root()
        let fixture = NavigationFixture(root)
        fixture.a.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Tidy", style: .plain, target: nil, action: Root.tidy)
        fixture.screen.settle()
        fixture.finger.tap(fixture.button("Tidy")!)
        #expect(root.calls == 1)
    }

    @Test("N34: a touch near a button is the button's; none falls through the bar")
    func touches() {
        var taps = 0
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
        let under = UITapGestureRecognizer()
        let behind = LoggingView("behind", frame: a.view.bounds, log: log)
        behind.frame = a.view.bounds
        a.view.addSubview(behind)
        behind.addGestureRecognizer(under)
        screen.settle()
        let frame = button("Add")!.convert(button("Add")!.bounds, to: nil)
        finger.tap(at: CGPoint(x: frame.minX - 10, y: frame.maxY - 1))
        #expect(taps == 1)
        finger.tap(at: CGPoint(x: frame.minX - 30, y: frame.midY))
        #expect(taps == 1 && log.take() == [])
        finger.tap(at: CGPoint(x: 100, y: frame.maxY + 2))
        #expect(log.take().isEmpty == false)
    }

    @Test("N34: a title view has its own touches")
    func titleView() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: self, action: Selector("titleTapped", NavigationBarTests.titleTapped))
        label.addGestureRecognizer(tap)
        a.navigationItem.titleView = label
        screen.settle()
        finger.tap(label)
        #expect(log.take() == ["title"])
    }

    private func titleTapped() { log("title") }

    @Test("J18: a bar whose touches the application took away keeps without them after a push")
    func barWithoutTouches() {
        bar.isUserInteractionEnabled = false
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.5)
        #expect(!bar.isUserInteractionEnabled)
    }

    @Test("N31: titles are headers")
    func header() {
        let labels = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.text == "a" && $0.accessibilityTraits.contains(.header) })
    }

    @Test("N36: a large title gives its room to what scrolls up, and takes it back")
    func largeTitle() {
        bar.prefersLargeTitles = true
        let scroll = UIScrollView(frame: a.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        a.view.addSubview(scroll)
        screen.settle()
        let top = screen.window.safeAreaInsets.top
        #expect(bar.frame.height == 96 && scroll.adjustedContentInset.top == top + 96)
        #expect(scroll.contentOffset.y == -(top + 96))
        scroll.contentOffset.y += 20
        #expect(bar.frame.height == 76)
        scroll.contentOffset.y += 200
        #expect(bar.frame.height == 44)
        scroll.contentOffset.y = -(top + 96)
        #expect(bar.frame.height == 96)
        b.navigationItem.largeTitleDisplayMode = .never
        pushQuietly(b)
        #expect(bar.frame.height == 44)
    }

    @Test(
        "N38: a toolbar shows the top controller's items; spaces take what is left; hidesBottomBarWhenPushed takes it away"
    )
    func toolbar() {
        let one = UIBarButtonItem(systemItem: .add)
        let two = UIBarButtonItem(systemItem: .trash)
        a.toolbarItems = [one, .flexibleSpace(), two]
        navigation.isToolbarHidden = false
        screen.settle()
        let toolbar = navigation.toolbar!
        #expect(find(toolbar) { $0.accessibilityLabel == "Add" }?.frame.minX == 8)
        #expect(find(toolbar) { $0.accessibilityLabel == "Delete" }?.frame.maxX == 382)
        #expect(a.view.safeAreaInsets.bottom == screen.window.safeAreaInsets.bottom + 44)
        b.hidesBottomBarWhenPushed = true
        pushQuietly(b)
        #expect(toolbar.frame.minY >= 844 && b.view.safeAreaInsets.bottom == screen.window.safeAreaInsets.bottom)
        pushQuietly(c)
        #expect(toolbar.frame.minY >= 844)
        navigation.popViewController(animated: false)
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(toolbar.frame.minY < 844)
    }

    @Test("N14: assistive technology's escape goes back")
    func escape() {
        pushQuietly(b)
        #expect(navigation.accessibilityPerformEscape())
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a] && !navigation.accessibilityPerformEscape())
    }

    @Test("N30: a bar of its own pushes and pops items")
    func ownBar() {
        let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        own.setItems([UINavigationItem(title: "one"), UINavigationItem(title: "two")], animated: false)
        a.view.addSubview(own)
        screen.settle()
        let back = find(own) { $0.accessibilityIdentifier == "BackButton" }
        back?.sendActions(for: .touchUpInside)
        #expect(own.items?.map(\.title) == ["one"])
        bar.setItems([], animated: false)
        #expect(bar.items?.count == 1)
    }

    @Test("An edit button turns editing on and off, and says what it will do")
    func editButton() {
        a.navigationItem.rightBarButtonItem = a.editButtonItem
        screen.settle()
        finger.tap(button("Edit")!)
        screen.settle()
        #expect(a.isEditing)
        finger.tap(button("Done")!)
        #expect(!a.isEditing)
    }

    @Test("N35: content ends above a toolbar that nothing is seen through, or without .bottom in its edges")
    func opaqueToolbar() {
        navigation.isToolbarHidden = false
        screen.settle()
        #expect(a.view.frame.height == 844 && a.view.safeAreaInsets.bottom == 44)
        navigation.toolbar.isTranslucent = false
        screen.settle()
        #expect(a.view.bounds.height == 800 && a.view.safeAreaInsets.bottom == 0)
        a.extendedLayoutIncludesOpaqueBars = true
        screen.settle()
        #expect(a.view.bounds.height == 844)
        navigation.toolbar.isTranslucent = true
        a.edgesForExtendedLayout = .top
        screen.settle()
        #expect(a.view.bounds.height == 800)
    }

    @Test("N35: content ends above a tab bar that nothing is seen through")
    func opaqueTabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [b]
        screen.window.rootViewController = tabs
        screen.settle()
        #expect(b.view.bounds.height == 844 && b.view.safeAreaInsets.bottom == 49)
        tabs.tabBar.isTranslucent = false
        screen.settle()
        #expect(b.view.bounds.height == 795 && b.view.safeAreaInsets.bottom == 0)
    }
}
