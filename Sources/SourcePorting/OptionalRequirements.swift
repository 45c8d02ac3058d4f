// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites `@objc optional` requirements of the module's protocols.
    ///
    /// A requirement `optional func f() -> R` becomes one of another name that returns `R?`, with a default body that returns
    /// `nil`. A conforming class that has the method returns that method's result.
    struct OptionalRequirements {
        static let prefix = "optional_"

        private let module: Module
        /// The full names of requirements that a source uses without calling them.
        private let referenced: Set<String>
        private var index: ModuleIndex { module.index }

        init(_ module: Module) {
            self.module = module
            referenced = OptionalReferences(module).rewrite()
        }

        static func methods(in index: ModuleIndex) -> [Member] {
            index.protocols.flatMap { optionals(of: $0, in: index) }.filter { $0.kind == .method }
        }

        private static func optionals(of type: TypeDeclaration, in index: ModuleIndex) -> [Member] {
            (index.members[type.name] ?? []).filter(\.isOptional)
        }

        /// Whether a requirement of the name returns an optional by itself.
        static func answersOptional(_ name: String, labels: [String], in index: ModuleIndex) -> Bool {
            methods(in: index).contains {
                $0.name == name && $0.labels == labels
                    && $0.syntax.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription.last
                        == "?"
            }
        }

        func rewrite() {
            // A protocol that is declared once for each platform has its requirements once for all, and one default of each.
            var seen: Set<SyntaxIdentifier> = []
            var defaults: Set<String> = []
            for type in index.protocols where module.isOwn(type.file) {
                for requirement in Self.optionals(of: type, in: index)
                where seen.insert(requirement.syntax.id).inserted {
                    let isFirst = defaults.insert("\(type.name).\(requirement.fullName)").inserted
                    rewrite(requirement, of: type, withDefault: isFirst)
                }
            }
            for type in index.classes where module.isOwn(type.file) { answer(for: type) }
        }

        private func rewrite(_ requirement: Member, of type: TypeDeclaration, withDefault: Bool) {
            let file = module.files[type.file]
            if let property = OptionalProperty(requirement) {
                return property.rewrite(in: file, of: type, access: index.access(of: type))
            }
            guard let node = requirement.syntax.as(FunctionDeclSyntax.self), !requirement.isThrowing,
                !requirement.isAsync,
                let modifier = node.modifiers.first(where: { $0.name.text == "optional" })
            else {
                module.diagnostics.append(
                    file.diagnostic(
                        at: requirement.syntax,
                        "\(requirement.fullName) is optional, and only methods that neither throw nor wait, and properties, can be",
                        remedy: "require it, and give it a body in an extension of the protocol"))
                return
            }
            file.replace(modifier, with: "@discardableResult")
            file.replace(node.name, with: Self.prefix + node.name.unquoted)
            let result = Self.result(of: node)
            if let clause = node.signature.returnClause {
                file.replace(clause.type, with: result)
            } else {
                file.edits.insert(" -> \(result)", at: node.signature.bytes.upperBound)
            }
            guard withDefault else { return }
            if referenced.contains(requirement.fullName) { addReference(to: requirement, node, of: type) }
            let parameters = node.signature.parameterClause.trimmedDescription
            file.appendix.append(
                """
                extension \(type.name) {
                \(index.access(of: type))func \(Self.prefix)\(node.name.unquoted)\(parameters) -> \(result) { nil }
                }
                """)
        }

        /// A property beside the requirement: the method as a value.
        private func addReference(to requirement: Member, _ node: FunctionDeclSyntax, of type: TypeDeclaration) {
            let declaration = "var \(OptionalReferences.name(of: requirement)): (\(OptionalReferences.type(of: node)))?"
            module.add("\(declaration) { get }", before: type.memberBlock.rightBrace, in: type.file)
            module.files[type.file].appendix.append(
                "extension \(type.name) {\n\(index.access(of: type))\(declaration) { nil }\n}")
        }

        private static func result(of node: FunctionDeclSyntax) -> String {
            guard var type = node.signature.returnClause?.type.trimmedDescription else { return "Void?" }
            if type.hasSuffix("!") { type.removeLast() }
            // Nested optionals become one: no value, from an existing method or from a missing one.
            return type.hasSuffix("?") ? type : "(\(type))?"
        }

        /// Gives a class the new requirements for the optional methods that it has.
        private func answer(for type: TypeDeclaration) {
            let lineage = index.lineage(of: type.name)
            let inherited = Set(lineage.dropFirst().flatMap { index.protocols(of: $0).map(\.name) })
            for conformance in index.protocols(of: type) where !inherited.contains(conformance.name) {
                for requirement in Self.optionals(of: conformance, in: index) {
                    if let property = OptionalProperty(requirement) {
                        let isThere = lineage.contains { type in
                            (index.members[type.name] ?? []).contains {
                                $0.kind == .property && $0.name == property.name
                            }
                        }
                        if isThere { property.answer(for: type, in: module) }
                        continue
                    }
                    guard let required = requirement.syntax.as(FunctionDeclSyntax.self),
                        let method = lineage.lazy.flatMap({ index.members[$0.name] ?? [] }).first(where: {
                            $0.fullName == requirement.fullName
                        })?.syntax.as(FunctionDeclSyntax.self)
                    else { continue }
                    add(method, as: required, to: type)
                    if referenced.contains(requirement.fullName) {
                        answerReference(to: requirement, method, required, of: type)
                    }
                }
            }
        }

        private func answerReference(
            to requirement: Member, _ method: FunctionDeclSyntax, _ required: FunctionDeclSyntax,
            of type: TypeDeclaration
        ) {
            let parameters = method.signature.parameterClause.parameters
            let passed = parameters.enumerated().map { number, parameter in
                parameter.firstName.text == "_" ? "$\(number)" : "\(parameter.firstName.text): $\(number)"
            }
            let value = "self.\(method.name.text)(\(passed.joined(separator: ", ")))"
            module.add(
                """
                \(index.access(of: type))var \(OptionalReferences.name(of: requirement)): \
                (\(OptionalReferences.type(of: required)))? { { \(value) } }
                """, before: type.memberBlock.rightBrace, in: type.file)
        }

        private func add(_ method: FunctionDeclSyntax, as required: FunctionDeclSyntax, to type: TypeDeclaration) {
            let parameters = method.signature.parameterClause.parameters
            let declared = parameters.enumerated().map { number, parameter in
                let label = parameter.firstName.unquoted
                return "\(label) value\(number): \(parameter.type.trimmedDescription)"
            }
            let passed = parameters.enumerated().map { number, parameter in
                parameter.firstName.text == "_" ? "value\(number)" : "\(parameter.firstName.text): value\(number)"
            }
            let call = "\(method.name.text)(\(passed.joined(separator: ", ")))"
            module.add(
                """
                @discardableResult \(index.access(of: type))func \(Self.prefix)\(method.name.unquoted)\
                (\(declared.joined(separator: ", "))) -> \(Self.result(of: required)) { \(call) }
                """, before: type.memberBlock.rightBrace, in: type.file)
        }
    }
#endif
