// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Classes that descend from `NSObject` alone and override what it does with keys (PO47). `NSObject` has nothing to override here: the
    /// first class of each such family gets the methods, and its own overrides of them become methods.
    struct KeyValueOwners {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        private static let required = [
            "value(forKey:)": "func value(forKey key: String) -> Any? { KeyValueDefaults(self).value(forKey: key) }",
            "setValue(_:forKey:)":
                "func setValue(_ value: Any?, forKey key: String) { KeyValueDefaults(self).setValue(value, forKey: key) }",
            "value(forUndefinedKey:)":
                "func value(forUndefinedKey key: String) -> Any? { KeyValueDefaults(self).value(forUndefinedKey: key) }",
            "setValue(_:forUndefinedKey:)":
                "func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueDefaults(self).setValue(value, forUndefinedKey: key) }",
            "setNilValueForKey(_:)":
                "func setNilValueForKey(_ key: String) { KeyValueDefaults(self).setNilValueForKey(key) }",
        ]

        func rewrite() {
            let families = Dictionary(grouping: index.classes) { index.lineage(of: $0.name).last?.name ?? "" }
            for (name, family) in families.sorted(by: { $0.key < $1.key }) {
                guard let first = index.types[name], module.isOwn(first.file),
                    index.importedSuperclass(of: first) == "NSObject",
                    family.contains(where: { overrides(of: $0).contains { Self.required[$0.fullName] != nil } })
                else { continue }
                let own = overrides(of: first).filter { Self.required[$0.fullName] != nil }
                for member in own { becomeMethod(member) }
                let access = index.isOpen(first) ? "open " : index.access(of: first)
                let missing = Self.required.filter { entry in !own.contains { $0.fullName == entry.key } }
                module.add(
                    missing.sorted { $0.key < $1.key }.map { access + $0.value }.joined(separator: "\n"),
                    before: first.memberBlock.rightBrace, in: first.file)
                MissingImports(module, module.files[first.file]).importUIKit()
                guard let clause = first.syntax.as(ClassDeclSyntax.self)?.inheritanceClause else { continue }
                module.files[first.file].edits.insert(", KeyValueOwner", at: clause.inheritedTypes.bytes.upperBound)
            }
        }

        private func overrides(of type: TypeDeclaration) -> [Member] {
            (index.members[type.name] ?? []).filter { $0.isOverride && !$0.isStatic && $0.kind == .method }
        }

        private func becomeMethod(_ member: Member) {
            let file = module.files[member.file]
            file.blankOverride(of: member)
            for call in SuperCalls(of: member.name, in: member.syntax).found {
                if let base = call.base { file.replace(base, with: "KeyValueDefaults(self)") }
            }
        }
    }

    /// The keys under which a module's sources set values (PO9, PO47).
    struct KeysThatAreSet {
        /// Keys that are written as texts.
        fileprivate(set) var names: Set<String> = []
        /// Whether objects are set under keys that only the running program knows.
        fileprivate(set) var areUnknown = false

        init(_ files: [SourceFile]) {
            for file in files {
                let reader = Reader(viewMode: .sourceAccurate)
                reader.walk(file.syntax)
                names.formUnion(reader.names)
                areUnknown = areUnknown || reader.areUnknown
            }
        }

        private final class Reader: SyntaxVisitor {
            var names: Set<String> = []
            var areUnknown = false

            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                let access = node.calledExpression.as(MemberAccessExprSyntax.self)
                let name =
                    access?.declName.baseName.text
                    ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                if name == "setValuesForKeys" { areUnknown = true }
                guard name == "setValue", [["_", "forKey"], ["_", "forKeyPath"]].contains(node.labels),
                    let key = node.arguments.last?.expression
                else { return .visitChildren }
                if let text = key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                    if let last = text.split(separator: ".").last { names.insert(String(last)) }
                } else if let path = key.as(MacroExpansionExprSyntax.self), path.macroName.text == "keyPath" {
                    if let last = path.arguments.first?.expression.trimmedDescription.split(separator: ".").last {
                        names.insert(String(last))
                    }
                } else if access?.base?.is(SuperExprSyntax.self) != true, !isOfDefaults(access?.base) {
                    areUnknown = true
                }
                return .visitChildren
            }

            /// The user's defaults have no properties.
            private func isOfDefaults(_ base: ExprSyntax?) -> Bool {
                base?.trimmedDescription.lowercased().contains("defaults") ?? false
            }
        }
    }
#endif
