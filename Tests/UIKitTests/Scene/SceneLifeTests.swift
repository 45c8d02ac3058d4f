// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private enum LaunchLog {
    static var current = CallLog()
    static var window: UIWindow?
}

@MainActor
private func note(_ call: String, _ window: UIWindow? = nil) {
    LaunchLog.current(call + (window == nil ? "" : "+"))
}

private final class LaunchController: UIViewController {
    override func viewDidLoad() { note("viewDidLoad", viewIfLoaded?.window) }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", view.window) }
    override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", view.window) }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", view.window) }
}

final class LaunchSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        note("sceneDelegate.init")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = LaunchController()
        self.window = window
        note("willConnect hidden \(window.isHidden) key \(window.isKeyWindow)")
        window.makeKeyAndVisible()
        LaunchLog.window = window
        note("willConnect end")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        note("willEnterForeground key \(window?.isKeyWindow == true) visible \(window?.isHidden == false)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect") }
}

private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinish")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinish")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configuration")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LaunchSceneDelegate.self
        return configuration
    }
}

@MainActor
@Suite("J4, D45: the life of scenes")
struct SceneLifeTests {
    let scene = SceneIdentifier(1)

    func submit(_ input: Input, to application: UIApplication, _ scene: SceneIdentifier? = nil) {
        application.eventQueue.submit(InputRecord(scene: scene ?? self.scene, time: 0, input: input))
        application.runTurn()
    }

    /// An application with scenes that was launched and has one screen.
    func launch() -> UIApplication {
        LaunchLog.current = CallLog()
        let application = UIApplication()
        application.delegate = LaunchDelegate()
        application.launch()
        let screen = ScreenDescription(
            size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        submit(.connect(screen), to: application)
        return application
    }

    @Test("J4, J5: a launch, call by call")
    func launchOrder() {
        let application = launch()
        #expect(
            LaunchLog.current.take() == [
                "willFinish", "didFinish", "configuration", "sceneDelegate.init", "willConnect hidden true key false",
                "viewDidLoad", "viewWillAppear", "willConnect end", "viewSafeAreaInsetsDidChange", "viewIsAppearing+",
                "willEnterForeground key true visible true", "viewDidAppear+", "didBecomeActive",
            ])
        #expect(application.applicationState == .active)
    }

