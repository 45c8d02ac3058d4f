// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitLayout

/// Reads an archive for the size classes of some traits (IB6, IB50).
@MainActor
struct SizeVariations {
    let traits: UITraitCollection

    /// The element with the values of its variations that are for these traits, those for both size classes last (IB50).
    func present(_ element: ArchiveElement) -> ArchiveElement {
        var result = element
        let variations = element.variations.filter { applies($0["key"] ?? "") }
        for variation in variations.sorted(by: { parts($0) < parts($1) }) {
            let values = variation.children.filter { $0.tag != "mask" }
            let attributes = variation.attributes.filter { $0.key != "key" }
            if !values.isEmpty || !attributes.isEmpty { result = result.varied(attributes, values) }
        }
        return result
    }

    private func parts(_ variation: ArchiveElement) -> Int {
        variation["key"] == "default" ? 0 : (variation["key"] ?? "").split(separator: "-").count
    }

    /// Whether something in a view is there, by the masks of the element's variations (IB6).
    func isInstalled(_ id: String?, _ list: String, in element: ArchiveElement) -> Bool {
        guard let id else { return true }
        var isIn = true
        for variation in element.variations where applies(variation["key"] ?? "") {
            for change in variation.changes(of: list) where change["reference"] == id { isIn = change.tag == "include" }
        }
        return isIn
    }

    /// `default`, or size classes such as `heightClass=compact-widthClass=regular`.
    private func applies(_ key: String) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "heightClass=compact": traits.verticalSizeClass == .compact
            case "heightClass=regular": traits.verticalSizeClass == .regular
            case "widthClass=compact": traits.horizontalSizeClass == .compact
            case "widthClass=regular": traits.horizontalSizeClass == .regular
            default: false
            }
        }
    }
}

extension ArchiveElement {
    var variations: [ArchiveElement] { children.filter { $0.tag == "variation" } }

    /// Whether it says something for some size classes only.
    fileprivate var varies: Bool { variations.contains { $0["key"] != "default" } }

    /// Whether it, or a constraint of it, does.
    var isVaried: Bool { varies || list("constraints").contains(where: \.varies) }

    /// What the mask of a list includes and excludes.
    fileprivate func changes(of list: String) -> [ArchiveElement] {
        children.filter { $0.tag == "mask" && $0["key"] == list }.flatMap(\.children)
    }

    /// Whether some size classes have what others do not.
    func includes(_ id: String?, _ list: String) -> Bool {
        variations.contains { variation in
            variation.changes(of: list).contains { $0.tag == "include" && $0["reference"] == id }
        }
    }
}

/// A view whose archive says something for some size classes only. It follows them when the screen turns, or when the view comes
/// to a narrower place.
@MainActor
final class VariedView {
    private let element: ArchiveElement
    private let values: ElementValues
    private let constraints: [(constraint: NSLayoutConstraint, element: ArchiveElement)]
    private let subviews: [(view: UIView, id: String?)]
    /// The properties that vary, by the names that the archive has for them.
    private let names: Set<String>
    /// The traits for which the view is set. What the application changes meanwhile stays until the size classes change.
    private var traits: UITraitCollection

    private init(_ element: ArchiveElement, _ assembly: Assembly) {
        self.element = element
        values = assembly.values
        traits = assembly.variations.traits
        let masked = Set(
            element.variations.filter { $0["key"] != "default" }.flatMap { $0.changes(of: "constraints") }
                .compactMap { $0["reference"] })
        constraints = element.list("constraints").compactMap { constraint in
            guard constraint.varies || masked.contains(constraint.id ?? ""),
                let made = assembly.object(constraint.id) as? NSLayoutConstraint
            else { return nil }
            return (made, constraint)
        }
        subviews = element.list("subviews").compactMap { child in
            (assembly.object(child.id) as? UIView).map { ($0, child.id) }
        }
        names = element.variations.filter { $0["key"] != "default" }.reduce(into: []) { names, variation in
            names.formUnion(variation.attributes.keys.filter { $0 != "key" })
            names.formUnion(variation.children.compactMap { $0["key"] })
        }
    }

