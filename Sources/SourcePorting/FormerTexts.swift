// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Declarations of texts that are one of Core Animation's names: before Swift 4.2 these were texts.
    ///
    /// `func cap() -> String { return kCALineCapRound }` has the type `CAShapeLayerLineCap` now, so that a layer takes its result.
    struct FormerTexts {
        let file: SourceFile

        func retype(_ node: FunctionDeclSyntax) {
            guard let type = node.signature.returnClause?.type, let body = node.body else { return }
            retype(type, of: ReturnedValues(Syntax(body)).values)
        }

        func retype(_ node: VariableDeclSyntax) {
            for binding in node.bindings {
                guard let type = binding.typeAnnotation?.type else { continue }
                let body = binding.accessorBlock.map { ReturnedValues(Syntax($0)).values } ?? []
                retype(type, of: (binding.initializer.map { [$0.value] } ?? []) + body)
            }
        }

        private func retype(_ type: TypeSyntax, of values: [ExprSyntax]) {
            guard type.trimmedDescription == "String" else { return }
            let kinds = Set(values.map { Self.kind(of: $0) })
            if kinds.count == 1, let kind = kinds.first ?? nil { file.replace(type, with: kind) }
        }

        /// `CAShapeLayerLineCap` for `kCALineCapRound`; `nil` for another value.
        private static func kind(of value: ExprSyntax) -> String? {
            guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCA"),
                let parts = FormerNameTable.globals[name]?.split(separator: "."), parts.count == 2
            else { return nil }
            return String(parts[0])
        }
    }

    /// What a body returns; the functions in it left aside.
    private final class ReturnedValues: SyntaxVisitor {
        private(set) var values: [ExprSyntax] = []

        init(_ body: Syntax) {
            super.init(viewMode: .sourceAccurate)
            walk(body)
        }

        override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            if let value = node.expression { values.append(value) }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
#endif
