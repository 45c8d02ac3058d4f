// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("URLs, the device, screens, activities, performing by name")
struct SystemServiceTests {
    let log = CallLog()
    let screen = TestScreen()

    /// A host that opens secure links.
    private final class Host: URLHost {
        var opened: [URL] = []
        let editsText = false
        let showsMenuBar = false

        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}

        func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
            opened.append(url)
            return url.scheme == "https"
        }

        func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool { url.scheme == "https" }
    }

    @Test("UIApplication.open asks the host of the foremost scene, and tells what it answered")
    func open() async throws {
        let url = try #require(URL(string: "https://example.org"))
        screen.application.open(url) { log("\($0)") }
        #expect(log.take() == ["false"])
        let host = Host()
        screen.application.host = host
        screen.application.open(url, options: [:]) { log("\($0)") }
        screen.application.open(try #require(URL(string: "gopher://example.org"))) { log("\($0)") }
        screen.application.open(url, options: [.universalLinksOnly: true]) { log("\($0)") }
        #expect(log.take() == ["true", "false", "false"] && host.opened.count == 2)
        #expect(await screen.application.open(url))
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: CallLog?

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            log?(error.localizedDescription)
        }
    }

    @Test("A64: what no host has is refused after the call, with one sentence")
    func services() async {
        let delegate = Delegate()
        delegate.log = log
        let application = screen.application
        application.delegate = delegate
        application.registerForRemoteNotifications()
        application.setAlternateIconName("Night") { log($0?.localizedDescription ?? "no error") }
        application.setAlternateIconName(nil) { log($0?.localizedDescription ?? "no error") }
        #expect(log.take().isEmpty)
        screen.advance(by: 0)
        #expect(
            log.take() == [
                "This host has no service of remote notifications.", "This host has no alternate icons.", "no error",
            ])
        #expect(!application.isRegisteredForRemoteNotifications && !application.supportsAlternateIcons)
        #expect(application.isProtectedDataAvailable && application.backgroundRefreshStatus == .available)
        await #expect(throws: UnavailableServiceError(service: "alternate icons")) {
            try await application.setAlternateIconName("Night")
        }
    }

    @Test("A screen has one mode: the pixels that its host gives it")
    func modes() throws {
        let main = screen.window.screen
        let mode = try #require(main.currentMode)
        #expect(mode.size == main.nativeBounds.size && mode.pixelAspectRatio == 1)
        #expect(main.availableModes == [mode] && main.preferredMode == mode && main.mirrored == nil)
    }

    @Test("A shortcut item says what it was made with; its mutable copy changes alone")
    func shortcutItems() throws {
        let icon = UIApplicationShortcutIcon(systemImageName: "star")
        let item = UIApplicationShortcutItem(
            type: "new", localizedTitle: "New", localizedSubtitle: "a letter", icon: icon, userInfo: ["n": 1])
        #expect(item.icon == UIApplicationShortcutIcon(systemImageName: "star"))
        #expect(item.icon != UIApplicationShortcutIcon(type: .favorite))
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        #expect(copy == item && copy.userInfo?["n"] as? Int == 1)
        copy.localizedTitle = "Old"
        copy.icon = nil
        copy.localizedSubtitle = nil
        #expect(copy != item && item.localizedTitle == "New" && item.icon != nil && copy.icon == nil)
    }

    @Test("canOpenURL asks the host of the foremost scene, and shows nothing")
    func canOpen() throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(!screen.application.canOpenURL(url))
        let host = Host()
        screen.application.host = host
        #expect(screen.application.canOpenURL(url))
        #expect(!screen.application.canOpenURL(try #require(URL(string: "gopher://example.org"))))
        #expect(host.opened.isEmpty)
    }

    @Test("openURL opens what the host can open, and says so")
    func openURL() throws {
        let host = Host()
        screen.application.host = host
        let url = try #require(URL(string: "https://example.org"))
        #expect(screen.application.openURL(url) && host.opened == [url])
        #expect(!screen.application.openURL(try #require(URL(string: "gopher://example.org"))) && host.opened == [url])
    }

    private final class Speaker: SoundHost, SpeechHost {
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func prepare(_ sound: Sound, in scene: SceneIdentifier) {}
        func play(_ playback: SoundPlayback, in scene: SceneIdentifier) {}
        func stopPlayback(_ number: UInt32, in scene: SceneIdentifier) {}
        func speak(_ speech: Speech, in scene: SceneIdentifier) {}
        func stopSpeech(_ number: UInt32, in scene: SceneIdentifier) {}
    }

    @Test("A host whose users hear sounds and texts is asked for both, another one for neither")
    func hearing() {
        let speaker = Speaker()
        screen.application.host = speaker
        #expect(screen.application.soundHost === speaker && screen.application.speechHost === speaker)
        screen.application.host = Host()
        #expect(screen.application.soundHost == nil && screen.application.speechHost == nil)
    }

    @Test("The status bar is that of the scene in front")
    func statusBar() throws {
        let second = screen.connectScreen()
        let scene = try #require(screen.application.windowScene(for: second))
        screen.send(.activation(.background))
        #expect(screen.application.statusBarManager === scene.statusBarManager)
        #expect(screen.application.foremostScene === scene)
        screen.send(.activation(.foregroundActive))
        screen.send(.activation(.background), to: second)
        #expect(screen.application.statusBarManager === screen.scene.statusBarManager)
        #expect(screen.application.foremostScene === screen.scene)
    }

    @Test("The device says what it is; the application which way it reads")
    func device() {
        let device = UIDevice.current
        #expect(device === UIDevice.current && !device.name.isEmpty && !device.model.isEmpty)
        #expect(device.systemVersion.split(separator: ".").count == 3 && device.userInterfaceIdiom == .phone)
        #expect(screen.application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
        #if os(Linux)
            #expect(device.systemName == "Linux")
        #endif
        #expect(screen.application.userInterfaceLayoutDirection == .leftToRight)
        screen.window.windowScene?.traitOverrides.layoutDirection = .rightToLeft
        #expect(screen.application.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("Every scene's screen is there, with the item that has focus on it")
    func screens() throws {
        let first = try #require(screen.window.windowScene?.screen)
        #expect(UIScreen.screens == [first] && UIScreen.main === first)
        _ = screen.connectScreen(size: CGSize(width: 100, height: 100))
        #expect(UIScreen.screens.map(\.bounds.width) == [first.bounds.width, 100])
        #expect(first.supportsFocus && first.focusedItem == nil)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        screen.window.addSubview(button)
        screen.press(.keyboardTab)
        #expect(first.focusedView === button)
    }

    @Test("D37: a responder is asked to bring its activity up to date, once, and before its scene's state is told")
    func activity() {
        final class Page: UIViewController {
            var updates = 0
            override func updateUserActivityState(_ activity: NSUserActivity) {
                super.updateUserActivityState(activity)
                updates += 1
                activity.userInfo = ["page": updates]
            }
        }
        let page = Page()
        screen.window.rootViewController = page
        let activity = NSUserActivity(activityType: "org.example.page")
        page.userActivity = activity
        screen.settle()
        #expect(page.updates == 0)
        activity.needsSave = true
        activity.needsSave = true
        screen.settle()
        #expect(page.updates == 1 && activity.userInfo?["page"] as? Int == 1 && !activity.needsSave)
        page.userActivity = nil
        activity.needsSave = true
        screen.settle()
        #expect(page.updates == 1)
    }

    @Test("D37: an activity that was brought up to date is kept no longer")
    func freedActivity() {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        screen.settle()
        weak var kept: NSUserActivity?
        do {
            let activity = NSUserActivity(activityType: "org.example.page")
            kept = activity
            controller.userActivity = activity
            activity.needsSave = true
        }
        screen.settle()
        #expect(kept != nil)
        controller.userActivity = nil
        #expect(kept == nil)
    }

    private final class Performer: UIView {
        static var heard: [String] = []

        override class var selectors: [Selector] {
            [Selector("plain", Performer.plain), Selector("take:", Performer.take(_:))]
        }

        func plain() { Self.heard.append("plain") }
        func take(_ sender: String) { Self.heard.append("take \(sender)") }
        override func selectAll(_ sender: Any?) { Self.heard.append("selectAll \(sender as? String ?? "nil")") }
    }

    @Test("perform(_:with:) performs what an object performs as an action")
    func perform() {
        screen.settle()
        Performer.heard = []
        let performer = Performer()
        performer.perform(Selector("plain"))
        performer.perform(Selector("take:"), with: "a")
        performer.perform(Selector("selectAll:"), with: "b")
        performer.perform(Selector("other:", Performer.take(_:)), with: "c")
        #expect(Performer.heard == ["plain", "take a", "selectAll b", "take c"])
    }

    @Test("E28: what an object cannot perform is reported by the selector's name, and so is a display link's")
    func notPerformed() {
        screen.settle()
        let performer = Performer()
        performer.perform(Selector("nobody:"))
        #expect(screen.application.faults.count { $0.contains("nobody:") } == 1)
        let link = CADisplayLink(target: performer, selector: Selector("nobodyEither:"))
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        link.invalidate()
        #expect(
            screen.application.faults.contains {
                $0.hasPrefix("A display link's target was not called.") && $0.contains("nobodyEither:")
            })
    }

    @Test("Numbers become objects of the same value, whole ones as integers")
    func numbers() {
        #expect(objectNumbers([0.5, 2.25]).map(\.doubleValue) == [0.5, 2.25])
        #expect(objectNumbers([3, -4]).map(\.intValue) == [3, -4])
    }

    @Test(
        "perform(_:with:afterDelay:) waits on the application's clock, and is taken back by target, selector and argument"
    )
    func delayed() {
        screen.settle()
        Performer.heard = []
        let performer = Performer()
        for word in ["a", "b", "c"] { performer.perform(Selector("take:"), with: word, afterDelay: 1) }
        performer.perform(Selector("plain"), with: nil, afterDelay: 2)
        NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: Selector("take:"), object: "b")
        screen.advance(by: 0.9)
        #expect(Performer.heard == [])
        screen.advance(by: 0.2)
        #expect(Performer.heard == ["take a", "take c"])
        NSObject.cancelPreviousPerformRequests(withTarget: performer)
        screen.advance(by: 5)
        #expect(Performer.heard == ["take a", "take c"])
    }

    @Test("What is taken back is taken back by no argument as well, is kept no longer, and leaves others waiting")
    func takenBack() {
        screen.settle()
        Performer.heard = []
        let (take, kept) = (Selector("take:"), Performer())
        let plain = Selector("plain")
        kept.perform(plain, with: nil, afterDelay: 1)
        kept.perform(take, with: "a", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: kept, selector: take, object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: kept, selector: plain, object: nil)
        weak var gone: Performer?
        do {
            let performer = Performer()
            gone = performer
            performer.perform(take, with: "b", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: performer)
        }
        #expect(gone == nil)
        screen.advance(by: 2)
        #expect(Performer.heard == ["take a"])
        kept.perform(take, with: "c", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: Performer())
        NSObject.cancelPreviousPerformRequests(withTarget: kept, selector: take, object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: kept, selector: take, object: "c")
        screen.advance(by: 2)
        #expect(Performer.heard == ["take a"])
        kept.perform(take, with: "d", afterDelay: 0)
        #expect(Performer.heard == ["take a"])
        screen.advance(by: 0.01)
        #expect(Performer.heard == ["take a", "take d"])
    }

    @Test("What waits to be performed is kept until then, and no longer")
    func delayedAndGone() {
        screen.settle()
        weak var performer: Performer?
        do {
            let kept = Performer()
            kept.perform(Selector("plain"), with: nil, afterDelay: 1)
            performer = kept
        }
        #expect(performer != nil)
        screen.advance(by: 2)
        #expect(performer == nil)
    }
}
