// SPDX-License-Identifier: Apache-2.0

import Foundation
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitNotifications

@MainActor
@Suite("UN1 to UN5, UN8: permission, waiting, delivering")
final class NotificationCenterTests: NotificationFixture {
    private func ask(_ options: UNAuthorizationOptions = [.alert]) {
        center.requestAuthorization(options: options) { [log] granted, error in
            log(granted ? "granted" : "not granted")
            if let error { log(error.localizedDescription) }
        }
    }

    @Test("UN1: the user is asked once; two calls share the question, and later ones are answered at once")
    func asking() {
        ask()
        ask()
        #expect(log.take().isEmpty)
        screen.advance(by: 1)
        #expect(isShown("Allow") && isShown("Don’t Allow"))
        #expect(center.atHand.settings.authorizationStatus == .notDetermined)
        tap("Allow")
        #expect(log.take() == ["granted", "granted"] && !isShown("Allow"))
        #expect(screen.window.isKeyWindow)
        ask()
        screen.advance(by: 0)
        #expect(log.take() == ["granted"] && !isShown("Allow"))
        let settings = center.atHand.settings
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled)
        #expect(settings.badgeSetting == .disabled && settings.soundSetting == .disabled)
    }

    @Test("UN1: a no is a no; what is sent then is accepted, and never delivered")
    func refusing() {
        ask()
        screen.advance(by: 1)
        tap("Don’t Allow")
        #expect(log.take() == ["not granted"])
        send("tea")
        #expect(log.take().isEmpty && listed().isEmpty && !isShown("Title of tea"))
    }

    @Test("UN1: without a screen nobody is asked, and the next call asks again")
    func withoutScreen() {
        let application = UIApplication()
        var heard: [String] = []
        UNUserNotificationCenter.current().requestAuthorization { granted, error in
            heard.append("\(granted) \(error?.localizedDescription ?? "")")
        }
        application.clock.advance(to: 1)
        #expect(heard == ["false There is no screen on which to ask."])
        #expect(UNUserNotificationCenter.current().atHand.settings.authorizationStatus == .notDetermined)
    }

    @Test("UN1: provisional notifications ask nobody, are listed, and show no banner")
    func provisional() {
        ask([.alert, .provisional])
        screen.advance(by: 0)
        #expect(log.take() == ["granted"])
        send("tea")
        #expect(log.take() == ["present tea"] && listed() == ["tea"] && !isShown("Title of tea"))
    }

    @Test("UN2: a request waits for its time; one of the same name takes its place; those taken back are not delivered")
    func waiting() {
        allow()
        send("tea", after: 10)
        send("egg", after: 5)
        #expect(pending() == ["tea", "egg"])
        send("tea", after: 20)
        #expect(pending() == ["egg", "tea"])
        screen.advance(by: 10)
        #expect(log.take() == ["present egg"] && pending() == ["tea"])
        screen.advance(by: 10)
        #expect(log.take() == ["present tea"] && pending() == [])
        send("tea", after: 5)
        send("egg", after: 5)
        send("ham", after: 5)
        center.removePendingNotificationRequests(withIdentifiers: ["egg"])
        #expect(pending() == ["tea", "ham"])
        center.removeAllPendingNotificationRequests()
        screen.advance(by: 10)
        #expect(log.take().isEmpty && pending().isEmpty)
    }

    @Test("UN2: a trigger that repeats is delivered again and again, and listed once")
    func repeating() {
        allow()
        send("tea", after: 60, repeats: true)
        screen.advance(by: 185)
        #expect(log.take() == ["present tea", "present tea", "present tea"] && pending() == ["tea"])
        #expect(listed() == ["tea"])
        center.removeAllPendingNotificationRequests()
        screen.advance(by: 185)
        #expect(log.take().isEmpty)
    }

    @Test("UN3: a date's trigger waits until the next date with these components; without one the request is refused")
    func dates() throws {
        allow()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let soon = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: Date() + 30)
        var wanted = DateComponents(hour: soon.hour, minute: soon.minute, second: soon.second)
        (wanted.calendar, wanted.timeZone) = (calendar, calendar.timeZone)
        let trigger = UNCalendarNotificationTrigger(dateMatching: wanted, repeats: true)
        let next = try #require(trigger.nextTriggerDate())
        #expect((25...31).contains(next.timeIntervalSinceNow))
        let content = UNMutableNotificationContent()
        content.body = "Now"
        center.add(UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
        screen.advance(by: 20)
        #expect(log.take().isEmpty)
        screen.advance(by: 12)
        #expect(log.take() == ["present daily"] && pending() == ["daily"])
        center.removeAllPendingNotificationRequests()
        wanted = DateComponents(calendar: calendar, year: 1999)
        let past = UNCalendarNotificationTrigger(dateMatching: wanted, repeats: false)
        center.add(UNNotificationRequest(identifier: "past", content: content, trigger: past)) { [log] in
            log(($0 as? UNError)?.code == .notificationInvalidNoDate ? "no date" : "?")
        }
        screen.advance(by: 0)
        #expect(log.take() == ["no date"] && pending().isEmpty)
    }

    @Test("UN4: the delegate of an active application says how a notification is shown; without one nothing is")
    func active() {
        allow()
        delegate.answer = [.list, .badge]
        send("tea") { $0.badge = 7 }
        #expect(listed() == ["tea"] && !isShown("Title of tea"))
        #expect(screen.application.applicationIconBadgeNumber == 7)
        delegate.answer = [.banner]
        send("egg")
        #expect(isShown("Title of egg") && listed() == ["tea"])
        screen.advance(by: 6)
        send("ham") { $0.interruptionLevel = .passive }
        #expect(!isShown("Title of ham"))
        center.delegate = nil
        send("jam")
        #expect(!isShown("Title of jam") && listed() == ["tea"])
    }

    @Test("UN4: the form without a handler is asked where the other is left out")
    func asyncForm() async {
        final class Quiet: NSObject, UNUserNotificationCenterDelegate {
            var heard: [String] = []
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { [.banner] }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
            ) async { heard.append(response.notification.request.identifier) }
        }
        allow()
        let quiet = Quiet()
        center.delegate = quiet
        send("tea")
        await wait { isShown("Title of tea") }
        screen.advance(by: 0.5)
        tap("Title of tea")
        await wait { quiet.heard == ["tea"] }
    }

    @Test("UN5: an application that is not active is not asked: a banner shows, and the list has it")
    func inactive() {
        allow()
        screen.activate(.foregroundInactive)
        send("tea")
        #expect(log.take().isEmpty && listed() == ["tea"] && isShown("Title of tea"))
    }

    @Test("UN5: in the background a banner waits until somebody can see it")
    func background() {
        allow()
        screen.activate(.background)
        send("tea")
        screen.advance(by: 20)
        #expect(listed() == ["tea"] && !isShown("Title of tea"))
        screen.activate(.foregroundActive)
        screen.advance(by: 0.5)
        #expect(isShown("Title of tea"))
    }

    @Test("UN8: the list has the newest first and each name once; what is taken from it leaves the screen")
    func list() {
        allow()
        for name in ["tea", "egg", "tea"] {
            send(name)
            screen.advance(by: 6)
        }
        #expect(listed() == ["tea", "egg"])
        send("ham")
        #expect(isShown("Title of ham"))
        center.removeDeliveredNotifications(withIdentifiers: ["ham", "egg"])
        screen.advance(by: 1)
        #expect(listed() == ["tea"] && !isShown("Title of ham"))
        center.removeAllDeliveredNotifications()
        #expect(listed().isEmpty)
    }

    @Test("UN10: a notification that says nothing is refused, and so are a badge below 0 and a file that is not there")
    func faults() async throws {
        let empty = UNNotificationRequest(identifier: "x", content: UNNotificationContent(), trigger: nil)
        await #expect(throws: UNError.self) { try await self.center.add(empty) }
        await #expect(throws: UNError.self) { try await self.center.setBadgeCount(-1) }
        try await center.setBadgeCount(4)
        #expect(screen.application.applicationIconBadgeNumber == 4)
        #expect(throws: UNError.self) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere.png"))
        }
    }

    @Test("UN1, UN2, UN8: what has no handler answers at once")
    func withoutHandlers() async throws {
        let center = center
        allow()
        try await center.add(request("tea", after: 10))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
        #expect(await center.deliveredNotifications().isEmpty)
        #expect(await center.notificationSettings().alertSetting == .enabled)
        #expect(await center.notificationCategories().isEmpty)
        UIApplication.current = screen.application
        #expect(try await center.requestAuthorization(options: []))
    }

    @Test("A content is copied when its request is made; categories are those that were set last")
    func values() {
        let content = UNMutableNotificationContent()
        content.title = "Before"
        let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
        content.title = "After"
        #expect(request.content.title == "Before" && !(request.content is UNMutableNotificationContent))
        #expect((content.copy() as? UNNotificationContent)?.title == "After")
        let category = UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [])
        center.setNotificationCategories([category])
        center.getNotificationCategories { [log] in log("\($0 == [category])") }
        screen.advance(by: 0)
        #expect(log.take() == ["true"])
    }

    private final class Listener: SoundHost {
        var sounds: [Sound] = []

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func prepare(_ sound: Sound, in scene: SceneIdentifier) {}
        func play(_ playback: SoundPlayback, in scene: SceneIdentifier) { sounds.append(playback.sound) }
        func stopPlayback(_ number: UInt32, in scene: SceneIdentifier) {}
    }

    @Test("UN12: a sound of the application's own is heard with its notification, if sounds are allowed and wanted")
    func sounds() throws {
        let listener = Listener()
        screen.application.host = listener
        let name = "\(UUID()).wav"
        let file = try #require(ResourceFolders.of(nil).first).appending(path: name)
        let head = "RIFF\u{0}\u{0}\u{0}\u{0}WAVEfmt ", format: [UInt8] = [16, 0, 0, 0, 1, 0, 1, 0]
        let rate: [UInt8] = [64, 31, 0, 0], samples: [UInt8] = [4, 0, 0, 0, 128, 128, 128, 128]
        try Data(Array(head.utf8) + format + rate + rate + [1, 0, 8, 0] + Array("data".utf8) + samples).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func send(_ sound: UNNotificationSound, _ identifier: String) {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.sound = sound
            center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
            screen.advance(by: 0.1)
        }
        center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
        screen.advance(by: 1)
        tap("Allow")
        #expect(center.atHand.settings.soundSetting == .enabled)
        delegate.answer = [.banner]
        send(UNNotificationSound(named: UNNotificationSoundName(name)), "unwanted")
        delegate.answer = [.banner, .sound]
        send(.default, "default")
        send(UNNotificationSound(named: UNNotificationSoundName("no.wav")), "missing")
        #expect(listener.sounds.isEmpty)
        send(UNNotificationSound(named: UNNotificationSoundName(name)), "wanted")
        #expect(listener.sounds.map(\.duration) == [0.0005])
    }
}
