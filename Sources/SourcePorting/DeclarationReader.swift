// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Reads the declarations of one file.
    final class DeclarationReader: SyntaxVisitor {
        private(set) var types: [TypeDeclaration] = []
        private(set) var extensions: [Extension] = []
        private(set) var members: [String: [Member]] = [:]
        private(set) var inherited: [String: [String]] = [:]
        private(set) var propertyNames: Set<String> = []
        private(set) var annotations: [String: String] = [:]
        private(set) var aliases: [String: String] = [:]

        private struct Scope {
            let type: String
            let isObjectiveC: Bool
            let extensionNumber: Int?
        }

        private let file: Int
        private let firstExtension: Int
        private var scopes: [Scope] = []
        private var functionDepth = 0

        init(file: Int, firstExtension: Int) {
            self.file = file
            self.firstExtension = firstExtension
            super.init(viewMode: .sourceAccurate)
        }

        // MARK: Types

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(
                DeclSyntax(node), .classType, node.name, node.inheritanceClause, node.memberBlock, node.attributes,
                isGeneric: node.genericParameterClause != nil, exposes: "objcMembers")
        }
        override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(
                DeclSyntax(node), .protocolType, node.name, node.inheritanceClause, node.memberBlock, node.attributes,
                isGeneric: false, exposes: "objc")
        }
        override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(
                DeclSyntax(node), .other, node.name, node.inheritanceClause, node.memberBlock, node.attributes,
                isGeneric: node.genericParameterClause != nil, exposes: "objc")
        }
        override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(
                DeclSyntax(node), .other, node.name, node.inheritanceClause, node.memberBlock, node.attributes,
                isGeneric: node.genericParameterClause != nil, exposes: "")
        }
        override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(
                DeclSyntax(node), .other, node.name, node.inheritanceClause, node.memberBlock, node.attributes,
                isGeneric: node.genericParameterClause != nil, exposes: "")
        }
        override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = ModuleIndex.withoutArguments(node.extendedType.trimmedDescription)
            let number = firstExtension + extensions.count
            extensions.append(Extension(number: number, file: file, type: type, syntax: node))
            inherited[type, default: []] += names(in: node.inheritanceClause)
            scopes.append(Scope(type: type, isObjectiveC: node.attributes.has("objc"), extensionNumber: number))
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

        private func enter(
            _ node: DeclSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
            _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax,
            isGeneric: Bool, exposes attribute: String
        ) -> SyntaxVisitorContinueKind {
            var name = (scopes.last.map { $0.type + "." } ?? "") + name.unquoted
            // Code outside of a function cannot name its declarations; two functions may declare the same name.
            if functionDepth > 0 { name += "@\(file):\(node.position.utf8Offset)" }
            types.append(
                TypeDeclaration(
                    kind: kind, name: name, isLocal: functionDepth > 0, isGeneric: isGeneric,
                    isObjectiveC: attributes.has("objc"), inherited: names(in: inheritance), file: file, syntax: node,
                    memberBlock: block))
            scopes.append(Scope(type: name, isObjectiveC: attributes.has(attribute), extensionNumber: nil))
            return .visitChildren
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            // The first of several, in `#if canImport(UIKit)`, is iOS's.
            if aliases[node.name.unquoted] == nil {
                aliases[node.name.unquoted] = node.initializer.value.trimmedDescription
            }
            return .visitChildren
        }

        private func names(in clause: InheritanceClauseSyntax?) -> [String] {
            clause?.inheritedTypes.map { $0.type.withoutAttributes } ?? []
        }

        // MARK: Members

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let body = node.body.map(TokenNames.init)
            add(
                DeclSyntax(node), .method, node.name.unquoted,
                node.signature.parameterClause.parameters.map { $0.read(in: body) }, node.modifiers, node.attributes,
                node.signature.effectSpecifiers)
            functionDepth += 1
            return .visitChildren
        }
        override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            add(
                DeclSyntax(node), .initializer, "init",
                node.signature.parameterClause.parameters.map { $0.read(in: nil) }, node.modifiers, node.attributes,
                node.signature.effectSpecifiers)
            functionDepth += 1
            return .visitChildren
        }
        override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

        /// A tuple's element may hold a closure, as a property may.
        override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.firstName, node.type.is(OptionalTypeSyntax.self) { propertyNames.insert(name.unquoted) }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unquoted else { continue }
                propertyNames.insert(name)
                if let type = binding.typeAnnotation?.type.trimmedDescription {
                    annotations[name] = type
                } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                    call.calledExpression.is(DictionaryExprSyntax.self)
                        || call.calledExpression.is(ArrayExprSyntax.self)
                {
                    // `var types = [String: View.Type]()`.
                    annotations[name] = call.calledExpression.trimmedDescription
                }
                if functionDepth == 0 {
                    add(DeclSyntax(node), .property, name, [], node.modifiers, node.attributes, nil)
                }
            }
            functionDepth += 1
            return .visitChildren
        }
        override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            functionDepth += 1
            return .visitChildren
        }
        override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

        private func add(
            _ node: DeclSyntax, _ kind: Member.Kind, _ name: String, _ parameters: [Parameter],
            _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
            _ effects: FunctionEffectSpecifiersSyntax?
        ) {
            guard functionDepth == 0, let scope = scopes.last else { return }
            let isHidden = modifiers.has("private") || modifiers.has("fileprivate") || attributes.has("nonobjc")
            members[scope.type, default: []].append(
                Member(
                    kind: kind, name: name, parameters: parameters,
                    isStatic: modifiers.has("static") || modifiers.has("class"),
                    isOverride: modifiers.has("override"),
                    isObjectiveC: attributes.exposes || scope.isObjectiveC && !isHidden,
                    isOptional: modifiers.has("optional"), isThrowing: effects?.throwsClause != nil,
                    isAsync: effects?.asyncSpecifier != nil, givenName: attributes.objectiveCName, syntax: node,
                    file: file, extensionNumber: scope.extensionNumber))
        }
    }
#endif
