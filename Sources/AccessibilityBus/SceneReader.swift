// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    /// Reads a scene's views as things of AT-SPI. The page does the same for browsers (`accessibility.js`, `reading.js`,
    /// `containers.js`).
    @MainActor
    struct SceneReader {
        let window: AccessibleWindow
        var nodes: [String: AccessibleNode] = [:]
        /// The thing with the program's focus.
        private(set) var focused: String?
        private let focusedItem: UIView?
        private let isRightToLeft: Bool

        init(window: AccessibleWindow) {
            self.window = window
            focusedItem = window.scene.focusSystem?.focusedItem as? UIView
            isRightToLeft = window.scene.traitCollection.layoutDirection == .rightToLeft
        }

        static func name(_ target: AccessibleNode.Target) -> String {
            "v\(target.view)" + (target.element.map { "_e\($0)" } ?? "")
        }

        private static func name(_ view: UIView) -> String { "v\(view.displayIdentifier.number)" }

        /// The outermost things, from the back window to the front one.
        mutating func read() -> [String] {
            let all = CGRect(
                x: 0, y: 0, width: window.size.width / window.scale, height: window.size.height / window.scale)
            return found(among: window.scene.shownWindows).flatMap { names(of: $0, in: all) }
        }

        /// AX13: views beside something modal are not found.
        private func found<View: UIView>(among views: [View]) -> [View] {
            let shown = views.filter { !$0.isHidden && !$0.displayAccessibility.isHidden }
            return shown.last { $0.displayAccessibility.isModal }.map { [$0] } ?? shown
        }

        /// The view as a thing; or the things in it, if it is none itself.
        private mutating func names(of view: UIView, in clip: CGRect) -> [String] {
            let told = view.displayAccessibility
            guard !view.isHidden, !told.isHidden else { return [] }
            // A text that is no element is only visible.
            if told.isElement == false, told.role == .text { return [] }
            let frame = view.accessibilityFrame
            let inner = view.clipsToBounds ? clip.intersection(frame) : clip
            guard let role = AccessibleRole(told) else { return content(of: view, told, in: inner) }
            let target = AccessibleNode.Target(scene: window.identifier, view: view.displayIdentifier.number)
            var node = node(target, role, told, frame, in: clip)
            let content = content(of: view, told, in: inner)
            // In a whole thing, only parts are found that can be used themselves, such as a button in a row.
            let isWhole = told.isElement == true || told.isWhole
            node.children = isWhole ? content.filter { nodes[$0]?.states.contains(.focusable) == true } : content
            if let field = view as? any UIView & UITextInput, node.text?.isEditable == true, field.isFirstResponder {
                node.text?.selection = Self.selection(of: field)
                focused = node.name
            } else if focusedItem === view, focused == nil {
                focused = node.name
            }
            nodes[node.name] = node
            return [node.name]
        }

        private func node(
            _ target: AccessibleNode.Target, _ role: AccessibleRole, _ told: DisplayAccessibility, _ frame: CGRect,
            in clip: CGRect
        ) -> AccessibleNode {
            var node = AccessibleNode(name: Self.name(target), parent: "", role: role)
            node.take(told)
            (node.target, node.scene) = (target, window.identifier)
            node.extents = pixels(frame)
            if !clip.intersection(frame).isEmpty { node.states.insert(.showing) }
            return node
        }

        private func pixels(_ frame: CGRect) -> CGRect {
            let scale = window.scale
            return CGRect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
            ).integral
        }

        // MARK: The content of a view

        private mutating func content(of view: UIView, _ told: DisplayAccessibility, in clip: CGRect) -> [String] {
            let groups =
                told.order.map { listed($0, in: view, clip) } ?? children(of: view, in: clip)
            switch told.container {
            case .list: return [list(groups, view, told)]
            case .dataTable: return told.table.map { table($0, groups, view, told, clip) } ?? groups.flatMap(\.self)
            default: return groups.flatMap(\.self)
            }
        }

        /// AX10: each subview's things, in the order of reading.
        private mutating func children(of view: UIView, in clip: CGRect) -> [[String]] {
            var heard: [(frame: CGRect, names: [String])] = []
            for child in found(among: view.subviews) {
                let names = names(of: child, in: clip)
                if !names.isEmpty { heard.append((child.frame, names)) }
            }
            guard heard.count > 1 else { return heard.map(\.names) }
            return ReadingCuts.order(heard.map(\.frame), isRightToLeft: isRightToLeft).map { heard[$0].names }
        }

        /// AX11: only the things that the view lists, in its order.
        private mutating func listed(
            _ items: [DisplayAccessibilityItem], in view: UIView, _ clip: CGRect
        ) -> [[String]] {
            items.enumerated().map { place, item in
                switch item {
                case .view(let identifier):
                    guard let found = window.scene.view(numbered: identifier.number), found !== view else { return [] }
                    return names(of: found, in: clip)
                case .element(let element):
                    guard let role = AccessibleRole(element.accessibility) else { return [] }
                    let target = AccessibleNode.Target(
                        scene: window.identifier, view: view.displayIdentifier.number, element: place)
                    let frame = view.convert(element.frame, to: nil)
                    let node = node(target, role, element.accessibility, frame, in: clip)
                    nodes[node.name] = node
                    return [node.name]
                }
            }
        }

        // MARK: Containers

        /// AX26: adds a container around others.
        private mutating func hold(_ name: String, _ role: AccessibleRole, _ children: [String], label: String? = nil)
            -> String
        {
            var node = AccessibleNode(name: name, parent: "", role: role, label: label ?? "")
            node.children = children
            node.scene = window.identifier
            node.states = [.enabled, .sensitive, .visible]
            for child in children.compactMap({ nodes[$0] }) {
                node.extents = node.extents.isEmpty ? child.extents : node.extents.union(child.extents)
                node.states.formUnion(child.states.intersection(.showing))
            }
            nodes[name] = node
            return name
        }

        private mutating func list(_ groups: [[String]], _ view: UIView, _ told: DisplayAccessibility) -> String {
            let name = Self.name(view)
            let items = groups.filter { !$0.isEmpty }.map { hold("\(name)_i_\($0[0])", .listItem, $0) }
            return hold("\(name)_list", .list, items, label: told.label)
        }

        /// AX27.
        private mutating func table(
            _ table: DisplayDataTable, _ groups: [[String]], _ view: UIView, _ told: DisplayAccessibility,
            _ clip: CGRect
        ) -> [String] {
            let name = Self.name(view)
            let gridName = "\(name)_table"
            var grid = AccessibleGrid(rows: table.rows, columns: table.columns, cells: [])
            var owned: Set<String> = []
            let rows = Dictionary(grouping: table.cells, by: \.row).sorted { $0.key < $1.key }
            let shown = rows.map { row, cells in
                let places = cells.map { cell in
                    let content: [String] =
                        switch cell.item {
                        case .view(let identifier):
                            window.scene.view(numbered: identifier.number).map { names(of: $0, in: clip) } ?? []
                        case .element(let place): ["\(name)_e\(place)"].filter { nodes[$0] != nil }
                        }
                    owned.formUnion(content)
                    let role: AccessibleRole =
                        switch cell.header {
                        case .none: .tableCell
                        case .row: .rowHeader
                        case .column: .columnHeader
                        }
                    let label = content.count == 1 ? nodes[content[0]]?.label : nil
                    let held = hold("\(name)_c\(cell.row + 1)_\(cell.column + 1)", role, content, label: label)
                    grid.cells.append(AccessibleGrid.Cell(name: held, place: cell))
                    if cell.row >= 0, cell.column >= 0 { nodes[held]?.gridName = gridName }
                    return held
                }
                return hold("\(name)_r\(row + 1)", .tableRow, places)
            }
            let others = groups.joined().filter { !owned.contains($0) }
            _ = hold(gridName, .table, shown, label: told.label)
            nodes[gridName]?.grid = grid
            return others + [gridName]
        }

        // MARK: Text

        /// In Unicode scalars.
        private static func selection(of field: any UITextInput) -> Range<Int>? {
            guard let range = field.selectedTextRange else { return nil }
            func scalars(before position: UITextPosition) -> Int {
                field.textRange(from: field.beginningOfDocument, to: position).flatMap(field.text(in:))?
                    .unicodeScalars.count ?? 0
            }
            let start = scalars(before: range.start)
            return start..<(range.isEmpty ? start : max(start, scalars(before: range.end)))
        }
    }

    extension DisplayAccessibility {
        /// Whether a thing of the role is one whole, without inner things.
        fileprivate var isWhole: Bool {
            switch role {
            case .none, .group, .menu: false
            default: true
            }
        }
    }
#endif
