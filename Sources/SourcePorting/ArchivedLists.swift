// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Lists what storyboards and nibs find by name: outlets and inspectable values (PO31), and the methods that make the controllers of
    /// segues (PO35); and what sources set by its key (PO47).
    ///
    /// Extensions of other modules' classes have no list to override. What they declare is in the module's `InterfaceArchives`, if it has
    /// archives (PO31, PO34).
    struct ArchivedLists {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        func rewrite() {
            let properties = ClassListWriter(module, .properties) { type in
                index.lineage(of: type.name).contains { !self.properties(of: $0).isEmpty }
            }
            let segueActions = ClassListWriter(module, .segueActions) { _ in false }
            for type in index.classes where module.isOwn(type.file) {
                let own = self.properties(of: type)
                if !own.isEmpty {
                    properties.write(own.map { .init(member: $0, source: entry($0, of: type.name)) }, of: type)
                }
                guard index.isController(type) else { continue }
                let made = (index.members[type.name] ?? []).compactMap { member in
                    SegueActionEntry(member, of: type.name).map {
                        ClassListWriter.Entry(member: member, source: $0.source)
                    }
                }
                if !made.isEmpty { segueActions.write(made, of: type) }
            }
        }

        private func properties(of type: TypeDeclaration) -> [Member] {
            let members = index.members[type.name] ?? []
            // Sources of Swift 3 expose all properties of such a class, later ones those that say so.
            let exposesAll = !members.contains { $0.kind == .property && $0.isObjectiveC }
            let isPlain = !index.isResponder(type)
            let hasKeys = index.lineage(of: type.name).last.flatMap(index.importedSuperclass) != nil
            return members.filter { member in
                if member.isArchived || module.archived.contains(module.place(of: member)) { return true }
                guard hasKeys, member.isSettable, member.isObjectiveC || isPlain && exposesAll else { return false }
                return module.keys.names.contains(member.name) || isPlain && module.keys.areUnknown
            }
        }

        /// `ArchivedProperty("label", on: Card.self) { … }`. Inside of the type its own name is enough, and a type in a function has no
        /// other.
        private func entry(_ member: Member, of owner: String) -> String {
            let type = ModuleIndex.lastPart(owner).prefix { $0 != "@" }
            return
                "ArchivedProperty(\(literal(member.name)), on: \(type).self) { $0.\(member.name) = try $1.read() }"
        }

        // MARK: Extensions of other modules' classes

        /// The names of the lists that the class `InterfaceArchives` joins.
        struct OfExtensions {
            var properties: [String] = []
            var actions: [String] = []
        }

        /// Writes the lists of extensions of other modules' classes, each into its extension's file: only there its private members can be
        /// named.
        func writeExtensions() -> OfExtensions {
            var lists = OfExtensions()
            for part in index.extensions where module.isOwn(part.file) && !module.files[part.file].isLeftOut {
                if let own = index.type(named: part.type), own.kind != .classType || module.isOwn(own.file) { continue }
                // A protocol of another module, or a value: no object of an archive is of that type alone.
                guard part.syntax.genericWhereClause == nil else { continue }
                let members = (index.members[part.type] ?? []).filter { $0.extensionNumber == part.number }
                let properties = members.filter { $0.isArchived && canName($0, in: part) }
                let actions = members.flatMap(module.withFormerName).filter {
                    $0.isArchivedAction && ActionEntry.canPerform($0) && canName($0, in: part)
                }
                if !properties.isEmpty {
                    lists.properties.append("propertiesOfExtension\(part.number)")
                    write(properties, "ArchivedProperty", lists.properties.last ?? "", of: part) {
                        entry($0, of: part.type)
                    }
                }
                if !actions.isEmpty {
                    lists.actions.append("actionsOfExtension\(part.number)")
                    write(actions, "Selector", lists.actions.last ?? "", of: part) {
                        ActionEntry($0, of: part.type).source(lineEnds: "")
                    }
                }
            }
            return lists
        }

        /// A private member cannot be named even in its file, outside of the extended type.
        private func canName(_ member: Member, in part: Extension) -> Bool {
            guard member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("private") == true else {
                return true
            }
            module.diagnostics.append(
                module.files[part.file].diagnostic(
                    .warning, at: member.syntax,
                    "no archive finds \(member.name), which is private in an extension of \(part.type)",
                    remedy: "declare it fileprivate"))
            return false
        }

        private func write(
            _ members: [Member], _ element: String, _ name: String, of part: Extension,
            entry: (Member) -> String
        ) {
            let file = module.files[part.file]
            let lines = members.map { module.guarded($0.syntax, "list.append(\(entry($0)))") }
            let body = module.guarded(DeclSyntax(part.syntax), lines.joined(separator: "\n"))
            file.appendix.append(
                """
                extension InterfaceArchives {
                @MainActor static var \(name): [\(element)] {
                var list: [\(element)] = []
                \(body)
                return list
                }
                }
                """)
            MissingImports(module, file).importUIKit()
        }
    }

    extension Member {
        /// Whether a storyboard or a nib may set it by its name: an outlet or an inspectable value with a setter.
        var isArchived: Bool {
            guard isSettable, let node = syntax.as(VariableDeclSyntax.self) else { return false }
            return ["IBOutlet", "IBInspectable", "GKInspectable"].contains { node.attributes.has($0) }
        }

        /// Whether it is a property of instances that the class can set.
        var isSettable: Bool {
            guard kind == .property, !isStatic, let node = syntax.as(VariableDeclSyntax.self) else { return false }
            return node.bindingSpecifier.text == "var" && accessors?.contains("set") ?? true
        }

        /// Whether a storyboard or a nib may name it as an action.
        var isArchivedAction: Bool {
            kind == .method && !isStatic && (syntax.as(FunctionDeclSyntax.self)?.attributes.has("IBAction") ?? false)
        }
    }

    /// A method that makes the controller of a segue, as an element of its class's list.
    struct SegueActionEntry {
        let source: String

        /// `nil` of another method.
        init?(_ member: Member, of owner: String) {
            guard member.kind == .method, !member.isStatic, !member.isThrowing, !member.isAsync,
                (1...3).contains(member.parameters.count),
                member.syntax.as(FunctionDeclSyntax.self)?.attributes.has("IBSegueAction") == true
            else { return nil }
            var arguments: [String] = []
            for (number, parameter) in member.parameters.enumerated() {
                // The sender is any object; a method may know its class.
                let type = number == 1 ? parameter.passedType : ""
                let cast =
                    ["", "Any?"].contains(type) ? "" : type.hasSuffix("?") ? " as? \(type.dropLast())" : " as! \(type)"
                arguments.append((parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(number + 1)\(cast)")
            }
            let type = ModuleIndex.lastPart(owner).prefix { $0 != "@" }
            source =
                "SegueAction(\(literal(member.objectiveCName)), on: \(type).self) "
                + "{ $0.\(member.name)(\(arguments.joined(separator: ", "))) }"
        }
    }
#endif
