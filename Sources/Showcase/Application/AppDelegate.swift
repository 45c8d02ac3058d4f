// SPDX-License-Identifier: Apache-2.0

import UIKit
import UserNotifications

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let platform = makePlatform()
    /// The player, which plays on whether or not a screen shows it.
    private(set) lazy var commands = RemoteCommands(platform)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        platform.begin(in: application)
        _ = commands
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    /// The number of shown boards: with any, the menu bar has their menu.
    var shownBoards = 0 {
        didSet { if (oldValue == 0) != (shownBoards == 0) { UIMenuSystem.main.setNeedsRebuild() } }
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main, shownBoards > 0 else { return }
        builder.insertSibling(BoardController.menu, beforeMenu: .window)
        // Menus whose commands nothing here performs would only be in the way.
        for menu in [UIMenu.Identifier.format, .view] { builder.remove(menu: menu) }
    }

    /// The end of the chain: it gets commands that no first responder took (I23).
    override func remoteControlReceived(with event: UIEvent?) {
        commands.perform(event, takenBy: "application delegate")
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
