// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitNavigation

@MainActor
@Suite("N54, N55, N60: places in bars, places of bars, and bars that go away")
final class BarPlaceTests: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
    private let screen = TestScreen()
    private var position = UIBarPosition.any

    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }

    private func parts<Part: UIView>(_ view: UIView, _ type: Part.Type) -> [Part] {
        view.subviews.flatMap { parts($0, type) } + view.subviews.compactMap { $0 as? Part }
    }

    private func background(_ bar: UIView) -> BarBackgroundView? { parts(bar, BarBackgroundView.self).first }

    private func shown(_ view: UIView) {
        screen.window.addSubview(view)
        screen.settle()
    }

    // MARK: N54

    @Test("N54: a look moves the title of a navigation bar, and has an arrow for its back button")
    func title() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        shown(bar)
        func label() -> UILabel? { parts(bar, UILabel.self).first { $0.text == "Two" } }
        let before = try #require(label()).frame
        let look = UINavigationBarAppearance()
        #expect(look.backIndicatorImage.size.width > 0)
        look.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -3)
        let arrow = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
        #expect(look.backIndicatorImage !== arrow)
        look.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
        bar.standardAppearance = look
        screen.settle()
        #expect(try #require(label()).frame == before.offsetBy(dx: 7, dy: -3))
        let button = parts(bar, UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }
        #expect(button?.image(for: .normal) === arrow)
        #expect(look.copy().backIndicatorImage === arrow && look.copy().titlePositionAdjustment.horizontal == 7)
        #expect(UIBarAppearance(idiom: .pad).idiom == .pad)
    }

    @Test("N54: a toolbar's look says how its items are written, and what is behind them")
    func toolbar() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        bar.items = [plain, done]
        shown(bar)
        let look = UIToolbarAppearance()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: 5)
        look.buttonAppearance.normal.backgroundImage = image
        look.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = look
        screen.settle()
        let buttons = parts(bar, BarButton.self)
        #expect(buttons.map { $0.titleColor(for: .normal) } == [.red, .green])
        #expect(buttons.map { $0.titleEdgeInsets.top } == [5, 0] && buttons[0].titleEdgeInsets.left == 2)
        #expect(buttons[0].backgroundImage(for: .normal) === image && buttons[1].backgroundImage(for: .normal) == nil)
        let behind = try #require(parts(buttons[0], UIImageView.self).first { $0.image === image })
        #expect(behind.frame.minY == 4)
        bar.standardAppearance = UIToolbarAppearance()
        #expect(buttons[0].backgroundImage(for: .normal) == nil)
    }

    @Test(
        "N54: a tab bar's look says how tabs share its width, and where badges stand; the bar's own values come first")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        items[0].badgeValue = "3"
        bar.items = items
        shown(bar)
        let badge = try #require(parts(bar, TabBadge.self).first { $0.text == "3" })
        let button = try #require(badge.superview)
        let before = badge.frame.minX - button.bounds.midX
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 60
        look.stackedItemSpacing = 20
        look.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        look.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        bar.standardAppearance = look
        screen.settle()
        #expect(parts(bar, TabBarButton.self).map(\.frame.minX) == [125, 205])
        #expect(badge.frame.minX - button.bounds.midX == before + 5 && badge.frame.minY == 8)
        #expect(badge.titleOffset == UIOffset(horizontal: 1, vertical: 2))
        bar.itemWidth = 40
        screen.settle()
        #expect(parts(bar, TabBarButton.self).map(\.frame.width) == [40, 40])
        #expect(UITabBarAppearance(barAppearance: look).stackedItemSpacing == 20)
    }

    @Test("N54: the image of a look fills the bar as the look says")
    func contentMode() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "One")]
        let look = UINavigationBarAppearance()
        look.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        look.backgroundImageContentMode = .scaleAspectFill
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        shown(bar)
        let view = background(bar).flatMap { parts($0, UIImageView.self).first { $0.image != nil } }
        #expect(view?.contentMode == .scaleAspectFill && view?.clipsToBounds == true)
    }

    // MARK: N55

    @Test("N55: a toolbar's delegate says that it is at the top: its line is below, and it reaches over the status bar")
    func positions() throws {
        screen.resize(
            to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        screen.settle()
        let safe: CGFloat = 20
        let bar = UIToolbar(frame: CGRect(x: 0, y: safe, width: 390, height: 44))
        shown(bar)
        #expect(bar.barPosition == .bottom && background(bar)?.isShadowOnTop == true)
        position = .topAttached
        bar.delegate = self
        screen.settle()
        #expect(bar.barPosition == .topAttached && background(bar)?.isShadowOnTop == false)
        #expect(background(bar)?.frame == CGRect(x: 0, y: -safe, width: 390, height: 44 + safe))
        let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: safe, width: 390, height: 44))
        navigationBar.items = [UINavigationItem(title: "One")]
        shown(navigationBar)
        #expect(navigationBar.barPosition == .top && background(navigationBar)?.frame.minY == 0)
        navigationBar.delegate = self
        screen.settle()
        #expect(background(navigationBar)?.frame.minY == -safe)
        let navigation = UINavigationController()
        #expect(navigation.navigationBar.barPosition == .topAttached)
    }

    // MARK: N60

    @Test("N60: in a compact height the bars go, a tap brings them back, and so does the height")
    func compactHeight() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        navigation.hidesBarsWhenVerticallyCompact = true
        screen.window.rootViewController = navigation
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
        screen.finger().tap(at: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        screen.finger().tap(at: CGPoint(x: 400, y: 200))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        screen.finger().tap(at: CGPoint(x: 400, y: 200))
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        #expect(!navigation.hidesBarsOnTap)
    }

    @Test("N60: a keyboard that comes takes the bars away; they stay away when it goes, until a tap")
    func keyboard() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        page.view.addSubview(field)
        screen.window.rootViewController = navigation
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .none)))
        screen.settle()
        #expect(!navigation.hidesBarsWhenKeyboardAppears)
        navigation.hidesBarsWhenKeyboardAppears = true
        screen.finger().tap(field)
        screen.advance(by: 1)
        #expect(field.isFirstResponder && navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        screen.finger().tap(at: CGPoint(x: 300, y: 600))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        screen.finger().tap(at: CGPoint(x: 300, y: 600))
        screen.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }
}
