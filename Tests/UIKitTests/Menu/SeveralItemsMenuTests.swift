// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("F52: menus for several items")
final class SeveralItemsMenuTests: NSObject, UIContextMenuInteractionDelegate {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 60))
    private let others = (0..<4).map { UIView(frame: CGRect(x: 20 + 90 * $0, y: 600, width: 50, height: 40)) }
    private let configuration = UIContextMenuConfiguration(identifier: NSString(string: "pressed")) { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
    private var asked: [String] = []

    override init() {
        super.init()
        for one in [view] + others { screen.window.addSubview(one) }
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        screen.settle()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        asked.append("\(identifier)")
        guard let place = Int("\(identifier)") else { return UITargetedPreview(view: view) }
        return UITargetedPreview(view: others[place])
    }

    private func press() -> ContextMenuPreview? {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 140, y: 330))
        screen.advance(by: 1)
        finger.up()
        screen.advance(by: 1)
        return screen.application.menus.shown.first?.preview
    }

    private func number(_ preview: ContextMenuPreview?) -> String? {
        preview?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }

    @Test("F52: a menu for one item has no number, unless the application sets one")
    func one() {
        #expect(configuration.badgeCount == 0)
        let preview = press()
        #expect(preview?.subviews.count == 1 && asked == ["pressed"])
    }

    @Test("F52: further items are asked for their previews, which stand behind; the number is that of all")
    func several() throws {
        configuration.secondaryItemIdentifiers = [0, 1, 2, 3]
        #expect(configuration.badgeCount == 5)
        let preview = try #require(press())
        #expect(asked == ["pressed", "0", "1", "2", "3"] && number(preview) == "5")
        // Three of them, the pressed one's picture, and the number.
        #expect(preview.subviews.count == 5)
        #expect(preview.subviews[3].center == CGPoint(x: 40, y: 30))
    }

    @Test("F52: a number of the application's takes the place of the number of items")
    func badge() {
        configuration.secondaryItemIdentifiers = [0]
        configuration.badgeCount = 12
        #expect(number(press()) == "12")
        configuration.badgeCount = 0
        #expect(configuration.badgeCount == 0)
    }
}
