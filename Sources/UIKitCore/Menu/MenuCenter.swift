// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An application's menus: the main menu, built when it is first needed, and the menus of the context system, built whenever
/// one is shown.
@MainActor
final class MenuCenter: SceneInput {
    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    private var mainStorage: UIMenu?
    private var mainConfiguration: UIMainMenuSystem.Configuration?
    private var mainBuildHandler: ((any UIMenuBuilder) -> Void)?
    /// Whether the main menu differs from the default one; known once it is built.
    private(set) var isMainMenuChanged = false
    /// The host's menu bars, which show the main menu outside of the screen.
    private(set) lazy var bar = MenuBarKeeper(owner)
    private(set) lazy var shortcuts = ShortcutsOverlay(owner)
    /// The shown menus, at most one in a scene: scenes may have different users, who do not close each other's menus.
    var shown: [MenuPresentation] = []
    /// The editing menus that are shown, at most one in a scene.
    @exclusivity(unchecked) var editBars: [EditBarPresentation] = []
    private(set) lazy var menuController = UIMenuController(application)

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: The main system

    /// F15: only the application and its delegate build it, when it is first needed.
    var mainMenu: UIMenu {
        if let mainStorage { return mainStorage }
        let builder = MenuBuilder(system: .main, root: DefaultMenus.main())
        mainConfiguration?.apply(to: builder)
        if let mainBuildHandler {
            mainBuildHandler(builder)
        } else {
            application.buildMenu(with: builder)
            if let delegate = application.delegate as? UIResponder, delegate !== application {
                delegate.buildMenu(with: builder)
            }
        }
        isMainMenuChanged = builder.isChanged
        mainStorage = builder.root
        return builder.root
    }

    /// The key commands of the main menu, from the top, including those of hidden menus.
    var mainKeyCommands: [UIKeyCommand] { Self.keyCommands(in: mainMenu) }

    /// F35: the commands of editing itself that the main menu still has.
    var systemKeyCommands: [UIKeyCommand] {
        let builder = MenuBuilder(system: .main, root: mainMenu)
        let groups: [UIMenu.Identifier] = [.standardEdit, .undoRedo]
        return groups.compactMap(builder.menu(for:)).flatMap(Self.keyCommands).filter {
            $0.action.map { SystemEditing.actions.contains($0) } ?? false
        }
    }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            switch child {
            case let menu as UIMenu: keyCommands(in: menu)
            case let command as UIKeyCommand: [command]
            default: []
            }
        }
    }

    /// Sets the content with which the main menu begins, and the closure that changes it instead of the application and its
    /// delegate.
    func setMainBuild(_ configuration: UIMainMenuSystem.Configuration, handler: ((any UIMenuBuilder) -> Void)?) {
        mainConfiguration = configuration
        mainBuildHandler = handler
        setNeedsRebuild(.main)
    }

    func setNeedsRebuild(_ system: UIMenuSystem) {
        guard system === UIMenuSystem.main else { return }
        mainStorage = nil
        bar.rebuilt()
    }

    func setNeedsRevalidate(_ system: UIMenuSystem) {
        if system === UIMenuSystem.main { bar.setNeedsUpdate() }
    }

    // MARK: The context system

    /// F13, F14: every responder from the start to the application's delegate changes the menu, also if an override does not
    /// call `super`.
    func contextMenu(from start: UIResponder) -> UIMenu {
        let builder = MenuBuilder(system: .context, root: DefaultMenus.context())
        for responder in start.responderChain() { responder.buildMenu(with: builder) }
        return builder.root
    }
}
