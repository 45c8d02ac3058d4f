// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO4: proxies of appearance")
struct UIAppearanceTests {
    let screen = TestScreen()

    private final class Switch: UISwitch {}
    private final class Card: UIView {
        var corner: CGFloat = 1
        override class var appearanceProperties: [UIAppearanceProperty] {
            super.appearanceProperties + [UIAppearanceProperty(\Card.corner)]
        }
    }
    private final class Shelf: UIView {}

    @Test("PO4: instances of the class take over what the proxy says when they come to a window, and no others")
    func instances() {
        Switch.appearance().onTintColor = .orange
        let (own, told, other) = (Switch(), Switch(), UISwitch())
        told.onTintColor = .blue
        #expect(own.onTintColor == nil)
        for view in [own, told, other] { screen.window.addSubview(view) }
        #expect(own.onTintColor == .orange && told.onTintColor == .blue && other.onTintColor == nil)
    }

    @Test("PO4: the proxy is the same each time, and is in no window")
    func same() {
        #expect(Switch.appearance() === Switch.appearance() && Switch.appearance().window == nil)
        #expect(UIView.appearance() !== Switch.appearance())
    }

    @Test("PO4: a proxy for a place is for instances there; it goes before the one for all")
    func place() {
        Card.appearance().corner = 4
        Card.appearance(whenContainedInInstancesOf: [Shelf.self]).corner = 8
        let (plain, inside) = (Card(), Card())
        let shelf = Shelf()
        shelf.addSubview(inside)
        screen.window.addSubview(shelf)
        screen.window.addSubview(plain)
        #expect(plain.corner == 4 && inside.corner == 8)
    }

    @Test("PO4: a bar's item takes over the attributes of titles")
    func items() {
        final class Item: UITabBarItem {}
        Item.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        Item.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
        final class Bar: UIView, BarItemObserver {
            func barItemDidChange(_ item: UIBarItem) {}
            func view(of item: UIBarItem) -> UIView? { self }
        }
        let (item, bar) = (Item(), Bar())
        item.bar = bar
        #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
        #expect(item.titlePositionAdjustment.vertical == -3 && item.value(forKey: "view") as? UIView === bar)
    }
}
