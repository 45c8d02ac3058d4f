// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    extension FunctionCallExprSyntax {
        /// The labels of the arguments in the parentheses; an underscore for one without.
        var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
    }

    extension AttributeListSyntax {
        func attribute(_ name: String) -> AttributeSyntax? {
            for element in self {
                guard case .attribute(let attribute) = element else { continue }
                if attribute.attributeName.trimmedDescription == name { return attribute }
            }
            return nil
        }

        func has(_ name: String) -> Bool { attribute(name) != nil }

        /// Whether one of them gives a member a name in Objective-C.
        var exposes: Bool {
            ["objc", "IBAction", "IBSegueAction", "NSManaged"].contains { has($0) }
        }

        /// `save:` of `@objc(save:)`.
        var objectiveCName: String? {
            guard case .objCName(let pieces) = attribute("objc")?.arguments else { return nil }
            return pieces.trimmedDescription.filter { !$0.isWhitespace }
        }
    }

    extension DeclModifierListSyntax {
        func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
    }

    extension TokenSyntax {
        /// Without the backticks of a name that is a keyword.
        var unquoted: String { text.filter { $0 != "`" } }
    }

    extension TypeSyntax {
        /// `Delegate` of `@preconcurrency Delegate`.
        var withoutAttributes: String {
            self.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? trimmedDescription
        }
    }

    extension SyntaxProtocol {
        /// From the first to the last byte of the node, without the spaces and comments around it.
        var bytes: Range<Int> {
            positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
        }

        /// The type of the parameter of a name, of the nearest function around the node that has one.
        func parameterType(named name: String) -> String? {
            for node in sequence(first: Syntax(self), next: \.parent) {
                let signature =
                    node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
                let parameter = signature?.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).text == name
                }
                if let parameter { return parameter.type.trimmedDescription }
            }
            return nil
        }
    }

    /// The names that a body mentions.
    final class TokenNames: SyntaxVisitor {
        private(set) var names: Set<String> = []
        /// Those that may be of a parameter: no member's name, and no argument's label.
        private(set) var plainNames: Set<String> = []

        init(_ node: some SyntaxProtocol) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if case .identifier = token.tokenKind {
                names.insert(token.unquoted)
                if !Self.belongsToOther(token) { plainNames.insert(token.unquoted) }
            }
            return .visitChildren
        }

        private static func belongsToOther(_ token: TokenSyntax) -> Bool {
            if let argument = token.parent?.as(LabeledExprSyntax.self) { return argument.label?.id == token.id }
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            return name.parent?.as(MemberAccessExprSyntax.self)?.declName.id == name.id
        }
    }

    extension FunctionParameterSyntax {
        func read(in body: TokenNames?) -> Parameter {
            let name = (secondName ?? firstName).unquoted
            let isRead = name != "_" && (body.map { $0.plainNames.contains(name) } ?? true)
            return Parameter(label: firstName.unquoted, type: type.trimmedDescription, isRead: isRead)
        }
    }

    /// Names that a file binds to a value of a kind: `let name = value`, `if let name = value`.
    final class BoundNames: SyntaxVisitor {
        private(set) var names: Set<String> = []
        private let isMeant: (ExprSyntax) -> Bool

        init(_ file: SourceFileSyntax, where isMeant: @escaping (ExprSyntax) -> Bool) {
            self.isMeant = isMeant
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            add(node.pattern, node.initializer, node.typeAnnotation)
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            add(node.pattern, node.initializer, node.typeAnnotation)
        }

        private func add(
            _ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?, _ type: TypeAnnotationSyntax?
        ) -> SyntaxVisitorContinueKind {
            if let name = pattern.as(IdentifierPatternSyntax.self), let value = initializer?.value, type == nil,
                isMeant(value)
            {
                names.insert(name.identifier.unquoted)
            }
            return .visitChildren
        }
    }
#endif