    @Test(
        "J4: while a program without scenes starts, a window can be key already, and one without a frame fills the screen"
    )
    func windowBeforeScreen() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            weak var seen: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                let isEarly = application.keyWindow != nil
                window?.makeKeyAndVisible()
                if !isEarly, window?.isKeyWindow == true { seen = application.keyWindow }
                return true
            }
        }
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        application.launch()
        #expect(delegate.window == nil && !application.hasLaunched)
        submit(.connect(ScreenDescription(size: CGSize(width: 320, height: 480))), to: application)
        #expect(application.hasLaunched)
        #expect(delegate.seen != nil && delegate.seen === delegate.window)
        #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(application.keyWindow === delegate.window && delegate.window?.isKeyWindow == true)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test(
        "J4: a program without scenes starts with the first screen: its size is the main screen's for the window and the first layout"
    )
    func screenAtLaunch() throws {
        final class Root: UIViewController {
            var seen: CGRect?
            var bar: CGFloat?
            var style: UIUserInterfaceStyle?
            override func viewDidLoad() {
                super.viewDidLoad()
                seen = UIScreen.main.bounds
                bar = UIApplication.shared.statusBarFrame.height
                style = UITraitCollection.current.userInterfaceStyle
            }
        }
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let root = Root()
            var launches = 0
            var ends = 0
            var safeArea: CGFloat?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                launches += 1
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = root
                root.loadViewIfNeeded()
                window?.makeKeyAndVisible()
                safeArea = window?.safeAreaInsets.top
                return true
            }
            func applicationWillTerminate(_ application: UIApplication) { ends += 1 }
        }
        let unseen = UIApplication()
        let early = Delegate()
        unseen.delegate = early
        unseen.launch()
        unseen.terminate()
        #expect(early.launches == 0 && early.ends == 0)
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        application.launch()
        let size = CGSize(width: 375, height: 667)
        let notch = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        submit(.connect(ScreenDescription(size: size, scale: 2, safeArea: notch)), to: application)
        #expect(delegate.root.seen?.size == size && delegate.root.view.frame.size == size)
        #expect(delegate.root.bar == 20 && delegate.safeArea == 20 && delegate.root.style == .light)
        submit(.disconnect, to: application)
        submit(.connect(ScreenDescription(size: CGSize(width: 320, height: 480))), to: application)
        #expect(delegate.launches == 1 && delegate.window?.frame.size == CGSize(width: 320, height: 480))
        application.terminate()
        #expect(delegate.ends == 1)
    }

    @Test("J4: a program that started with its screen may name a class for the scene; its windows move there")
    func sceneClassAfterLaunch() throws {
        final class Scene: UIWindowScene {}
        final class Delegate: UIResponder, UIApplicationDelegate {
            let window = UIWindow()
            var log: [Bool] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window.makeKeyAndVisible()
                return true
            }
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                log.append(window.isKeyWindow)
                let configuration = UISceneConfiguration(name: "own", sessionRole: session.role)
                configuration.sceneClass = Scene.self
                return configuration
            }
        }
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        application.launch()
        submit(.connect(ScreenDescription(size: CGSize(width: 320, height: 480))), to: application)
        let connected = try #require(application.connectedScenes.first as? Scene)
        #expect(application.connectedScenes.count == 1 && connected.session.scene === connected)
        #expect(connected.windows == [delegate.window] && delegate.window.isKeyWindow && delegate.log == [true])
        #expect(connected.activationState == .foregroundActive && application.applicationState == .active)
    }

    @Test("J4: a scene that disconnects resigns, goes to the background and is gone; its windows are on no screen")
    func disconnect() throws {
        let application = launch()
        let window = try #require(LaunchLog.window)
        let field = FocusView("field")
        window.addSubview(field)
        #expect(field.becomeFirstResponder())
        let connected = try #require(application.windowScene(for: scene))
        _ = LaunchLog.current.take()
        submit(.disconnect, to: application)
        #expect(LaunchLog.current.take() == ["willResignActive", "didEnterBackground", "didDisconnect"])
        #expect(connected.activationState == .unattached && connected.windows.isEmpty)
        #expect(window.windowScene == nil && !field.isFirstResponder && !window.isKeyWindow)
        #expect(application.connectedScenes.isEmpty && application.keyWindow == nil)
    }

    @Test("D38, D45: two scenes have a key window each; the application's is the active one's")
    func twoScenes() throws {
        let application = launch()
        let first = try #require(LaunchLog.window)
        submit(.connect(ScreenDescription(size: CGSize(width: 300, height: 300))), to: application, SceneIdentifier(2))
        let second = try #require(LaunchLog.window)
        #expect(first !== second && first.isKeyWindow && second.isKeyWindow)
        let third = UIWindow(windowScene: try #require(second.windowScene))
        third.makeKeyAndVisible()
        #expect(first.isKeyWindow && !second.isKeyWindow && third.isKeyWindow)
        submit(.activation(.foregroundInactive), to: application)
        #expect(application.keyWindow === third)
        submit(.activation(.foregroundActive), to: application)
        submit(.activation(.foregroundInactive), to: application, SceneIdentifier(2))
        #expect(application.keyWindow === first)
    }

    @Test("C10: each scene's windows end their chain in their own scene")
    func chains() throws {
        let application = launch()
        let window = try #require(LaunchLog.window)
        let connected = try #require(application.windowScene(for: scene))
        #expect(Array(window.responderChain().prefix(3)) == [window, connected, application])
    }

    @Test("A scene's geometry is its screen's; other orientations are denied")
    func geometry() throws {
        let application = launch()
        let connected = try #require(application.windowScene(for: scene))
        #expect(connected.effectiveGeometry.interfaceOrientation == .portrait)
        #expect(connected.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        var errors: [UISceneError?] = []
        func request(_ mask: UIInterfaceOrientationMask?) {
            connected.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { errors.append($0 as? UISceneError) }
        }
        request(nil)
        request(.portrait)
        #expect(errors.isEmpty)
        request(.landscape)
        #expect(errors == [UISceneError(code: .geometryRequestDenied)])
    }

    @Test("A scene's trait overrides take the place of its screen's traits, and stay when the screen changes")
    func traits() throws {
        let application = launch()
        let connected = try #require(application.windowScene(for: scene))
        let window = try #require(LaunchLog.window)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        connected.traitOverrides.userInterfaceStyle = .dark
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        submit(.resize(ScreenDescription(size: CGSize(width: 800, height: 600))), to: application)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        connected.traitOverrides.userInterfaceStyle = .unspecified
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    @Test(
        "A screen's size classes are those of the device of its size",
        arguments: [
            (390, 844, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (844, 390, .compact, .compact),
            (667, 375, .compact, .compact), (874, 402, .compact, .compact), (736, 414, .regular, .compact),
            (896, 414, .regular, .compact), (932, 430, .regular, .compact), (430, 932, .compact, .regular),
            // A large phone on its side, without what a browser's bars take.
            (932, 370, .regular, .compact), (768, 1024, .regular, .regular), (1366, 1024, .regular, .regular),
            // Parts of a tablet's screen.
            (639, 1024, .compact, .regular), (678, 1024, .regular, .regular), (320, 768, .compact, .regular),
        ])
    func sizeClasses(
        width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) throws {
        let application = launch()
        let window = try #require(LaunchLog.window)
        submit(.resize(ScreenDescription(size: CGSize(width: width, height: height))), to: application)
        #expect(window.traitCollection.horizontalSizeClass == horizontal)
        #expect(window.traitCollection.verticalSizeClass == vertical)
    }
}
