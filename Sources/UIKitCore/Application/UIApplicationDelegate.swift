// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Hears of the application's life. Every member is optional: the default ones do nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an application without scenes, kept by the delegate.
    var window: UIWindow? { get set }
    /// The program has started. Called when the delegate does not implement the form with options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The program is starting; no screen is connected yet (J4). The options are `nil`, and the answer is not read.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started (J4). The first screen of one without scenes is there; with scenes it may not be. The options are `nil`, and the answer is not read.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application is in front and gets input. Called only in an application without scenes, as the next three: scenes'
    /// delegates are told otherwise.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to get no more input.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application is not seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application comes back from the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// The system is short of memory: free what you can make again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// An activity continues here, such as an opened link. Called only in an application without scenes: otherwise the
    /// scene's delegate is told. Responders that the delegate gives to the handler get `restoreUserActivityState(_:)`. True
    /// when the application took it up.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An address is to be opened. Called only in an application without scenes, as the next one. True when the application opened it.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// A shortcut item was chosen outside of the interface. Tell the handler whether its action was done.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Names the classes of a new scene. An application that implements this has scenes. Any other application makes its
    /// windows itself, all on the first screen.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The orientations that the application is made for, beside those of its controllers; `nil` stands for any window.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Sessions will not come back.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The application asked for notifications of its server, and gets none (A64).
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// `nil`, and setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// The window as a double optional, the type that an optional requirement has on iOS. The rewriter of sources for iOS
    /// uses this name.
    public var windowIfImplemented: UIWindow?? {
        get { .some(window) }
        set { window = newValue ?? nil }
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// True; nothing here reads the answer.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls ``applicationDidFinishLaunching(_:)`` and answers true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// False: the application did not take up the activity.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// False: the application did not open the address.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Tells the handler that the item's action was not done.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Says that the application has no scenes: it makes its windows itself, all on the first screen.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        NoSceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// Those that the main bundle's information names.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// The program's entry for `@main` on the delegate's class.
    public static func main() {
        ApplicationMain.run(delegateClass: Self.self as AnyClass)
    }
}

/// The answer of the default `configurationForConnecting`: the application has no scenes.
final class NoSceneConfiguration: UISceneConfiguration {}

extension UISceneConfiguration {
    /// Whether the application makes its windows itself, all on one screen.
    var isWithoutScenes: Bool { self is NoSceneConfiguration && delegateClass == nil }
}