    /// Has a view follow the size classes that it comes to.
    static func follow(_ view: UIView, _ element: ArchiveElement, _ assembly: Assembly) {
        let varied = VariedView(element, assembly)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _: UITraitCollection) in varied.apply(to: view)
        }
    }

    private func apply(to view: UIView) {
        let new = view.traitCollection
        guard new.horizontalSizeClass != traits.horizontalSizeClass || new.verticalSizeClass != traits.verticalSizeClass
        else { return }
        traits = new
        let variations = SizeVariations(traits: new)
        applyValues(variations.present(element), to: view)
        applySubviews(variations, to: view)
        applyConstraints(variations)
    }

    private func applySubviews(_ variations: SizeVariations, to view: UIView) {
        var place = 0
        for (subview, id) in subviews {
            let isIn = subview.superview === view
            let isWanted = variations.isInstalled(id, "subviews", in: element)
            if isIn, !isWanted { subview.removeFromSuperview() }
            if !isIn, isWanted, subview.superview == nil {
                if let stack = view as? UIStackView {
                    stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
                } else {
                    view.insertSubview(subview, at: min(place, view.subviews.count))
                }
            }
            if isWanted { place += 1 }
        }
    }

    private func applyConstraints(_ variations: SizeVariations) {
        var (gone, come): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for (constraint, element) in constraints {
            let present = variations.present(element)
            if element.varies { constraint.constant = present.number("constant") ?? 0 }
            let isWanted =
                variations.isInstalled(element.id, "constraints", in: self.element)
                && present.bool("installed") != false
            if constraint.isActive != isWanted {
                if isWanted { come.append(constraint) } else { gone.append(constraint) }
            }
        }
        NSLayoutConstraint.deactivate(gone)
        NSLayoutConstraint.activate(come)
    }

    /// The properties that the editor varies. What an archive does not say has its standard value.
    private func applyValues(_ present: ArchiveElement, to view: UIView) {
        for name in names {
            switch name {
            case "hidden": view.isHidden = present.bool("hidden") ?? false
            case "alpha": view.alpha = present.number("alpha") ?? 1
            case "backgroundColor": view.backgroundColor = values.color("backgroundColor", in: present) ?? nil
            case "tintColor": view.tintColor = values.color("tintColor", in: present) ?? nil
            case "layoutMargins":
                if let margins = values.insets(present.child(key: "layoutMargins")) { view.layoutMargins = margins }
            case "directionalLayoutMargins":
                if let margins = values.directionalInsets(present.child(key: name)) {
                    view.directionalLayoutMargins = margins
                }
            case "fontDescription": applyFont(present, to: view)
            case "textColor": applyTextColor(present, to: view)
            case "image": (view as? UIImageView)?.image = values.image("image", in: present)
            case "numberOfLines": (view as? UILabel)?.numberOfLines = present.integer("numberOfLines") ?? 1
            default: (view as? UIStackView).map { applyStack(name, present, to: $0) }
            }
        }
    }

    private func applyStack(_ name: String, _ present: ArchiveElement, to stack: UIStackView) {
        switch name {
        case "axis": stack.axis = present["axis"].flatMap { Names.axes[$0] } ?? .horizontal
        case "distribution": stack.distribution = present["distribution"].flatMap { Names.distributions[$0] } ?? .fill
        case "alignment": stack.alignment = present["alignment"].flatMap { Names.stackAlignments[$0] } ?? .fill
        case "spacing": stack.spacing = present.number("spacing") ?? 0
        default: break
        }
    }

    private func applyFont(_ present: ArchiveElement, to view: UIView) {
        guard let font = values.font("fontDescription", in: present) else { return }
        switch view {
        case let label as UILabel: label.font = font
        case let field as UITextField: field.font = font
        case let text as UITextView: text.font = font
        case let button as UIButton: button.titleLabel?.font = font
        default: break
        }
    }

    private func applyTextColor(_ present: ArchiveElement, to view: UIView) {
        guard let color = values.color("textColor", in: present) ?? nil else { return }
        switch view {
        case let label as UILabel: label.textColor = color
        case let field as UITextField: field.textColor = color
        case let text as UITextView: text.textColor = color
        default: break
        }
    }
}
