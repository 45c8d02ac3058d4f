// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Keeps a host's menu bars like the main menu, and performs what is chosen there. The menu bar of a scene stands for the
/// responders of its key window, and a scene whose responders have no use for it has none (F50).
@MainActor
final class MenuBarKeeper {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var told: [SceneIdentifier: MenuBar] = [:]
    private var generation: UInt32 = 1
    private var needsUpdate = true
    /// The scenes that have the menu bar of this generation.
    private var owners: Set<SceneIdentifier> = []
    /// Where the search for who performs a command began in scenes that have no use for the menu bar.
    private var starts: [SceneIdentifier: ObjectIdentifier] = [:]
    /// A deferred element in a scene's menu bar: scenes have chains of their own to ask.
    private struct Place: Hashable {
        let element: ObjectIdentifier
        let scene: SceneIdentifier
    }

    /// What has come of deferred elements in this generation.
    private var loaded: [Place: [UIMenuElement]] = [:]
    private var asked: Set<Place> = []
    /// Those that are asked anew whenever a menu is opened.
    private var uncached: Set<Place> = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: To the host

    /// The application built new menus: the old numbers are no longer valid.
    func rebuilt() {
        generation += 1
        owners = []
        loaded = [:]
        asked = []
        uncached = []
        setNeedsUpdate()
    }

    func setNeedsUpdate() {
        needsUpdate = true
        application.setNeedsTurn()
    }

    /// A page that came back has forgotten its menu bar.
    func forget(_ scene: SceneIdentifier) {
        told[scene] = nil
        setNeedsUpdate()
    }

    /// At the end of a turn: tells the host what differs from what it was told.
    func announce() {
        guard let host = application.hostCan.menuBar, host.showsMenuBar else { return }
        guard needsUpdate || hasNewStart else { return }
        needsUpdate = false
        for (identifier, scene) in application.scenes {
            let bar = MenuBar(generation: generation, menus: model(for: scene)?.menus ?? [])
            // Where there was no menu bar, none is nothing new.
            guard told[identifier] != bar, told[identifier] != nil || !bar.menus.isEmpty else { continue }
            told[identifier] = bar
            host.menuBarChanged(bar, of: identifier)
        }
        told = told.filter { identifier, _ in application.scenes.contains { $0.identifier == identifier } }
        starts = starts.filter { identifier, _ in application.scenes.contains { $0.identifier == identifier } }
        owners = owners.filter { identifier in application.scenes.contains { $0.identifier == identifier } }
    }

    /// Nil while there is nothing to show: menus that nobody changed are no reason for a menu bar.
    private func model(for scene: UIWindowScene) -> MenuBarModel? {
        let menu = application.menus.mainMenu
        guard application.menus.isMainMenuChanged else { return nil }
        let start = start(in: scene)
        if !owners.contains(scene.identifier) {
            starts[scene.identifier] = ObjectIdentifier(start)
            guard MenuUse.hasOwnCommand(in: menu, from: start) else { return nil }
            owners.insert(scene.identifier)
        }
        return MenuBarModel(menu, from: start, commandKey: scene.commandKey) { [weak self] in
            self?.elements(of: $0, from: start, in: scene.identifier) ?? []
        }
    }

    private func start(in scene: UIWindowScene) -> UIResponder {
        scene.keyWindow.map { PressStart(in: $0).responder } ?? application
    }

    /// Whether a scene without the menu bar may have come to have use for it: its keys begin elsewhere.
    private var hasNewStart: Bool {
        guard application.menus.isMainMenuChanged else { return false }
        return application.scenes.contains { identifier, scene in
            !owners.contains(identifier) && starts[identifier] != ObjectIdentifier(start(in: scene))
        }
    }

    private func elements(
        of deferred: UIDeferredMenuElement, from start: UIResponder, in scene: SceneIdentifier
    ) -> [UIMenuElement] {
        let place = Place(element: ObjectIdentifier(deferred), scene: scene)
        if asked.insert(place).inserted {
            if !deferred.isCached { uncached.insert(place) }
            deferred.load(from: start) { [weak self, generation] elements in
                guard let self, self.generation == generation else { return }
                self.loaded[place] = elements
                self.setNeedsUpdate()
            }
        }
        return loaded[place] ?? []
    }

    // MARK: From the host

    func accept(_ input: MenuBarInput, in scene: UIWindowScene) throws(InputFault) {
        switch input {
        case .opened(let generation):
            guard generation == self.generation, told[scene.identifier] != nil else {
                throw .unknownMenuItem(generation: generation, item: 0)
            }
            // What they had is shown until they have answered.
            asked.subtract(uncached.filter { $0.scene == scene.identifier })
            setNeedsUpdate()
        case .chose(let generation, let number):
            guard generation == self.generation, told[scene.identifier] != nil, let model = model(for: scene),
                let element = model.elements[number]
            else { throw .unknownMenuItem(generation: generation, item: number) }
            perform(element, in: scene)
        }
    }

    private func perform(_ element: UIMenuElement, in scene: UIWindowScene) {
        let start = start(in: scene)
        // It may have been disabled since the menu was opened.
        guard MenuItem(element, from: start)?.isEnabled == true else { return }
        MenuContent.select(element, in: application.menus.mainMenu)
        element.performChosen(from: start, sender: nil, application)
        setNeedsUpdate()
    }
}
