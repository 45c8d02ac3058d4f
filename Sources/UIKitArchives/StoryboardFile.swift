// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitLists

/// A storyboard that makes its controllers.
@MainActor
final class StoryboardFile: StoryboardArchive {
    let document: ArchiveDocument
    let name: String
    let library: ArchiveLibrary

    init(_ document: ArchiveDocument, _ name: String, library: ArchiveLibrary) {
        self.document = document
        self.name = name
        self.library = library
    }

    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let scene = document.scene(named: identifier) else { return nil }
        return make(scene, of: storyboard, creator, nil, nil)
    }

    /// The controller that a segue leads to, or that a container has.
    func makeController(
        destination id: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?,
        _ awakening: Awakening?, for request: SegueRequest?
    ) -> UIViewController? {
        document.scenes[id].flatMap { make($0, of: storyboard, creator, awakening, request) }
    }

    private func make(
        _ scene: ArchiveElement, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?,
        _ awakening: Awakening?, _ request: SegueRequest?
    ) -> UIViewController? {
        guard let element = ArchiveDocument.controller(in: scene) else { return nil }
        if element.tag == "viewControllerPlaceholder" { return makeReferred(element, creator) }
        let made = Scene(scene, element, self, storyboard)
        return made.makeController(creator, awakening, request)
    }

    /// The controller in another storyboard that a reference leads to.
    private func makeReferred(
        _ element: ArchiveElement, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let name = element["storyboardName"] ?? name
        let storyboard = UIStoryboard(name: name, bundle: nil)
        let made = library.storyboard(name, in: [document.module])?
            .makeController(element["referencedIdentifier"], of: storyboard, creator: creator)
        if made == nil {
            document.report(
                "there is no controller \(element["referencedIdentifier"] ?? "(initial)") in a storyboard \(name)")
        }
        return made
    }
}

/// The scene of a controller: its view, its other objects, and its segues. The controller keeps it.
@MainActor
final class Scene: ControllerArchive {
    let file: StoryboardFile
    let storyboard: UIStoryboard
    private let element: ArchiveElement
    private let controllerElement: ArchiveElement
    var controllerID: String? { controllerElement.id }
    private(set) weak var controller: UIViewController?
    private lazy var segues = SegueTemplate.all(in: element)
    /// What begins segues, kept because controls do not keep their targets.
    private var triggers: [SegueTrigger] = []
    /// The scene's objects that no view keeps, as on iOS.
    private var others: [AnyObject] = []
    /// The bar items, which are made with the controller; outlets may lead to them.
    private var barItems: [String: WeakObject] = [:]

    init(
        _ element: ArchiveElement, _ controllerElement: ArchiveElement, _ file: StoryboardFile,
        _ storyboard: UIStoryboard
    ) {
        self.element = element
        self.controllerElement = controllerElement
        self.file = file
        self.storyboard = storyboard
    }

    // MARK: Controller

    /// - Parameters:
    ///   - outer: What tells the containers; `nil` for a controller that is made for itself.
    ///   - request: The segue that asks for the controller.
    func makeController(
        _ creator: ((NSCoder) -> UIViewController?)?, _ outer: Awakening?, _ request: SegueRequest?
    ) -> UIViewController? {
        let type = ControllerClasses.types[controllerElement.tag] ?? UIViewController.self
        if ControllerClasses.types[controllerElement.tag] == nil {
            file.document.report("\(controllerElement.tag) is not here; a plain controller is in its place")
        }
        let assembly = Assembly(file.document, scene: self)
        let coder = ArchiveCoder(controllerElement, type) { [self] object in
            guard let controller = object as? UIViewController else { return }
            self.controller = controller
            controller.belongs(to: storyboard, self)
            assembly.name(controller, controllerElement.id)
            ControllerAttributes(controller, controllerElement, assembly).apply()
            Connections(assembly).setAttributes(of: controller, controllerElement)
        }
        let own = file.document.customClass(controllerElement) as? UIViewController.Type
        guard let made = creator?(coder) ?? (own ?? type).init(coder: coder) else { return nil }
        coder.finish(made)
        // What bars show is there before the view is.
        assembly.finish()
        let awakening = outer ?? Awakening(request)
        awakening.add(made)
        ControllerRelations(made, controllerElement, self, awakening).connect()
        if outer == nil { awakening.tell() }
        return made
    }

    /// The controller that a segue of this scene leads to.
    func makeDestination(
        _ id: String, _ creator: ((NSCoder) -> UIViewController?)?, for request: SegueRequest
    ) -> UIViewController? {
        file.makeController(destination: id, of: storyboard, creator, nil, for: request)
    }

    /// A controller in this scene's container.
    func makeDestination(
        _ id: String, _ creator: ((NSCoder) -> UIViewController?)?, _ awakening: Awakening
    ) -> UIViewController? {
        file.makeController(destination: id, of: storyboard, creator, awakening, for: nil)
    }

    // MARK: View

    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement = controllerElement.child(key: "view") else { return false }
        let assembly = Assembly(file.document, scene: self)
        assembly.note(controller, controllerElement)
        for (id, item) in barItems { if let item = item.object { assembly.name(item, id) } }
        for object in element.list("objects") where object !== controllerElement {
            // Recognizers are held by their views.
            if let made = assembly.makeObject(object), !(made is UIGestureRecognizer) { others.append(made) }
        }
        guard let view = assembly.makeView(viewElement) else { return false }
        for guide in controllerElement.list("layoutGuides") {
            assembly.name(BarGuide(isTop: guide["type"] == "top", view: view), guide.id)
        }
        controller.view = view
        (controller as? UITableViewController)?.staticSections = assembly.staticSections
        assembly.finish()
        embed(assembly)
        return true
    }

    /// Remembers an object of a bar, which is made before the view.
    func remember(_ object: AnyObject, _ id: String?) { if let id { barItems[id] = WeakObject(object: object) } }

    // MARK: Segues

    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
        segue.perform(in: self, from: controller, sender: sender)
        return true
    }

    func keep(_ trigger: SegueTrigger) { triggers.append(trigger) }

    private func embed(_ assembly: Assembly) {
        element.visit { element in
            for connection in element.list("connections") where connection["kind"] == "embed" {
                guard let container = assembly.object(element.id) as? UIView, let controller else { continue }
                SegueTemplate(connection).embed(in: container, scene: self, from: controller)
            }
            return element.tag != "prototypes"
        }
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }
}
