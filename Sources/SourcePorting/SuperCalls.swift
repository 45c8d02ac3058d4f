// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// `super.name` in a declaration.
    final class SuperCalls: SyntaxVisitor {
        private let name: String
        private(set) var found: [MemberAccessExprSyntax] = []

        init(of name: String, in node: DeclSyntax) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
            return .visitChildren
        }
    }
#endif
