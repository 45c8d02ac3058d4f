// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftOperators
    import SwiftParser
    import SwiftSyntax

    /// Finds the places of a file. What would not compile is left out by syntax alone; the few that only the compiler knows of are
    /// taken out when it says so.
    public final class PlaceFinder: SyntaxVisitor {
        /// All places of a file, in its order.
        public static func places(in source: String, path: String) -> [Place] {
            let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
            let finder = PlaceFinder(PlaceNotes(path: path, tree: folded))
            finder.walk(folded)
            return finder.notes.numbered()
        }

        private let notes: PlaceNotes
        private var scope: Scope { notes.scopes[notes.scopes.count - 1] }

        private init(_ notes: PlaceNotes) {
            self.notes = notes
            super.init(viewMode: .sourceAccurate)
        }

        // MARK: Declarations

        private func enter(_ name: String) -> SyntaxVisitorContinueKind {
            notes.scopes.append(Scope(name: name))
            return .visitChildren
        }

        private func leave() { notes.scopes.removeLast() }

        public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription)
        }
        public override func visitPost(_ node: ClassDeclSyntax) { leave() }
        public override func visitPost(_ node: StructDeclSyntax) { leave() }
        public override func visitPost(_ node: EnumDeclSyntax) { leave() }
        public override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

        public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.attributes.areInlinable else { return .skipChildren }
            _ = enter(node.name.text)
            begin(result: Scope.result(of: node.signature.returnClause?.type), body: node.body)
            return .visitChildren
        }

        public override func visitPost(_ node: FunctionDeclSyntax) { if !node.attributes.areInlinable { leave() } }

        public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.attributes.areInlinable else { return .skipChildren }
            _ = enter("init")
            begin(result: .nothing, body: node.body)
            notes.scopes[notes.scopes.count - 1].isInitializer = true
            return .visitChildren
        }

        public override func visitPost(_ node: InitializerDeclSyntax) { if !node.attributes.areInlinable { leave() } }

        public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.attributes.areInlinable else { return .skipChildren }
            guard let binding = node.bindings.first, node.isMember else {
                return .visitChildren
            }
            _ = enter(binding.pattern.trimmedDescription)
            guard let accessors = binding.accessorBlock else { return .visitChildren }
            begin(result: Scope.result(of: binding.typeAnnotation?.type), body: nil)
            guard case .getter(let items) = accessors.accessors else { return .visitChildren }
            gather(pendingIn: Syntax(items))
            result(ofOnly: items)
            return .visitChildren
        }

        public override func visitPost(_ node: VariableDeclSyntax) {
            if !node.attributes.areInlinable, node.bindings.first != nil, node.isMember { leave() }
        }

        public override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
            let isGetter = node.accessorSpecifier.text == "get"
            _ = enter("")
            begin(
                result: isGetter && notes.scopes.count > 1 ? notes.scopes[notes.scopes.count - 2].result : .nothing,
                body: node.body)
            return .visitChildren
        }

        public override func visitPost(_ node: AccessorDeclSyntax) { leave() }

        public override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            let pending = scope.pending
            let isInitializer = scope.isInitializer
            _ = enter("")
            notes.scopes[notes.scopes.count - 1].pending = pending
            notes.scopes[notes.scopes.count - 1].isInitializer = isInitializer
            gather(pendingIn: Syntax(node.statements))
            return .visitChildren
        }

        public override func visitPost(_ node: ClosureExprSyntax) { leave() }

        private func begin(result: Scope.Result, body: CodeBlockSyntax?) {
            notes.scopes[notes.scopes.count - 1].result = result
            guard let body else { return }
            gather(pendingIn: Syntax(body))
            self.result(ofOnly: body.statements)
        }

        /// `let x: T` without a value: what assigns it must stay.
        private func gather(pendingIn body: Syntax) {
            let pending = PendingVariables(viewMode: .sourceAccurate)
            pending.walk(body)
            notes.scopes[notes.scopes.count - 1].pending.formUnion(pending.names)
        }

        // MARK: What is not looked at

        public override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        public override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
            node.attributes.areInlinable ? .skipChildren : .visitChildren
        }
        public override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let elements = node.elements { walk(elements) }
            return .skipChildren
        }

        // MARK: Conditions

        public override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
            switch node.condition {
            // `while true`: whether a function may end after the loop is the compiler's to know, who names its last line.
            case .expression(let expression) where expression.is(BooleanLiteralExprSyntax.self): return .skipChildren
            case .expression(let expression): notes.negate(expression)
            case .optionalBinding(let binding):
                if let value = binding.initializer?.value {
                    notes.nothing(value, as: .binding, mutated: "nil", wrapper: "none")
                }
            default: break
            }
            return .visitChildren
        }

        public override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
            notes.negate(node.condition)
            return .visitChildren
        }

        public override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            if node.operator.text == "!" { notes.negate(ExprSyntax(node)) }
            return .visitChildren
        }

        public override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
            notes.negate(node.condition)
            return .visitChildren
        }

        public override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
                return .visitChildren
            }
            switch sign {
            case "==", "!=", "===", "!==": notes.negate(ExprSyntax(node), as: .comparison)
            case "<": notes.exchange(node, .comparison, to: "<=", wrapper: "less")
            case "<=": notes.exchange(node, .comparison, to: "<", wrapper: "atMost")
            case ">": notes.exchange(node, .comparison, to: ">=", wrapper: "greater")
            case ">=": notes.exchange(node, .comparison, to: ">", wrapper: "atLeast")
            case "&&", "||":
                guard !node.mayThrowOrWait else { break }
                notes.exchange(node, .logic, to: sign == "&&" ? "||" : "&&", wrapper: sign == "&&" ? "and" : "or")
                notes.negate(node.leftOperand)
                notes.negate(node.rightOperand)
            default: break
            }
            return .visitChildren
        }

        // MARK: Values

        public override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            notes.changeConstant(ExprSyntax(node))
            return .skipChildren
        }

        public override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            notes.changeConstant(ExprSyntax(node))
            return .skipChildren
        }

        public override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            notes.changeTruth(node)
            return .skipChildren
        }

        public override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.calledExpression.trimmedDescription
            if statementsForMistakes.contains(name) { return .skipChildren }
            let isPlain = node.arguments.count == 2 && node.arguments.allSatisfy { $0.label == nil }
            if isPlain, name == "min" { notes.moveLimit(node, from: name, to: "max") }
            if isPlain, name == "max" { notes.moveLimit(node, from: name, to: "min") }
            return .visitChildren
        }

        public override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            if let value = node.expression { result(value) }
            return .visitChildren
        }

        private func result(ofOnly items: CodeBlockItemListSyntax) {
            guard items.count == 1, let only = items.first, case .expr(let value) = only.item else { return }
            guard !only.item.isAssignment else { return }
            result(value)
        }

        private func result(_ value: ExprSyntax) {
            guard !value.isBranching else { return }
            switch scope.result {
            case .truth: notes.negate(value, as: .result)
            case .optional: notes.nothing(value, as: .result, mutated: "nil", wrapper: "none")
            case .list: notes.nothing(value, as: .result, mutated: "[]", wrapper: "empty")
            case .nothing, .other: break
            }
        }

        // MARK: Statements

        public override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            switch node.item {
            case .expr(let expression) where !node.mayBeValue: leaveOut(expression)
            case .stmt(let statement) where !node.isInGuard && !node.isLastOfBody:
                let leaves = statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
                if leaves || statement.is(ContinueStmtSyntax.self) { notes.leaveOut(statement) }
            default: break
            }
            return .visitChildren
        }

        private func leaveOut(_ expression: ExprSyntax) {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.trimmedDescription
                if statementsForMistakes.contains(name) || name.hasSuffix(".init") { return }
                notes.leaveOut(expression)
            } else if expression.is(OptionalChainingExprSyntax.self) {
                notes.leaveOut(expression)
            } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
                let isCompound = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") ?? false
                guard infix.operator.is(AssignmentExprSyntax.self) || isCompound else { return }
                let target = infix.leftOperand.trimmedDescription
                guard !scope.isInitializer || isCompound, target != "self", target != "_" else { return }
                guard !scope.pending.contains(target) else { return }
                notes.leaveOut(expression)
            }
        }
    }

    /// What ends a program on a mistake, or keeps something alive: no test can ask for what it does to a correct program.
    private let statementsForMistakes: Set = [
        "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "brokenRule",
        "withExtendedLifetime", "MainActor.assertIsolated", "dispatchPrecondition",
    ]

    private final class PendingVariables: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.initializer == nil, node.accessorBlock == nil { names.insert(node.pattern.trimmedDescription) }
            return .visitChildren
        }
    }

    extension VariableDeclSyntax {
        fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
    }

    extension AttributeListSyntax {
        /// Whether other modules see the body: it may name nothing that they do not see.
        fileprivate var areInlinable: Bool {
            contains {
                ["@inlinable", "@usableFromInline", "@_alwaysEmitIntoClient", "@_transparent"].contains(
                    $0.trimmedDescription)
            }
        }
    }
#endif
