// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Finds what the module's archives name in its sources: classes, outlets, inspectable values and actions.
    ///
    /// What an archive names is in the class's lists, with an attribute or without one: sources before Swift 4 have none. What no
    /// source declares is warned of, as far as that is sure.
    struct ArchiveConnections {
        private let module: Module
        private var index: ModuleIndex { module.index }
        /// Classes by the names that `@objc(name)` gives them.
        private let classes: [String: TypeDeclaration]
        /// Methods by their names in Objective-C.
        private let methods: [String: [Member]]
        /// Actions by the names that Swift before 3 gave them. Archives of that time are in use with sources that were never changed.
        private let formerActions: [String: [Member]]
        /// The names of properties in extensions of other modules' types.
        private let extended: Set<String>

        init(_ module: Module) {
            self.module = module
            let index = module.index
            let named = index.classes.compactMap { type -> (String, TypeDeclaration)? in
                type.syntax.as(ClassDeclSyntax.self)?.attributes.objectiveCName.map { ($0, type) }
            }
            classes = Dictionary(named) { first, _ in first }
            methods = Dictionary(grouping: index.members.values.joined().filter { $0.kind == .method }) {
                $0.objectiveCName
            }
            formerActions = Dictionary(
                grouping: methods.values.joined().filter { $0.isArchivedAction && $0.givenName == nil }
            ) { ObjectiveCName.formerMethod($0.name, labels: $0.labels) }
            extended = Set(
                index.members.filter { index.types[$0.key] == nil }.values.joined().filter { $0.kind == .property }
                    .map(\.name))
        }

        func rewrite(_ archives: inout InterfaceArchives) {
            archives.changeEach { archive in
                name(&archive.root)
                check(archive.root, of: archive.path)
            }
        }

        // MARK: Classes

        /// Gives custom classes the names that they have here: nothing knows those of `@objc(name)`.
        private func name(_ element: inout MarkupElement) {
            if let name = element["customClass"], index.types[name] == nil, let type = classes[name] {
                element.attributes["customClass"] = type.name
            }
            for number in element.children.indices { name(&element.children[number]) }
        }

        /// Frameworks of Apple's by the beginnings of their classes.
        private static let frameworks = ["UI", "NS", "MK", "WK", "GLK", "MTK", "SCN", "SK", "PDF", "AV", "CA"]

        private func check(_ root: MarkupElement, of path: String) {
            root.visit { element in
                guard let name = element["customClass"] else { return checkActions(of: element, in: path) }
                let type = index.types[name]
                let isForeign = element["customModule"] != nil && element["customModuleProvider"] != "target"
                if type == nil, !isForeign,
                    element["customModule"] != nil || !Self.frameworks.contains(where: name.hasPrefix)
                {
                    warn(
                        "no source of the module declares the class \(name) of the archive", at: element, in: path,
                        remedy: "add the file that declares it")
                }
                if let type, type.kind == .classType { checkProperties(of: element, type, in: path) }
                checkActions(of: element, in: path)
            }
        }

        // MARK: Properties

        private func checkProperties(of element: MarkupElement, _ type: TypeDeclaration, in path: String) {
            for outlet in element.connections where outlet.tag == "outlet" || outlet.tag == "outletCollection" {
                guard let name = outlet["property"] else { continue }
                find(name, of: type, at: outlet, in: path)
            }
            for list in element.children where list.tag == "userDefinedRuntimeAttributes" {
                for attribute in list.children {
                    guard let first = attribute["keyPath"]?.split(separator: ".").first else { continue }
                    mark(String(first), of: type)
                }
            }
        }

        private func find(_ name: String, of type: TypeDeclaration, at outlet: MarkupElement, in path: String) {
            if mark(name, of: type) || extended.contains(name) || Self.outlets.contains(name) { return }
            // A superclass of another module may have it.
            guard index.descendsFromUIKit(type) || index.isPlain(type) else { return }
            warn(
                "\(type.name) has no property \(name), which is an outlet in the archive", at: outlet, in: path,
                remedy: "declare it with @IBOutlet, or take the connection out of the archive")
        }

        /// Lists a property. False if the class and its superclasses in the module have none of that name.
        @discardableResult
        private func mark(_ name: String, of type: TypeDeclaration) -> Bool {
            let named = index.lineage(of: type.name).flatMap { index.members[$0.name] ?? [] }
                .filter { $0.kind == .property && $0.name == name && !$0.isStatic }
            for member in named where member.isSettable { module.archived.insert(module.place(of: member)) }
            return !named.isEmpty
        }

        /// The outlets of UIKit's classes.
        private static let outlets: Set<String> = [
            "accessoryView", "backBarButtonItem", "backgroundView", "contentView", "customView", "dataSource",
            "delegate", "detailTextLabel", "dragDelegate", "dropDelegate", "editingAccessoryView",
            "gestureRecognizers", "imageView", "inputAccessoryView", "inputView", "leftBarButtonItem",
            "leftBarButtonItems", "leftView", "maskView", "multipleSelectionBackgroundView", "navigationBar",
            "navigationItem", "prefetchDataSource", "rightBarButtonItem", "rightBarButtonItems", "rightView",
            "searchDisplayController", "searchResultsUpdater", "selectedBackgroundView", "tabBar", "tabBarItem",
            "tableFooterView", "tableHeaderView", "tableView", "textLabel", "titleView", "toolbar", "toolbarItems",
            "uiDelegate", "navigationDelegate", "collectionView", "view", "window",
        ]

        // MARK: Actions

        private func checkActions(of element: MarkupElement, in path: String) {
            for connection in element.connections {
                let name = connection.tag == "action" ? connection["selector"] : connection["unwindAction"]
                if let name { findAction(name, at: connection, in: path) }
                if let name = connection["destinationCreationSelector"], methods[name] == nil {
                    warn(
                        "no class has a method \(name), which makes a controller for the archive", at: connection,
                        in: path, remedy: "declare it with @IBSegueAction, or take it out of the archive")
                }
            }
        }

        private func findAction(_ name: String, at connection: MarkupElement, in path: String) {
            if methods[name] == nil, let found = formerActions[name] {
                for member in found where module.isOwn(member.file) {
                    module.formerActions[module.place(of: member)] = name
                }
                return
            }
            guard let found = methods[name] else {
                let base = String(name.prefix { $0 != ":" })
                if UIKitNames.editActions.contains(base) || UIKitNames.plainMethods.contains(base)
                    || UIKitNames.methods.values.contains(name) || Self.actions.contains(name)
                {
                    return
                }
                return warn(
                    "no class has a method \(name), which is an action in the archive", at: connection, in: path,
                    remedy: "declare it with @IBAction, or take the connection out of the archive")
            }
            for member in found where module.isOwn(member.file) { module.selected.insert(module.place(of: member)) }
        }

        /// Actions of UIKit's classes besides those of the edit menu.
        private static let actions: Set<String> = [
            "endEditing:", "goBack", "goForward", "reload", "reloadData", "stopLoading", "toggleSidebar:",
        ]

        /// Once for each archive: many buttons may have the same action.
        private func warn(_ reason: String, at element: MarkupElement, in path: String, remedy: String) {
            guard !module.diagnostics.contains(where: { $0.path == path && $0.reason == reason }) else { return }
            module.diagnostics.append(
                PortingDiagnostic(
                    severity: .warning, path: path, line: element.line, column: element.column, reason: reason,
                    remedy: remedy))
        }
    }

    extension MarkupElement {
        /// The outlets, actions and segues of an object.
        fileprivate var connections: [MarkupElement] {
            children.filter { $0.tag == "connections" }.flatMap(\.children)
        }
    }
#endif
