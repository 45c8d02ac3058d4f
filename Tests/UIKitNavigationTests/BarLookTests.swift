// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitNavigation

@MainActor
@Suite("N39: bars' looks by their former setters, and by proxies")
final class BarLookTests: NavigationFixture {
    private func background(of bar: UIView) -> BarBackgroundView? {
        bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first
    }

    private func parts<Part: UIView>(_ view: UIView, _ type: Part.Type) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? parts($0, type) }
    }

    @Test("N39: an image without a size leaves the bar clear, and its line out")
    func clear() {
        let bar = navigation.navigationBar
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        let view = background(of: bar)
        let effects = view?.subviews.compactMap { $0 as? UIVisualEffectView } ?? []
        #expect(view?.backgroundColor == nil && effects.allSatisfy { $0.effect == nil })
        #expect(bar.backgroundImage(for: .default) != nil && bar.shadowImage != nil)
        bar.setBackgroundImage(nil, for: .default)
        bar.barTintColor = .red
        #expect(view?.backgroundColor == .red)
        bar.barTintColor = nil
        bar.barStyle = .black
        #expect(view?.backgroundColor == .black)
    }

    @Test("N48: in a compact height another look takes the place of the standard one, the item's before the bar's")
    func compact() {
        let bar = navigation.navigationBar
        let look = bar.standardAppearance.copy()
        look.backgroundColor = .green
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        (bar.isTranslucent, bar.compactAppearance, bar.scrollEdgeAppearance) = (false, look, nil)
        #expect(background(of: bar)?.backgroundColor == nil && bar.standardAppearance.titleTextAttributes.isEmpty)
        navigation.traitOverrides.verticalSizeClass = .compact
        screen.settle()
        bar.compactAppearance = look.copy()
        #expect(background(of: bar)?.backgroundColor == .green)
        #expect(bar.compactAppearance !== look && bar.compactAppearance?.titleTextAttributes.count == 1)
        let own = UINavigationBarAppearance(barAppearance: look)
        own.backgroundColor = .blue
        bar.topItem?.compactAppearance = own
        #expect(background(of: bar)?.backgroundColor == .blue)
    }

    @Test("N48: at the content's beginning a look for a compact height comes before the one for all heights")
    func compactAtBeginning() {
        let bar = navigation.navigationBar
        func look(_ color: UIColor) -> UINavigationBarAppearance {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = color
            return look
        }
        bar.scrollEdgeAppearance = look(.red)
        bar.compactScrollEdgeAppearance = look(.green)
        #expect(background(of: bar)?.backgroundColor == .red)
        navigation.traitOverrides.verticalSizeClass = .compact
        screen.settle()
        bar.compactScrollEdgeAppearance = look(.green)
        #expect(background(of: bar)?.backgroundColor == .green)
        bar.topItem?.compactScrollEdgeAppearance = look(.blue)
        #expect(background(of: bar)?.backgroundColor == .blue)
    }

    @Test(
        "N82: titles, their places and the arrow back have the look that the bar has, also as content scrolls under it")
    func edgeTitles() throws {
        let bar = navigation.navigationBar
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]
        edge.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
        edge.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        let arrow = UIImage(systemName: "arrow.left")
        edge.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
        edge.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.scrollEdgeAppearance = edge
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 3000)
        controller.view = scroll
        controller.title = "Edge"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Do", style: .plain, target: nil, action: nil)
        navigation.pushViewController(controller, animated: false)
        screen.settle()
        func title() throws -> UILabel { try #require(parts(bar, UILabel.self).first { $0.text == "Edge" }) }
        func color() -> UIColor? { parts(bar, BarButton.self).first?.titleColor(for: .normal) }
        func back() -> UIButton? { backButton }
        let moved = try title().frame.minY
        #expect(try title().textColor == .red && title().font.pointSize == 9)
        #expect(color() == .blue && back()?.currentImage == arrow)
        let (button, label) = (parts(bar, BarButton.self).first, try title())
        scroll.contentOffset.y += 200
        screen.settle()
        #expect(try title().textColor == .label && title().font.pointSize == 17 && title().frame.minY == moved - 3)
        #expect(color() != .blue && back()?.currentImage == UIImage(systemName: "chevron.left"))
        #expect(try parts(bar, BarButton.self).first === button && title() === label)
        scroll.contentOffset.y -= 200
        screen.settle()
        #expect(try title().textColor == .red && title().frame.minY == moved && color() == .blue)
        bar.prefersLargeTitles = true
        screen.settle()
        #expect(parts(bar, UILabel.self).contains { $0.text == "Edge" && $0.textColor == .green })
        controller.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        bar.prefersLargeTitles = false
        screen.settle()
        #expect(try title().textColor == .label)
    }

    @Test("N83: the title of the button back has the look's attributes for it, else those for buttons, and its place")
    func backLook() throws {
        let bar = navigation.navigationBar
        navigation.topViewController?.title = "Below"
        navigation.pushViewController(UIViewController(), animated: false)
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
        ]
        bar.standardAppearance = look
        screen.settle()
        func back() throws -> UIButton { try #require(backButton) }
        #expect(try back().titleColor(for: .normal) == .red && back().titleLabel?.font.pointSize == 11)
        let narrow = try back().frame.width
        look.backButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.clear, .font: UIFont.systemFont(ofSize: 28),
        ]
        look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -50, vertical: 0)
        bar.standardAppearance = look
        screen.settle()
        #expect(try back().titleColor(for: .normal) == .clear && back().frame.width > narrow)
        #expect(try back().titleEdgeInsets.left == -50 && back().imageView?.tintColor == bar.tintColor)
        navigation.viewControllers.first?.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Own", style: .plain, target: nil, action: nil)
        navigation.viewControllers.first?.navigationItem.backBarButtonItem?.setTitleTextAttributes(
            [.foregroundColor: UIColor.green], for: .normal)
        bar.standardAppearance = look
        screen.settle()
        #expect(try back().titleColor(for: .normal) == .green && back().currentTitle == "Own")
    }

    @Test("N77: bars are low on a phone on its side, without a large title, and as high as ever on a large one")
    func lowBars() {
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        navigation.topViewController?.title = "Title"
        navigation.isToolbarHidden = false
        screen.settle()
        #expect(bar.frame.height == 96 && navigation.toolbar.frame.height == 44)
        for (size, height) in [(CGSize(width: 844, height: 390), 32.0), (CGSize(width: 932, height: 430), 44)] {
            screen.resize(to: size)
            screen.settle()
            #expect(bar.frame.height == height && navigation.toolbar.frame.height == height)
            #expect(navigation.toolbar.frame.maxY == size.height)
            #expect(navigation.topViewController?.view.safeAreaInsets.top == bar.frame.maxY)
        }
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(bar.frame.height == 96 && navigation.toolbar.frame.height == 44)
    }

    @Test("N39: a bar of a class of one's own need not require its initializer")
    func ownClass() {
        final class Bar: UINavigationBar {
            var count = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                count = 1
            }
            required init?(coder: NSCoder) { nil }
        }
        let made = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar
        #expect((made as? Bar)?.count == 1)
    }

    @Test("N39: tabs are centered with a width and a distance of their own")
    func tabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        bar.layoutIfNeeded()
        let frames = bar.subviews.compactMap { $0 as? TabBarButton }.map(\.frame)
        #expect(frames.map(\.minX) == [90, 170] && frames.map(\.width) == [60, 60])
    }

    @Test("PO4: a bar that comes to a window looks as its class's proxy says, unless it was told otherwise")
    func proxies() {
        final class Own: UINavigationBar {}
        Own.appearance().barTintColor = .purple
        Own.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let told = UINavigationController(navigationBarClass: Own.self, toolbarClass: nil)
        told.navigationBar.barTintColor = .green
        let untold = UINavigationController(navigationBarClass: Own.self, toolbarClass: nil)
        for controller in [told, untold] {
            screen.window.rootViewController = controller
            screen.settle()
        }
        #expect(told.navigationBar.barTintColor == .green)
        #expect(untold.navigationBar.barTintColor == .purple)
        #expect(untold.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(navigation.navigationBar.barTintColor == nil)
    }
}
