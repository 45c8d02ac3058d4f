// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Replaces the window of an application's delegate by a property of a double optional type, like the optional
    /// requirement on iOS.
    ///
    /// So code after it, `delegate?.window??.bounds` or a `guard let` twice, has the same types on both.
    struct DelegatesWindow {
        private let file: SourceFile
        /// Constants and variables that hold the delegate with the protocol's type.
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
#endif
