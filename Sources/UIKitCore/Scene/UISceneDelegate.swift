// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Hears of a scene's life. Every method is optional: the default ones do nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// A screen connected, and this scene was made for it. Make a window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene's screen is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and gets input.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to get no more input. Input under way is cancelled after this (A43).
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene comes back from the background, or is about to be seen first.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// URLs of the application's own schemes are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene's state, to be restored when its screen comes back. The scene is asked when it goes to the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene is connected again, and can restore its state.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// An activity is about to continue in the running scene.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// An activity is to be continued, such as an opened link.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing: the URLs are not opened.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// `nil`: there is nothing to restore.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing: the scene begins as a new one does.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing: the activity is not continued.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of a window scene's life. Every member is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window, kept by the delegate.
    var window: UIWindow? { get set }
    /// The screen changed its size, orientation or traits; the old ones are given.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// A shortcut item was chosen outside of the interface. Tell the handler whether its action was done.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The same as an `async` method. The default form with a handler calls it.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIWindowSceneDelegate {
    /// The window as a double optional, the type that an optional requirement has on iOS. The rewriter of sources for iOS
    /// uses this name.
    public var windowIfImplemented: UIWindow?? {
        get { .some(window) }
        set { window = newValue ?? nil }
    }
    /// `nil`, and setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Calls the `async` form, and passes its answer to the handler.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
    }
    /// False: the item's action was not done.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }
}
