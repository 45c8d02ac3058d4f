// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Classes that a file finds by their names, `NSClassFromString("A")`: Objective-C asks a class as it asks any object.
    struct NamedClasses {
        private let file: SourceFile
        private let names: Set<String>

        init(_ file: SourceFile) {
            self.file = file
            names = BoundNames(file.syntax) { Self.isSearch($0) }.names
        }

        /// Whether an expression is a class from `NSClassFromString`.
        func isOne(_ base: ExprSyntax) -> Bool {
            names.contains(base.trimmedDescription.filter { !"?!".contains($0) })
                || Self.isSearch(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
                || Self.isSearch(base.as(ForceUnwrapExprSyntax.self)?.expression ?? base)
        }

        /// `found?.responds(to: selector)`.
        func ask(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let selector = node.arguments.first else { return }
            file.needsUIKit = true
            // A chained or forced class may be missing; then it responds to nothing.
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
