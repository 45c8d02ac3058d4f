// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The main menu.
@MainActor
open class UIMainMenuSystem: UIMenuSystem {
    /// The one there is.
    open class var shared: UIMainMenuSystem { system }

    private static let system = UIMainMenuSystem()

    /// The content of the main menu before an application changes it.
    @MainActor
    open class Configuration: NSObject {
        /// Commands for windows.
        open var newScenePreference = ElementGroupPreference.automatic
        /// Commands for documents: opening, closing, duplicating, renaming.
        open var documentPreference = ElementGroupPreference.automatic
        /// The command that prints.
        open var printingPreference = ElementGroupPreference.automatic
        /// The commands that find.
        open var findingPreference = ElementGroupPreference.automatic
        /// Which commands find, where some do.
        open private(set) var findingConfiguration = FindElementGroupConfiguration()
        /// The group of commands for the toolbar.
        open var toolbarPreference = ElementGroupPreference.automatic
        /// The command that shows the sidebar.
        open var sidebarPreference = ElementGroupPreference.automatic
        /// The command that shows the inspector.
        open var inspectorPreference = ElementGroupPreference.automatic
        /// The menu of fonts and alignment.
        open var textFormattingPreference = ElementGroupPreference.automatic

        public override init() { super.init() }
    }

    /// Sets the content with which the main menu begins, from the next time it is needed.
    ///
    /// - Parameter buildHandler: changes the menu, instead of the `buildMenu(with:)` of the application and its delegate.
    open func setBuildConfiguration(
        _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
    ) {
        UIApplication.shared.menus.setMainBuild(configuration, handler: buildHandler)
    }
}

extension UIMainMenuSystem.Configuration {
    /// Removes the groups that the menu should not have.
    func apply(to builder: some UIMenuBuilder) {
        let groups: [(UIMenuSystem.ElementGroupPreference, [UIMenu.Identifier])] = [
            (newScenePreference, [.newScene]), (documentPreference, [.open, .openRecent, .close, .document]),
            (printingPreference, [.print]), (findingPreference, [.find]), (toolbarPreference, [.toolbar]),
            (textFormattingPreference, [.format]),
        ]
        for (preference, menus) in groups where preference == .removed {
            for menu in menus { builder.remove(menu: menu) }
        }
        if sidebarPreference == .removed { builder.remove(command: Selector("toggleSidebar:"), propertyList: nil) }
        if inspectorPreference == .removed { builder.remove(command: Selector("toggleInspector:"), propertyList: nil) }
        let left: [Selector] =
            switch findingConfiguration.style {
            case .automatic, .editableText: []
            case .nonEditableText: ["findAndReplace:"]
            case .search: ["findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:"]
            }
        for command in left { builder.remove(command: command, propertyList: nil) }
    }
}
