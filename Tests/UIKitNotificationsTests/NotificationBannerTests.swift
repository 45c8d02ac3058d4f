// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitNotifications

@MainActor
@Suite("UN6, UN7, UN9: a banner under a finger")
final class NotificationBannerTests: NotificationFixture {
    private func setActions(_ options: UNNotificationCategory.Options = []) {
        let category = UNNotificationCategory(
            identifier: "kitchen",
            actions: [
                UNNotificationAction(identifier: "later", title: "Later"),
                UNTextInputNotificationAction(
                    identifier: "note", title: "Note", textInputButtonTitle: "Send", textInputPlaceholder: "Words"),
            ],
            intentIdentifiers: [], options: options)
        center.setNotificationCategories([category])
    }

    private func sendToKitchen(_ name: String = "tea") { send(name) { $0.categoryIdentifier = "kitchen" } }

    @Test("UN6: a banner comes from the top, stays for five seconds, and lets fingers beside it through")
    func staying() {
        allow()
        let below = UIButton(frame: CGRect(x: 0, y: 600, width: 400, height: 100))
        below.addAction(UIAction { [log] _ in log("below") }, for: .touchUpInside)
        screen.window.addSubview(below)
        send("tea")
        #expect(log.take() == ["present tea"] && isShown("Title of tea") && middle("Title of tea").y < 60)
        finger.tap(at: CGPoint(x: 200, y: 650))
        #expect(log.take() == ["below"] && screen.window.isKeyWindow)
        screen.advance(by: 4)
        #expect(isShown("Title of tea"))
        screen.advance(by: 2)
        #expect(!isShown("Title of tea") && log.take().isEmpty)
    }

    @Test("UN6: of several the next comes when one has gone; one of the same name takes the place of the first")
    func oneAfterAnother() {
        allow()
        send("tea")
        send("egg")
        #expect(isShown("Title of tea") && !isShown("Title of egg"))
        send("tea") { $0.body = "Again" }
        screen.advance(by: 1)
        #expect(isShown("Again") && !isShown("Title of egg"))
        screen.advance(by: 5)
        #expect(isShown("Title of egg") && !isShown("Title of tea"))
        screen.advance(by: 6)
        #expect(banner == nil)
    }

    @Test("UN7: a tap is the default action; the notification leaves the list")
    func tapping() {
        allow()
        send("tea")
        tap("Title of tea")
        #expect(log.take() == ["present tea", "UNNotificationDefaultActionIdentifier of tea"])
        #expect(listed().isEmpty && !isShown("Title of tea"))
    }

    @Test("UN6, UN7: a finger upwards puts a banner away, which is told only where the category asks for it")
    func puttingAway() {
        allow()
        setActions()
        for options in [UNNotificationCategory.Options(), .customDismissAction] {
            setActions(options)
            sendToKitchen()
            let start = middle("Title of tea")
            finger.drag(from: start, to: CGPoint(x: start.x, y: start.y - 30))
            screen.advance(by: 1)
            #expect(!isShown("Title of tea") && listed() == (options.isEmpty ? ["tea"] : []))
        }
        #expect(log.take() == ["present tea", "present tea", "UNNotificationDismissActionIdentifier of tea"])
    }

    @Test("UN6, UN7: pulled down, or pressed, a banner shows its actions, and stays until one is chosen")
    func actions() {
        allow()
        setActions()
        for isPressed in [false, true] {
            sendToKitchen()
            let start = middle("Title of tea")
            if isPressed {
                finger.down(at: start)
                screen.advance(by: 1)
                finger.up()
            } else {
                finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60))
            }
            screen.advance(by: 10)
            #expect(isShown("Later") && isShown("Note"))
            tap("Later")
            #expect(!isShown("Title of tea"))
        }
        #expect(log.take() == ["present tea", "later of tea", "present tea", "later of tea"])
    }

    @Test("UN7: an action with a text asks for it in an alert that is key, and gives the keys back")
    func text() {
        allow()
        setActions()
        sendToKitchen()
        let start = middle("Title of tea")
        finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60))
        screen.advance(by: 1)
        tap("Note")
        #expect(isShown("Send") && !screen.window.isKeyWindow)
        screen.type("two sugars")
        tap("Send")
        #expect(log.take() == ["present tea", "note of tea “two sugars”"] && screen.window.isKeyWindow)
        sendToKitchen()
        finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60))
        screen.advance(by: 1)
        tap("Note")
        tap("Cancel")
        #expect(log.take() == ["present tea"] && screen.window.isKeyWindow)
    }

    @Test("UN9: a banner is announced; assistive technology activates it, puts it away, and does its actions")
    func accessibility() throws {
        allow()
        setActions(.customDismissAction)
        send("tea") {
            $0.categoryIdentifier = "kitchen"
            $0.body = "It is ready."
        }
        #expect(banner?.accessibilityLabel == "Title of tea, It is ready.")
        #expect(banner?.accessibilityActivate() == true)
        screen.advance(by: 1)
        sendToKitchen()
        #expect(banner?.accessibilityPerformEscape() == true)
        screen.advance(by: 1)
        sendToKitchen()
        let actions = try #require(banner?.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Later", "Note"])
        #expect(actions[0].actionHandler?(actions[0]) == true)
        let told = log.take().filter { !$0.hasPrefix("present") }
        #expect(
            told == [
                "UNNotificationDefaultActionIdentifier of tea", "UNNotificationDismissActionIdentifier of tea",
                "later of tea",
            ])
    }

    @Test("A picture of the attachments stands beside the words")
    func picture() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: place) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        try #require(image.pngData()).write(to: place)
        let attachment = try UNNotificationAttachment(identifier: "", url: place)
        #expect(attachment.type == "public.png" && !attachment.identifier.isEmpty)
        allow()
        send("tea") { $0.attachments = [attachment] }
        let banner = try #require(banner)
        let view = try #require(banner.subviews.first { $0 is UIImageView })
        #expect(view.frame.maxX == banner.bounds.width - 14 && view.bounds.width == 40)
    }
}
