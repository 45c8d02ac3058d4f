// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitLists

/// What an archive says of tables and collections.
@MainActor
struct ListAttributes {
    private let element: ArchiveElement
    private let values: ElementValues
    private let assembly: Assembly

    init(_ view: ViewAttributes) {
        element = view.element
        values = view.values
        assembly = view.assembly
    }

    // MARK: Tables

    func apply(_ table: UITableView) {
        // Heights of -1 are those that UIKit finds itself.
        if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
        if let height = element.number("estimatedRowHeight"), height >= 0 { table.estimatedRowHeight = height }
        if let height = element.number("sectionHeaderHeight"), height > 0, !isUsual(height) {
            table.sectionHeaderHeight = height
        }
        if let height = element.number("sectionFooterHeight"), height > 0, !isUsual(height) {
            table.sectionFooterHeight = height
        }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = values.color("separatorColor", in: element) { table.separatorColor = color }
        if let insets = values.insets(element.child(key: "separatorInset")) { table.separatorInset = insets }
        if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
        if let allows = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = allows }
        if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = allows
        }
        if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = assembly.makeView(header) }
        if let footer = element.child(key: "tableFooterView") { table.tableFooterView = assembly.makeView(footer) }
        if let back = element.child(key: "backgroundView") { table.backgroundView = assembly.makeView(back) }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register(Prototype.nib(prototype, assembly), forCellReuseIdentifier: identifier)
        }
        let sections = element.list("sections").filter { $0.tag == "tableViewSection" }
        if !sections.isEmpty { assembly.staticSections = sections.map(makeSection) }
    }

    /// What the editor writes for headers of the system's own height: 28 points, or 22 and 18 of older tables.
    private func isUsual(_ height: Double) -> Bool { [28, 22, 18, 10].contains(height) }

    /// IB8: the cells of a static table are made with it.
    private func makeSection(_ section: ArchiveElement) -> StaticTableSection {
        let rows = section.list("cells").compactMap { element -> (cell: UITableViewCell, height: CGFloat?)? in
            guard let cell = assembly.makeView(element) as? UITableViewCell else { return nil }
            let height = element.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }
            return (cell, height)
        }
        return StaticTableSection(
            header: section.string("headerTitle"), footer: section.string("footerTitle"), rows: rows)
    }

    // MARK: Collections

    func apply(_ collection: UICollectionView) {
        if let layout = element.child(key: "collectionViewLayout") { collection.collectionViewLayout = make(layout) }
        if let allows = element.bool("allowsSelection") { collection.allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { collection.allowsMultipleSelection = allows }
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.register(Prototype.nib(prototype, assembly), forCellWithReuseIdentifier: identifier)
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"] else {
                continue
            }
            collection.register(
                Prototype.nib(prototype, assembly), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    private func make(_ element: ArchiveElement) -> UICollectionViewLayout {
        let base: UICollectionViewLayout.Type =
            element.tag == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let own = assembly.document.customClass(element) as? UICollectionViewLayout.Type
        let coder = ArchiveCoder(element, base) { _ in }
        let made = (own ?? base).init(coder: coder) ?? UICollectionViewFlowLayout()
        assembly.note(made, element)
        guard let flow = made as? UICollectionViewFlowLayout else { return made }
        if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = values.size(element.child(key: "itemSize")) { flow.itemSize = size }
        if element.bool("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = values.size(element.child(key: "estimatedItemSize")) {
            flow.estimatedItemSize = size
        }
        if let size = values.size(element.child(key: "headerReferenceSize")) { flow.headerReferenceSize = size }
        if let size = values.size(element.child(key: "footerReferenceSize")) { flow.footerReferenceSize = size }
        if let insets = values.insets(element.child(key: "sectionInset")) { flow.sectionInset = insets }
        return flow
    }
}

/// A cell or a supplementary view that a list makes again and again (IB7).
@MainActor
enum Prototype {
    static func nib(_ element: ArchiveElement, _ assembly: Assembly) -> UINib {
        let document = assembly.document
        return UINib { [weak scene = assembly.scene] _ in
            var known: [String: AnyObject] = [:]
            // A button in a cell may send its action to the controller.
            if let scene, let id = scene.controllerID, let controller = scene.controller { known[id] = controller }
            let assembly = Assembly(document, scene: scene, known: known)
            guard let view = assembly.makeView(element) else { return [] }
            assembly.finish()
            return [view]
        }
    }
}

/// What is in a table's cell: the labels and the image of its style, or views of the application's own.
@MainActor
struct CellContents {
    private let view: ViewAttributes
    private var element: ArchiveElement { view.element }

    init(_ view: ViewAttributes) { self.view = view }

    func fill(_ cell: UITableViewCell) {
        applyStyle(cell)
        guard let content = element.child(key: "contentView") else { return }
        let parts: [(id: String?, part: () -> UIView?)] = [
            (element["textLabel"], { cell.textLabel }), (element["detailTextLabel"], { cell.detailTextLabel }),
            (element["imageView"], { cell.imageView }),
        ]
        let styled = Set(parts.compactMap(\.id))
        for child in content.list("subviews") {
            guard let id = child.id, styled.contains(id), let part = parts.first(where: { $0.id == id })?.part() else {
                continue
            }
            view.assembly.note(part, child)
            switch part {
            case let label as UILabel: TextAttributes(ViewAttributes(label, child, view.assembly)).apply(label)
            case let image as UIImageView: image.image = view.values.image("image", in: child)
            default: break
            }
            part.isUserInteractionEnabled = child.bool("userInteractionEnabled") ?? false
        }
        view.fillContent(cell.contentView, content, leavingOut: styled)
    }

    private func applyStyle(_ cell: UITableViewCell) {
        let types: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        if let type = element["accessoryType"].flatMap({ types[$0] }) { cell.accessoryType = type }
        if let type = element["editingAccessoryType"].flatMap({ types[$0] }) { cell.editingAccessoryType = type }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") { cell.indentationWidth = width }
        if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
        if let back = element.child(key: "backgroundView") { cell.backgroundView = view.assembly.makeView(back) }
        if let back = element.child(key: "selectedBackgroundView") {
            cell.selectedBackgroundView = view.assembly.makeView(back)
        }
        if let accessory = element.child(key: "accessoryView") {
            cell.accessoryView = view.assembly.makeView(accessory)
        }
    }
}
