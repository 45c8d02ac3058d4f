// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitNavigation
import UIKitPresentations

/// A segue of a storyboard, of which each performance makes a `UIStoryboardSegue`.
@MainActor
struct SegueTemplate {
    private let element: ArchiveElement
    let identifier: String?
    private let kind: String
    private let destination: String

    init(_ element: ArchiveElement) {
        self.element = element
        identifier = element["identifier"]
        kind = element["kind"] ?? "show"
        destination = element["destination"] ?? ""
    }

    /// The segues of a scene.
    static func all(in scene: ArchiveElement) -> [SegueTemplate] {
        var found: [SegueTemplate] = []
        scene.visit { element in
            if element.tag == "segue", element["kind"] != "relationship" { found.append(SegueTemplate(element)) }
            return true
        }
        return found
    }

    // MARK: Performing

    /// Makes the destination, tells the source, and goes (IB12).
    func perform(in scene: Scene, from source: UIViewController, sender: Any?) {
        if kind == "unwind" { return Unwinding(element, from: source, sender: sender).perform(segueType(scene)) }
        guard let target = makeDestination(scene, source, sender) else {
            return scene.file.document.report("the segue \(identifier ?? "") leads to no controller")
        }
        let segue = make(segueType(scene), source, target) { show(target, from: source, sender: sender) }
        // Before the application hears of it: it may set another style, or the delegate of the popover.
        setStyle(of: target, from: source, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts the destination into a view of the source's.
    func embed(in container: UIView, scene: Scene, from source: UIViewController) {
        guard let target = makeDestination(scene, source, nil) else { return }
        let segue = make(segueType(scene), source, target) {
            source.addChild(target)
            target.view.frame = container.bounds
            target.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(target.view)
            target.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }

    private func segueType(_ scene: Scene) -> UIStoryboardSegue.Type? {
        scene.file.document.customClass(element) as? UIStoryboardSegue.Type
    }

    private func make(
        _ type: UIStoryboardSegue.Type?, _ source: UIViewController, _ target: UIViewController,
        _ perform: @escaping () -> Void
    ) -> UIStoryboardSegue {
        if let type { return type.made(identifier: identifier, source: source, destination: target) }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: target, performHandler: perform)
    }

    private func makeDestination(_ scene: Scene, _ source: UIViewController, _ sender: Any?) -> UIViewController? {
        let request = SegueRequest(source: source, sender: sender, identifier: identifier)
        return scene.makeDestination(destination, request.creator(element), for: request)
    }

    private var animates: Bool { element.bool("animates") ?? true }

    private func show(_ target: UIViewController, from source: UIViewController, sender: Any?) {
        switch kind {
        case "show": source.show(target, sender: sender)
        case "showDetail": source.showDetailViewController(target, sender: sender)
        case "push": source.navigationController?.pushViewController(target, animated: animates)
        case "replace": source.splitViewController?.showDetailViewController(target, sender: sender)
        default: source.present(target, animated: animates)
        }
    }

    /// How a presented destination is shown, as the archive says.
    private func setStyle(of target: UIViewController, from source: UIViewController, sender: Any?) {
        if let style = element["modalPresentationStyle"].flatMap(ControllerClasses.presentationStyle) {
            target.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(ControllerClasses.transitionStyle) {
            target.modalTransitionStyle = style
        }
        guard kind.hasPrefix("popover") else { return }
        target.modalPresentationStyle = .popover
        let popover = target.popoverPresentationController
        if let item = sender as? UIBarButtonItem {
            popover?.barButtonItem = item
        } else {
            let anchor = sender as? UIView ?? source.view
            popover?.sourceView = anchor
            popover?.sourceRect = anchor?.bounds ?? .zero
        }
    }
}

/// Who asks for the destination of a segue. Its methods also make what the destination begins with (IB64).
@MainActor
struct SegueRequest {
    let source: UIViewController
    let sender: Any?
    let identifier: String?

    /// What makes the controller that a segue leads to, by the method that the segue names; `nil` without one.
    func creator(_ segue: ArchiveElement) -> ((NSCoder) -> UIViewController?)? {
        guard let name = segue["destinationCreationSelector"] else { return nil }
        return { coder in
            type(of: source).segueActions.first { $0.name == name }?
                .makeController(from: source, coder: coder, sender: sender, segueIdentifier: identifier)
        }
    }
}

/// What a control, a bar's item or a recognizer has as the target of a segue.
final class SegueTrigger: NSObject {
    @MainActor static let action = Selector("beginSegue:", on: SegueTrigger.self) {
        (trigger: SegueTrigger, sender: Any?) in
        trigger.begin(sender)
    }
    @MainActor static let recognized = Selector("recognizedSegue:", on: SegueTrigger.self) {
        (trigger: SegueTrigger, sender: Any?) in
        // Once for each gesture: a tap has only an end, a pan has a beginning too.
        guard let recognizer = sender as? UIGestureRecognizer else { return }
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        if recognizer.state == (isDiscrete ? .ended : .began) { trigger.begin(recognizer) }
    }

    @MainActor private let template: SegueTemplate
    @MainActor private weak var scene: Scene?

    @MainActor
    init(_ template: SegueTemplate, _ scene: Scene) {
        self.template = template
        self.scene = scene
    }

    /// Performs the segue, if the controller lets it (IB12).
    @MainActor
    func begin(_ sender: Any?) {
        guard let scene, let controller = scene.controller,
            controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        else { return }
        template.perform(in: scene, from: controller, sender: sender)
    }
}

/// The way back to a controller that is shown already (IB14).
@MainActor
struct Unwinding {
    private let element: ArchiveElement
    private let source: UIViewController
    private let sender: Any?
    private let action: Selector

    init(_ element: ArchiveElement, from source: UIViewController, sender: Any?) {
        self.element = element
        self.source = source
        self.sender = sender
        action = Selector(element["unwindAction"] ?? "")
    }

    func perform(_ type: UIStoryboardSegue.Type?) {
        guard let destination else {
            UIApplication.shared.report("No controller on the way back from \(source) has the method \(action.name).")
            return
        }
        let segue = (type ?? UIStoryboardSegue.self).made(
            identifier: element["identifier"], source: source, destination: destination)
        source.prepare(for: segue, sender: sender)
        _ = action.performNamed(on: destination, sender: segue)
        if type == nil { goBack(to: destination, segue) } else { segue.perform() }
    }

    /// The nearest controller that takes the action: those before the source in its stack, then its containers and what they contain,
    /// then those behind its presentation.
    private var destination: UIViewController? {
        var from = source
        while true {
            if let parent = from.parent {
                let others = parent.children.prefix { $0 !== from }.reversed()
                if let found = others.lazy.compactMap({ taker(in: $0) }).first { return found }
                if parent.canPerformUnwindSegueAction(action, from: source, sender: sender) { return parent }
                from = parent
            } else if let presenter = from.presentingViewController {
                if let found = taker(in: presenter) { return found }
                from = presenter
            } else {
                return nil
            }
        }
    }

    /// A controller or one that it contains, the shown ones first.
    private func taker(in controller: UIViewController) -> UIViewController? {
        if let found = controller.children.reversed().lazy.compactMap({ taker(in: $0) }).first { return found }
        return controller.canPerformUnwindSegueAction(action, from: source, sender: sender) ? controller : nil
    }

    /// What is presented is dismissed, and each container shows what leads to the destination.
    private func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
        destination.unwind(for: segue, towards: destination)
        for shown in destination.selfAndAncestors { shown.parent?.unwind(for: segue, towards: shown) }
    }
}
