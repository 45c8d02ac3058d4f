// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitLayout
import UIKitLists

/// Makes the objects of a scene, a nib or a cell, and connects them.
///
///     make     objects through init(coder:), outer views first
///     finish   constraints, outlets and actions, awakeFromNib
@MainActor
final class Assembly {
    let document: ArchiveDocument
    /// The scene that the objects belong to; `nil` for a nib's.
    let scene: Scene?
    /// The objects, by the identifiers of their elements.
    private(set) var objects: [String: AnyObject] = [:]
    /// In the order in which they were made.
    private var made: [(object: AnyObject, element: ArchiveElement)] = []
    private var owners: [(object: AnyObject, element: ArchiveElement)] = []
    private var constrained: [(view: UIView, element: ArchiveElement)] = []
    /// The sections of a table whose cells are made with it (IB8).
    var staticSections: [StaticTableSection] = []
    /// Views that follow the size classes that they come to.
    private var varied: [(view: UIView, element: ArchiveElement)] = []
    /// The archive is read at the traits of the screen (IB6).
    private(set) lazy var variations = SizeVariations(traits: UIScreen.main.traitCollection)

    init(_ document: ArchiveDocument, scene: Scene?, known: [String: AnyObject] = [:]) {
        self.document = document
        self.scene = scene
        objects = known
    }

    var values: ElementValues { ElementValues(document: document) }

    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    /// An object is there. Its element is connected when all are.
    func note(_ object: AnyObject, _ element: ArchiveElement) {
        if let id = element.id { objects[id] = object }
        made.append((object, element))
    }

    /// The owner of a nib is there already, and is not told that it was made.
    func noteOwner(_ owner: AnyObject, _ element: ArchiveElement) {
        if let id = element.id { objects[id] = owner }
        owners.append((owner, element))
    }

    /// An object that only others refer to.
    func name(_ object: AnyObject, _ id: String?) { if let id { objects[id] = object } }

    // MARK: Making

    /// A view with all that is in it; `nil` if its own initializer returns that.
    func makeView(_ written: ArchiveElement) -> UIView? {
        let element = variations.present(written)
        let type = viewClass(element)
        let own = document.customClass(element) as? UIView.Type
        let coder = ArchiveCoder(element, type) { [self] object in
            guard let view = object as? UIView else { return }
            note(view, element)
            follow(view, written)
            ViewAttributes(view, element, self).apply()
        }
        guard let view = (own ?? type).init(coder: coder) else { return nil }
        coder.finish(view)
        return view
    }

    private func viewClass(_ element: ArchiveElement) -> UIView.Type {
        if let type = ViewClasses.types[element.tag] { return type }
        document.report("\(element.tag) is not here; a plain view is in its place")
        return UIView.self
    }

    /// A scene's objects besides its controller and its views.
    func makeObject(_ element: ArchiveElement) -> AnyObject? {
        if let recognizer = RecognizerClasses.make(element, document) {
            note(recognizer, element)
            RecognizerAttributes.apply(element, to: recognizer)
            return recognizer
        }
        if ViewClasses.types[element.tag] != nil { return makeView(element) }
        switch element.tag {
        case "customObject":
            guard let type = document.customClass(element), let object = ClassInstantiation.make(type) else {
                return nil
            }
            note(object, element)
            return object
        case "barButtonItem": return BarItems(self).barButton(element)
        case "navigationItem": return BarItems(self).navigationItem(element)
        default: return nil
        }
    }

    /// The view has constraints in the archive, to be made when all views are there.
    func constrain(_ view: UIView, _ element: ArchiveElement) { constrained.append((view, element)) }

    /// The view follows its size classes, if the archive says something for some of them only.
    func follow(_ view: UIView, _ written: ArchiveElement) {
        if written.isVaried { varied.append((view, written)) }
    }

    // MARK: Finishing

    /// Makes constraints and connections, and awakes the objects in the order in which they were made (IB4).
    func finish() {
        for (view, element) in constrained { ArchivedConstraints(self, of: view, element).activate() }
        constrained = []
        for (view, element) in varied { VariedView.follow(view, element, self) }
        varied = []
        let made = made
        self.made = []
        let connections = Connections(self)
        for (object, element) in made where !(object is UIViewController) {
            connections.setAttributes(of: object, element)
        }
        for (object, element) in owners + made { connections.connect(object, element) }
        owners = []
        for (object, _) in made {
            switch object {
            case is UIViewController: break
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            default: break
            }
        }
    }
}
