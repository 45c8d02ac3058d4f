// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// A declaration around a place, and what follows of it.
    struct Scope {
        enum Result { case truth, optional, list, nothing, other }

        var name = ""
        /// What `return` gives back; a closure's is not known.
        var result = Result.other
        /// In an initializer, assignments make values whole: none may be left out.
        var isInitializer = false
        /// Variables that get their value later.
        var pending: Set<String> = []

        static func result(of type: TypeSyntax?) -> Result {
            guard let type else { return .nothing }
            if type.trimmedDescription == "Bool" { return .truth }
            if type.is(OptionalTypeSyntax.self) { return .optional }
            if type.is(ArrayTypeSyntax.self) { return .list }
            return ["Void", "()"].contains(type.trimmedDescription) ? .nothing : .other
        }
    }

    extension SyntaxProtocol {
        /// Without the trivia around it.
        var bytes: Range<Int> {
            let start = positionAfterSkippingLeadingTrivia.utf8Offset
            return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
        }

        /// A wrapper takes values: what throws or waits would have to be marked around it.
        var mayThrowOrWait: Bool { tokens(viewMode: .sourceAccurate).contains { ["try", "await"].contains($0.text) } }
    }

    extension ExprSyntax {
        /// `if` and `switch` are values only where they stand alone.
        var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
    }

    extension CodeBlockItemSyntax {
        private var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

        /// Whether the statement may be the value of what it stands in, without `return`.
        var mayBeValue: Bool {
            guard isAlone, let block = parent?.parent else { return false }
            if block.is(ClosureExprSyntax.self) { return !item.isAssignment }
            // An accessor block that is nothing but code is a getter.
            if block.is(AccessorBlockSyntax.self) { return true }
            guard let owner = block.is(SwitchCaseSyntax.self) ? block : block.parent else { return false }
            if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
            if owner.is(SubscriptDeclSyntax.self) { return true }
            if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
            return branch(of: owner)?.mayBeValue ?? false
        }

        /// Whether control leaves by the statement, as the body of a `guard` must.
        var isInGuard: Bool {
            guard let block = parent?.parent?.as(CodeBlockSyntax.self) else { return false }
            return block.parent?.is(GuardStmtSyntax.self) == true && block.statements.last?.id == id
        }

        /// Whether nothing follows in the function or loop.
        var isLastOfBody: Bool {
            guard parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id, let block = parent?.parent else {
                return false
            }
            let owner = block.is(CodeBlockSyntax.self) ? block.parent : block
            return owner.map {
                $0.is(FunctionDeclSyntax.self) || $0.is(ForStmtSyntax.self) || $0.is(ClosureExprSyntax.self)
            }
                ?? false
        }

        /// The statement whose branch a block is.
        private func branch(of owner: Syntax) -> BranchPlace? {
            var node: Syntax? = owner
            while let current = node {
                if current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self) {
                    guard let parent = current.parent else { return nil }
                    if parent.is(IfExprSyntax.self) {
                        node = parent
                        continue
                    }
                    guard let statement = parent.as(ExpressionStmtSyntax.self) else {
                        return BranchPlace(mayBeValue: true)
                    }
                    return BranchPlace(
                        mayBeValue: statement.parent?.as(CodeBlockItemSyntax.self)?.mayBeValue
                            ?? statement.parent?.parent?.as(CodeBlockItemSyntax.self)?.mayBeValue ?? false)
                }
                if current.is(CodeBlockItemSyntax.self) { return nil }
                node = current.parent
            }
            return nil
        }
    }

    private struct BranchPlace { var mayBeValue: Bool }

    extension CodeBlockItemSyntax.Item {
        var isAssignment: Bool {
            self.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
        }
    }
#endif
