// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Overrides of members that the module's extensions add to classes of other modules. Pure Swift does not allow these.
    ///
    /// The extension's member first calls the object's own one, if there is one. `closeMenu()` of a class becomes
    /// `own_closeMenu()`, with which the class conforms to a protocol. `super.closeMenu()` in it becomes the extension's
    /// code. An override in an extension of another module's class becomes `own_UILabel_closeMenu()`, which the extension's member
    /// calls for labels.
    struct ExtensionOverrides {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        func rewrite() {
            for owner in index.members.keys.sorted() where index.types[owner] == nil {
                for member in index.members[owner] ?? [] where module.isOwn(member.file) && member.isObjectiveC {
                    guard !member.isStatic, !member.isOverride, member.kind != .initializer else { continue }
                    let overriding = overrides(of: member)
                    let added = addedOverrides(of: member, in: owner)
                    guard !overriding.isEmpty || !added.isEmpty, let parts = Parts(member, of: owner) else { continue }
                    write(parts, member, hasProtocol: !overriding.isEmpty, added)
                    for (type, override) in overriding { rename(override, of: type, parts, added) }
                    for override in added { rename(override, parts, added) }
                }
            }
        }

        private func overrides(of member: Member) -> [(TypeDeclaration, Member)] {
            index.classes.filter { module.isOwn($0.file) }.flatMap { type in
                (index.members[type.name] ?? []).filter {
                    $0.isOverride && $0.kind == member.kind && $0.fullName == member.fullName
                }.map { (type, $0) }
            }
        }

        /// An override in an extension of another module's class.
        private struct Added {
            let type: String
            let member: Member

            func own(_ parts: Parts) -> String { "own_\(ModuleIndex.lastPart(type))_\(parts.stem)" }
        }

        /// Those of a member that an extension adds to a class, those of subclasses before those of their superclasses.
        private func addedOverrides(of member: Member, in owner: String) -> [Added] {
            let found = index.members.filter { index.types[$0.key] == nil && $0.key != owner }.flatMap {
                type, members in
                members.filter {
                    $0.isOverride && $0.extensionNumber != nil && module.isOwn($0.file) && $0.kind == member.kind
                        && $0.fullName == member.fullName && ReplaceableMembers.lineage(of: type).contains(owner)
                }.map { Added(type: type, member: $0) }
            }
            return found.sorted {
                let depths = (
                    ReplaceableMembers.lineage(of: $0.type).count, ReplaceableMembers.lineage(of: $1.type).count
                )
                return (-depths.0, $0.type) < (-depths.1, $1.type)
            }
        }

        /// What `super` means for code that stands below classes: the nearest override, else the extension's code.
        private func base(below classes: some Sequence<String>, _ parts: Parts, _ added: [Added]) -> String {
            for type in classes {
                if let override = added.first(where: { $0.type == type }) { return override.own(parts) }
            }
            return parts.base
        }

        /// The member as text.
        private struct Parts {
            let name: String
            /// The class and the member, as part of names.
            let stem: String
            let base: String
            let own: String
            let protocolName: String
            /// `(_ a: Int) -> Int`, or `: Int`.
            let signature: String
            let arguments: String
            let isProperty: Bool
            let isSettable: Bool

            init?(_ member: Member, of owner: String) {
                name = member.name
                stem =
                    ModuleIndex.lastPart(owner) + "_" + member.name
                    + member.labels.filter { $0 != "_" }.map { "_" + $0 }.joined()
                (base, own, protocolName) = ("base_" + stem, "own_" + stem, "Overriding_" + stem)
                if let node = member.syntax.as(FunctionDeclSyntax.self) {
                    guard node.genericParameterClause == nil else { return nil }
                    signature = node.signature.trimmedDescription
                    arguments = node.signature.parameterClause.parameters.map { parameter in
                        let name = (parameter.secondName ?? parameter.firstName).text
                        return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
                    }.joined(separator: ", ")
                    (isProperty, isSettable) = (false, false)
                } else if let node = member.syntax.as(VariableDeclSyntax.self), node.bindings.count == 1,
                    let binding = node.bindings.first, let type = binding.typeAnnotation
                {
                    signature = type.trimmedDescription
                    arguments = ""
                    isProperty = true
                    if case .accessors(let list)? = binding.accessorBlock?.accessors {
                        isSettable = list.contains { $0.accessorSpecifier.text == "set" }
                    } else {
                        isSettable = false
                    }
                } else {
                    return nil
                }
            }
        }

        /// Writes the extension's member under another name, and a dispatching one under the old name.
        private func write(_ parts: Parts, _ member: Member, hasProtocol: Bool, _ added: [Added]) {
            let file = module.files[member.file]
            guard let number = member.extensionNumber else { return }
            let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let access = ["public", "internal", "fileprivate", "private"].first { modifiers?.has($0) ?? false } ?? ""
            replaceName(of: member, with: parts.base, in: file)
            // Who has the member, under which name.
            var owners = added.map { (type: $0.type, own: $0.own(parts)) }
            if hasProtocol { owners.insert(("any \(parts.protocolName)", parts.own), at: 0) }
            let call = parts.isProperty ? "" : "(\(parts.arguments))"
            let asking = owners.map { "if let own = self as? \($0.type) { return own.\($0.own)\(call) }" }
            let body = (asking + ["return \(parts.base)\(call)"]).joined(separator: "\n")
            let text: String
            if parts.isProperty {
                let setting = owners.map { "if let own = self as? \($0.type) { own.\($0.own) = newValue; return }" }
                let setter =
                    parts.isSettable
                    ? "\nset {\n\((setting + ["\(parts.base) = newValue"]).joined(separator: "\n"))\n}" : ""
                text = "\(access) var \(parts.name)\(parts.signature) {\nget {\n\(body)\n}\(setter)\n}"
            } else {
                text = "\(access) func \(parts.name)\(parts.signature) {\n\(body)\n}"
            }
            module.add(
                module.guarded(member.syntax, text), before: index.extensions[number].syntax.memberBlock.rightBrace,
                in: member.file)
            guard hasProtocol else { return }
            let requirement =
                parts.isProperty
                ? "var \(parts.own)\(parts.signature) { get\(parts.isSettable ? " set" : "") }"
                : "func \(parts.own)\(parts.signature)"
            let visibility = access == "public" ? "public " : ""
            file.appendix.append(
                "@preconcurrency @MainActor \(visibility)protocol \(parts.protocolName): AnyObject { \(requirement) }")
        }

        private func replaceName(of member: Member, with name: String, in file: SourceFile) {
            if let node = member.syntax.as(FunctionDeclSyntax.self) { file.replace(node.name, with: name) }
            if let binding = member.syntax.as(VariableDeclSyntax.self)?.bindings.first {
                file.replace(binding.pattern, with: name)
            }
        }

        private func rename(_ override: Added, _ parts: Parts, _ added: [Added]) {
            let file = module.files[override.member.file]
            replaceName(of: override.member, with: override.own(parts), in: file)
            blankOverride(override.member, in: file)
            module.renamed.insert(module.place(of: override.member))
            let base = base(below: ReplaceableMembers.lineage(of: override.type).dropFirst(), parts, added)
            for call in SuperCalls(of: parts.name, in: override.member.syntax).found { file.replace(call, with: base) }
        }

        private func blankOverride(_ member: Member, in file: SourceFile) {
            let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            for modifier in modifiers where modifier.name.text == "override" { file.blank(modifier) }
        }

        private func rename(_ override: Member, of type: TypeDeclaration, _ parts: Parts, _ added: [Added]) {
            let file = module.files[override.file]
            replaceName(of: override, with: parts.own, in: file)
            let inherits = index.lineage(of: type.name).dropFirst().contains { ancestor in
                (index.members[ancestor.name] ?? []).contains { $0.isOverride && $0.fullName == override.fullName }
            }
            if !inherits {
                blankOverride(override, in: file)
                if let clause = type.syntax.as(ClassDeclSyntax.self)?.inheritanceClause {
                    module.files[type.file].edits.insert(
                        ", \(parts.protocolName)", at: clause.inheritedTypes.bytes.upperBound)
                }
            }
            let imported = index.lineage(of: type.name).last.flatMap(index.importedSuperclass)
            let base = base(below: imported.map(ReplaceableMembers.lineage) ?? [], parts, added)
            // In the class and in all of its extensions: the override stands in any of them.
            let places =
                [(type.file, type.syntax)]
                + index.extensions.filter { $0.type == type.name && module.isOwn($0.file) }.map {
                    ($0.file, DeclSyntax($0.syntax))
                }
            for (number, syntax) in places {
                for call in SuperCalls(of: parts.name, in: syntax).found {
                    module.files[number].replace(call, with: inherits ? "super.\(parts.own)" : base)
                }
            }
        }
    }
#endif
