// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Uses of Combine that OpenCombine has under another name, and its schedulers, which follow the application's clock here (PO26).
    final class CombineIdioms: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        /// `Combine.Publisher`, in front of an expression's name or a type's.
        private func replaceModule(_ name: TokenSyntax) {
            guard module.index.type(named: name.text) == nil,
                let other = module.substitutes.declaringModule(for: name.text)
            else { return }
            file.replacePadded(name, with: other)
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) {
                replaceModule(base.name)
                if base.name.text == "Timer", node.name.text == "TimerPublisher" { replaceTimer(base.name) }
            }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(DeclReferenceExprSyntax.self) {
                replaceModule(base.baseName)
                let name = node.declName.baseName.text
                if base.baseName.text == "Timer", ["publish", "TimerPublisher"].contains(name) {
                    replaceTimer(base.baseName)
                }
            }
            return .visitChildren
        }

        private func replaceTimer(_ name: TokenSyntax) {
            guard module.substitutes.module(for: "Combine") != nil else { return }
            file.replace(name, with: "ApplicationTimer")
        }

        /// The operators that take a scheduler, and its label.
        private static let schedulers = [
            "receive": "on", "subscribe": "on", "debounce": "scheduler", "delay": "scheduler", "throttle": "scheduler",
            "timeout": "scheduler",
        ]

        /// Schedulers that are the main one.
        private static let main: Set<String> = ["DispatchQueue.main", "OperationQueue.main", "RunLoop.main"]

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard module.substitutes.module(for: "Combine") != nil,
                let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let label = Self.schedulers[name],
                // Options are the scheduler's own.
                !node.arguments.contains(where: { $0.label?.text == "options" })
            else { return .visitChildren }
            for argument in node.arguments
            where argument.label?.text == label && Self.main.contains(argument.expression.trimmedDescription) {
                file.replace(argument.expression, with: "ApplicationScheduler.main")
            }
            return .visitChildren
        }
    }
#endif
