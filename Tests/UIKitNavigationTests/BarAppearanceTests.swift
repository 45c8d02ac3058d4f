// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitNavigation

@MainActor
@Suite("Looks of bars' items, and bars that go out of the way (N49, N50)")
struct BarAppearanceTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))

    private func parts<Part: UIView>(_ view: UIView, _ type: Part.Type) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? parts($0, type) }
    }

    @Test(
        "N50: buttons are written as the bar's look says, unless the item says otherwise; done buttons have their own")
    func buttons() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = look
        let item = UINavigationItem(title: "Title")
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        item.leftBarButtonItems = [UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil), own]
        item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        bar.items = [item]
        screen.window.addSubview(bar)
        screen.settle()
        let colors = Dictionary(
            uniqueKeysWithValues: parts(bar, BarButton.self).map {
                ($0.title(for: .normal) ?? "", $0.titleColor(for: .normal))
            })
        #expect(colors["Plain"] == .red && colors["Own"] == .blue && colors["Done"] == .green)
        let copy = UINavigationBarAppearance(barAppearance: look)
        #expect(copy.buttonAppearance !== look.buttonAppearance)
        #expect(copy.buttonAppearance.attributes(for: .normal)[.foregroundColor] as? UIColor == .red)
    }

    @Test("N50: tabs have the colors, fonts and badges of the bar's look; an item's own go before")
    func tabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let look = UITabBarAppearance()
        let tab = look.stackedLayoutAppearance
        tab.normal.iconColor = .gray
        tab.normal.titleTextAttributes = [.foregroundColor: UIColor.brown, .font: UIFont.systemFont(ofSize: 14)]
        tab.normal.badgeBackgroundColor = .purple
        tab.selected.iconColor = .orange
        bar.standardAppearance = look
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[1].badgeValue = "3"
        items[1].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        bar.items = items
        bar.selectedItem = items[0]
        screen.window.addSubview(bar)
        screen.settle()
        let labels = parts(bar, TabBarButton.self).map { parts($0, UILabel.self) }
        #expect(labels[0][0].textColor == .orange && labels[0][0].font.pointSize == 14)
        #expect(labels[1][0].textColor == .brown)
        #expect(labels[1][1].textColor == .yellow && labels[1][1].backgroundColor == .purple)
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(labels[1][0].textColor == .red)
    }

    @Test("N52: an item's insets move its picture, on a tab and on a button")
    func imageInsets() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let item = UITabBarItem(title: nil, image: UIImage(systemName: "star"), tag: 0)
        bar.items = [item]
        screen.window.addSubview(bar)
        screen.settle()
        let picture = try #require(parts(bar, TabBarButton.self).first.map { parts($0, UIImageView.self) }?.first)
        let frame = picture.frame
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        screen.settle()
        #expect(picture.frame == frame.offsetBy(dx: 0, dy: 6))

        let button = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        let insets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
        button.imageInsets = insets
        #expect(BarButton(button).imageEdgeInsets == insets)
        button.landscapeImagePhone = UIImage(systemName: "heart")
        button.landscapeImagePhoneInsets = .zero
        #expect(BarButton(button).imageEdgeInsets == insets)
    }

    @Test("N53: the indicator's image is behind the selected tab alone")
    func selectionIndicator() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[0]
        screen.window.addSubview(bar)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 9)).image { _ in }
        bar.selectionIndicatorImage = image
        screen.settle()
        let tabs = parts(bar, TabBarButton.self)
        func indicator(_ tab: TabBarButton) -> UIImageView? {
            parts(tab, UIImageView.self).first { $0.image === image }
        }
        let shown = try #require(indicator(tabs[0]))
        #expect(shown.frame == CGRect(x: 65, y: 20, width: 20, height: 9) && tabs[0].subviews.first === shown)
        #expect(indicator(tabs[1]) == nil)
        bar.selectedItem = items[1]
        #expect(indicator(tabs[0]) == nil && indicator(tabs[1]) != nil)
        bar.selectionIndicatorImage = nil
        #expect(indicator(tabs[1]) == nil)
    }

    @Test("N50: an image of the look is behind the bar, and another in the place of its line")
    func images() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let look = UITabBarAppearance()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        look.backgroundImage = image
        look.shadowImage = image
        bar.standardAppearance = look
        screen.window.addSubview(bar)
        screen.settle()
        let background = try #require(bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first)
        let shown = parts(background, UIImageView.self)
        #expect(shown.count == 2 && shown.allSatisfy { $0.image === image } && shown[1].frame.height == 2)
        look.configureWithDefaultBackground()
        #expect(look.backgroundImage == nil && look.shadowImage == nil)
    }

    @Test("N49: swipes and taps take the bar out of the way, and bring it back; content scrolls along")
    func hiding() {
        let root = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scroll)
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
        scroll.addSubview(button)
        let navigation = UINavigationController(rootViewController: root)
        screen.window.rootViewController = navigation
        screen.settle()
        navigation.hidesBarsOnSwipe = true
        let finger = screen.finger()
        let before = scroll.contentOffset.y
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3, steps: 6)
        finger.up()
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > before)
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3, steps: 6)
        finger.up()
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        // A tap while content moves on stops it, and is no other tap.
        screen.advance(by: 5)
        navigation.hidesBarsOnSwipe = false
        navigation.hidesBarsOnTap = true
        finger.tap(at: CGPoint(x: 50, y: 600))
        screen.advance(by: 0.6)
        #expect(navigation.isNavigationBarHidden && navigation.barHideOnTapGestureRecognizer.isEnabled)
        finger.tap(button)
        screen.advance(by: 0.6)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("An image takes the place of a search bar's glass, and `nil` brings it back")
    func searchIcon() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
        let glass = bar.searchTextField.leftView
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        bar.setImage(image, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
        #expect(bar.image(for: .search, state: .normal) === image)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(bar.searchTextField.leftView === glass)
        bar.barStyle = .black
        #expect(bar.backgroundColor == .black)
    }
}
