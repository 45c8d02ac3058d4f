// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Keeps a host's menu bars equal to the main menu, and performs the commands that are chosen there. The menu bar of a scene
/// is for the responders of its key window. A scene whose responders have no use for it has no menu bar (F50).
@MainActor
final class MenuBarKeeper {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var told: [SceneIdentifier: MenuBar] = [:]
    private var generation: UInt32 = 1
    private var needsUpdate = true
    /// The scenes that have the menu bar of this generation.
    private var owners: Set<SceneIdentifier> = []
    /// For scenes that have no use for the menu bar: the responder at which the search for a command's target began.
    private var starts: [SceneIdentifier: ObjectIdentifier] = [:]
    /// A deferred element in a scene's menu bar. Each scene asks its own chain.
    private struct Place: Hashable {
        let element: ObjectIdentifier
        let scene: SceneIdentifier
    }

    /// The elements that deferred elements have returned in this generation.
    private var loaded: [Place: [UIMenuElement]] = [:]
    private var asked: Set<Place> = []
    /// The deferred elements that are asked again whenever a menu is opened.
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

    /// A page that comes back has lost its menu bar.
    func forget(_ scene: SceneIdentifier) {
        told[scene] = nil
        setNeedsUpdate()
    }

    /// At the end of a turn: reports changes to the host.
    func announce() {
        guard let host = application.hostCan.menuBar, host.showsMenuBar else { return }
        guard needsUpdate || hasNewStart else { return }
        needsUpdate = false
        for (identifier, scene) in application.scenes {
            let bar = MenuBar(generation: generation, menus: model(for: scene)?.menus ?? [])
            // If there was no menu bar, `nil` is no change.
            guard told[identifier] != bar, told[identifier] != nil || !bar.menus.isEmpty else { continue }
            told[identifier] = bar
            host.menuBarChanged(bar, of: identifier)
        }
        told = told.filter { identifier, _ in application.scenes.contains { $0.identifier == identifier } }
        starts = starts.filter { identifier, _ in application.scenes.contains { $0.identifier == identifier } }
        owners = owners.filter { identifier in application.scenes.contains { $0.identifier == identifier } }
    }

    /// Nil while there is nothing to show: menus that nobody changed need no menu bar.
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

    /// Whether a scene without a menu bar may have use for it now: its keys begin at another responder.
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
            // Their former elements are shown until they have answered.
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
        // The element may have been disabled since the menu was opened.
        guard MenuItem(element, from: start)?.isEnabled == true else { return }
        MenuContent.select(element, in: application.menus.mainMenu)
        element.performChosen(from: start, sender: nil, application)
        setNeedsUpdate()
    }
}
