// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Names the window of an application's delegate by a property that is an optional twice, as the optional requirement is on iOS.
    ///
    /// So what sources write after it, `delegate?.window??.bounds` or a `guard let` twice, has the same types on both.
    struct DelegatesWindow {
        private let file: SourceFile
        /// Constants and variables that hold the delegate as the protocol has it.
        private let names: Set<String>

        init(_ file: SourceFile) {
            self.file = file
            names = BoundNames(file.syntax) { Self.isDelegate($0) }.names
        }

        func rewrite(_ node: MemberAccessExprSyntax) {
            guard node.declName.baseName.text == "window", let base = node.base else { return }
            let name = Self.withoutMarks(base)
            guard Self.isDelegate(base) || names.contains(name) else { return }
            file.needsUIKit = true
            file.replace(node.declName, with: "windowIfImplemented")
        }

        private static let applications: Set<String> = [
            "UIApplication.shared", "UIApplication.sharedApplication()", "app", "application", "sharedApplication",
        ]

        private static func isDelegate(_ expression: ExprSyntax) -> Bool {
            if let tuple = expression.as(OptionalChainingExprSyntax.self)?.expression.as(TupleExprSyntax.self)
                ?? expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression
            {
                return isCast(only)
            }
            if isCast(expression) { return true }
            let parts = withoutMarks(expression).split(separator: ".")
            return parts.count > 1 && parts.last == "delegate"
                && applications.contains(parts.dropLast().joined(separator: "."))
        }

        /// `scene.delegate as? UIWindowSceneDelegate`.
        private static func isCast(_ expression: ExprSyntax) -> Bool {
            guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                let type = sequence.elements.last?.as(TypeExprSyntax.self)
            else { return false }
            return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains(type.type.trimmedDescription)
        }

        private static func withoutMarks(_ expression: ExprSyntax) -> String {
            expression.trimmedDescription.filter { !"?! ".contains($0) }
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

    /// Classes that a file finds by their names, `NSClassFromString("A")`: Objective-C asks a class as it asks any object.
    struct NamedClasses {
        private let file: SourceFile
        private let names: Set<String>

        init(_ file: SourceFile) {
            self.file = file
            names = BoundNames(file.syntax) { Self.isSearch($0) }.names
        }

        /// Whether an expression is a class that was found by its name.
        func isOne(_ base: ExprSyntax) -> Bool {
            names.contains(base.trimmedDescription.filter { !"?!".contains($0) })
                || Self.isSearch(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
                || Self.isSearch(base.as(ForceUnwrapExprSyntax.self)?.expression ?? base)
        }

        /// `found?.responds(to: selector)`.
        func ask(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let selector = node.arguments.first else { return }
            file.needsUIKit = true
            // What is chained or forced is a class that may be missing; it responds to nothing.
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            file.edits.insert("classResponds(", at: node.bytes.lowerBound)
            file.edits.replace(object.bytes.upperBound..<selector.bytes.lowerBound, with: ", to: ")
            file.edits.replace(selector.bytes.lowerBound..<selector.expression.bytes.lowerBound, with: "")
        }

        private static func isSearch(_ expression: ExprSyntax) -> Bool {
            expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "NSClassFromString"
        }
    }
#endif
