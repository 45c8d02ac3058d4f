// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    extension Module {
        /// The module for which a condition asks here, where it names a framework of Apple's; `nil` if it is the same, or none.
        func module(askedForBy framework: String) -> String? {
            SourceRewriter.hasInUIKit(framework) ? "UIKit" : substitutes.module(for: framework)
        }

        /// Whether a declaration stands under a condition.
        func isConditional(_ node: DeclSyntax) -> Bool {
            sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
        }

        /// The text inside the conditions that stand around a declaration.
        func guarded(_ node: DeclSyntax, _ text: String) -> String {
            var text = text
            var current = Syntax(node)
            while let parent = current.parent {
                if let clause = parent.as(IfConfigClauseSyntax.self),
                    let list = clause.parent?.as(IfConfigClauseListSyntax.self)
                {
                    var opening = ""
                    for each in list {
                        opening += each.poundKeyword.text + (each.condition.map { " " + condition($0) } ?? "") + "\n"
                        if each.id == clause.id { break }
                    }
                    text = opening + text + "\n#endif"
                }
                current = parent
            }
            return text
        }

        private func condition(_ node: ExprSyntax) -> String {
            var text = node.trimmedDescription
            for name in node.tokens(viewMode: .sourceAccurate) {
                guard let other = module(askedForBy: name.text) else { continue }
                text = text.replacing("canImport(\(name.text))", with: "canImport(\(other))")
            }
            return options.takesCodeForIOS ? text.replacing("os(iOS)", with: "(!os(iOS))") : text
        }
    }

    /// The calls `os(iOS)` in a condition.
    final class PlatformConditions: SyntaxVisitor {
        private(set) var iOS: [FunctionCallExprSyntax] = []

        init(_ condition: ExprSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(condition)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.trimmedDescription.filter({ !$0.isWhitespace }) == "os(iOS)" { iOS.append(node) }
            return .visitChildren
        }
    }
#endif
