// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Overrides of members that the module's extensions add to classes of other modules. Pure Swift does not allow these.
    ///
    /// The extension's member first calls the object's own one, if there is one. `closeMenu()` of a class becomes
    /// `own_closeMenu()`, with which the class conforms to a protocol. `super.closeMenu()` in it becomes the extension's
    /// code.
    struct ExtensionOverrides {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        func rewrite() {
            for owner in index.members.keys.sorted() where index.types[owner] == nil {
                for member in index.members[owner] ?? [] where module.isOwn(member.file) && member.isObjectiveC {
                    guard !member.isStatic, !member.isOverride, member.kind != .initializer else { continue }
                    let overriding = overrides(of: member)
                    guard !overriding.isEmpty, let parts = Parts(member, of: owner) else { continue }
                    write(parts, member)
                    for (type, override) in overriding { rename(override, of: type, parts) }
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

        /// The member as text.
        private struct Parts {
            let name: String
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
                let stem =
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
        private func write(_ parts: Parts, _ member: Member) {
            let file = module.files[member.file]
            guard let number = member.extensionNumber else { return }
            let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let access = ["public", "internal", "fileprivate", "private"].first { modifiers?.has($0) ?? false } ?? ""
            replaceName(of: member, with: parts.base, in: file)
            let text: String
            let requirement: String
            if parts.isProperty {
                let setter =
                    parts.isSettable
                    ? " set { if let own = self as? any \(parts.protocolName) { own.\(parts.own) = newValue } else { \(parts.base) = newValue } }"
                    : ""
                text =
                    "\(access) var \(parts.name)\(parts.signature) { get { (self as? any \(parts.protocolName))?.\(parts.own) ?? \(parts.base) }\(setter) }"
                requirement = "var \(parts.own)\(parts.signature) { get\(parts.isSettable ? " set" : "") }"
            } else {
                text = """
                    \(access) func \(parts.name)\(parts.signature) {
                    if let own = self as? any \(parts.protocolName) { return own.\(parts.own)(\(parts.arguments)) }
                    return \(parts.base)(\(parts.arguments))
                    }
                    """
                requirement = "func \(parts.own)\(parts.signature)"
            }
            module.add(
                module.guarded(member.syntax, text), before: index.extensions[number].syntax.memberBlock.rightBrace,
                in: member.file)
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

        private func rename(_ override: Member, of type: TypeDeclaration, _ parts: Parts) {
            let file = module.files[override.file]
            replaceName(of: override, with: parts.own, in: file)
            let inherits = index.lineage(of: type.name).dropFirst().contains { ancestor in
                (index.members[ancestor.name] ?? []).contains { $0.isOverride && $0.fullName == override.fullName }
            }
            if !inherits {
                let modifiers = override.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
                for modifier in modifiers where modifier.name.text == "override" { file.blank(modifier) }
                if let clause = type.syntax.as(ClassDeclSyntax.self)?.inheritanceClause {
                    module.files[type.file].edits.insert(
                        ", \(parts.protocolName)", at: clause.inheritedTypes.bytes.upperBound)
                }
            }
            for (number, file) in module.files.enumerated() where number == type.file || number == override.file {
                let calls = SuperCalls(of: parts.name, in: number == type.file ? type.syntax : override.syntax)
                for call in calls.found { file.replace(call, with: inherits ? "super.\(parts.own)" : parts.base) }
            }
        }
    }
#endif
