// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Variables that a file declares as any object, `let cell: AnyObject = …` and `for view: AnyObject in …`.
    final class AnyObjectVariables: SyntaxVisitor {
        private(set) var names: Set<String> = []

        init(_ file: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.pattern.as(IdentifierPatternSyntax.self),
                node.typeAnnotation?.type.trimmedDescription == "AnyObject"
            {
                names.insert(name.identifier.unquoted)
            }
            return .visitChildren
        }

        override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.pattern.as(IdentifierPatternSyntax.self),
                node.typeAnnotation?.type.trimmedDescription == "AnyObject"
            {
                names.insert(name.identifier.unquoted)
            }
            return .visitChildren
        }
    }

    /// Variables of loops over lists that a cast makes lists of any objects.
    final class AnyObjectElements: SyntaxVisitor {
        private(set) var names: Set<String> = []
        private let lists: Set<String>

        init(_ file: SourceFileSyntax) {
            lists =
                BoundNames(file) { value in
                    value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
                        == "[AnyObject]"
                }.names
            super.init(viewMode: .sourceAccurate)
            if !lists.isEmpty { walk(file) }
        }

        override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.pattern.as(IdentifierPatternSyntax.self),
                lists.contains(node.sequence.trimmedDescription)
            {
                names.insert(name.identifier.unquoted)
            }
            return .visitChildren
        }
    }
#endif
