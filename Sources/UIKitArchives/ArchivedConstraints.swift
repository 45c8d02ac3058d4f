// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitLayout

/// The constraints that an archive has with a view (IB5).
@MainActor
struct ArchivedConstraints {
    private let assembly: Assembly
    private let view: UIView
    private let element: ArchiveElement

    init(_ assembly: Assembly, of view: UIView, _ element: ArchiveElement) {
        self.assembly = assembly
        self.view = view
        self.element = element
    }

    func activate() {
        var made: [NSLayoutConstraint] = []
        for constraint in element.list("constraints") where constraint.tag == "constraint" {
            // A placeholder serves the editor only.
            let constraint = assembly.variations.present(constraint)
            guard constraint.bool("placeholder") != true, let new = make(constraint) else { continue }
            assembly.name(new, constraint.id)
            let isInstalled = assembly.variations.isInstalled(constraint.id, "constraints", in: element)
            if isInstalled, constraint.bool("installed") != false { made.append(new) }
        }
        NSLayoutConstraint.activate(made)
    }

    private func make(_ element: ArchiveElement) -> NSLayoutConstraint? {
        guard let attribute = element["firstAttribute"].flatMap({ Names.attributes[$0] }),
            let first = place(element["firstItem"], attribute, in: view)
        else { return problem(element) }
        var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
        if let name = element["secondAttribute"] {
            guard let attribute = Names.attributes[name],
                let place = place(element["secondItem"], attribute, in: view)
            else { return problem(element) }
            second = place
        }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute,
            relatedBy: element["relation"].flatMap { Names.relations[$0] } ?? .equal, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier(element["multiplier"]),
            constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func problem(_ element: ArchiveElement) -> NSLayoutConstraint? {
        // What the masks of a variation leave out is not there.
        let items = [element["firstItem"], element["secondItem"]].compactMap { $0 }
        if items.allSatisfy({ assembly.object($0) != nil }) {
            assembly.document.report("the constraint \(element.id ?? "") is about nothing that is here")
        }
        return nil
    }

    /// The item of a constraint, the view itself without a name. Guides of a controller's bars are the edges of the safe area.
    private func place(
        _ id: String?, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let id else { return (view, attribute) }
        guard let object = assembly.object(id) else { return nil }
        guard let guide = object as? BarGuide else { return (object, attribute) }
        switch (guide.isTop, attribute) {
        case (true, .bottom), (true, .lastBaseline): return (guide.view.safeAreaLayoutGuide, .top)
        case (false, .top): return (guide.view.safeAreaLayoutGuide, .bottom)
        default: return (guide.view, attribute)
        }
    }

    /// `0.5`, `3:4` or nothing.
    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let numbers = text.split(separator: ":").compactMap { Double($0) }
        if numbers.count == 2, numbers[1] != 0 { return numbers[0] / numbers[1] }
        return numbers.first ?? 1
    }
}

/// A controller's layout guide below or above its bars, as archives from before safe areas have it.
@MainActor
final class BarGuide {
    let isTop: Bool
    unowned let view: UIView

    init(isTop: Bool, view: UIView) {
        self.isTop = isTop
        self.view = view
    }
}
