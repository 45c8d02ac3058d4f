// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Replaces UIKit's and Foundation's names from before Swift 4.2 by the present ones, unless the module declares the name.
    final class FormerNames: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() {
            // `if let childViewControllers = …`: a variable of the file's own.
            let bound = BoundNames(file.syntax) { _ in true }.names
            own = bound.intersection(FormerNameTable.members.keys)
            walk(file.syntax)
        }

        /// Names of UIKit's that the file gives variables of its own.
        private var own: Set<String> = []

        private func current(_ name: String) -> String? { module.index.presentName(of: name) }

        // MARK: Names

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            if let name = current(node.name.text) { file.replace(node.name, with: name) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseName.text
            if isOwnMethod(node) { return .visitChildren }
            if node.isMember {
                if let new = FormerNameTable.members[name] ?? FormerNameTable.accessedMembers[name],
                    !module.index.hasProperty(name)
                {
                    file.replace(node.baseName, with: new)
                }
            } else if let new = current(name) ?? FormerNameTable.members[name], !module.index.hasProperty(name),
                !own.contains(name)
            {
                file.replace(node.baseName, with: new)
            }
            return .visitChildren
        }

        /// Whether it is called with the labels of a method of the module: `addChildViewController(host:child:)` is not UIKit's.
        private func isOwnMethod(_ node: DeclReferenceExprSyntax) -> Bool {
            let called = node.isMember ? node.parent.map(Syntax.init) : Syntax(node)
            guard let called, let call = called.parent?.as(FunctionCallExprSyntax.self),
                Syntax(call.calledExpression).id == called.id,
                FormerNameTable.members[node.baseName.text] != nil
            else { return false }
            let labels = call.labels
            return labels.contains { $0 != "_" } && module.index.hasFunction(node.baseName.text, labels: labels)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let own = node.declName.baseName.text
            guard let name = FormerNameTable.notifications[own],
                !module.index.hasProperty(own) || isNotificationName(node.base) && !isDeclaredOfNames(own)
            else { return .visitChildren }
            file.replace(node, with: name)
            return .skipChildren
        }

        private static let notificationNames = ["NSNotification.Name", "Notification.Name"]

        /// `NSNotification.Name`, before a member of it.
        private func isNotificationName(_ base: ExprSyntax?) -> Bool {
            base.map { Self.notificationNames.contains($0.trimmedDescription) } ?? false
        }

        /// Whether an extension of the module adds the name to the names of notifications.
        private func isDeclaredOfNames(_ name: String) -> Bool {
            Self.notificationNames.contains { type in
                (module.index.members[type] ?? []).contains { $0.name == name }
            }
        }

        /// `layer.alignmentMode = "center"`: before Swift 4.2 these names were texts.
        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            nameText(node.leftOperand, node.operator, node.rightOperand)
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            if elements.count == 3 { nameText(elements[0], elements[1], elements[2]) }
            return .visitChildren
        }

        private func nameText(_ property: ExprSyntax, _ sign: ExprSyntax, _ value: ExprSyntax) {
            guard sign.is(AssignmentExprSyntax.self), value.is(StringLiteralExprSyntax.self),
                let member = property.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                FormerNameTable.namedByText.contains(member), !module.index.hasProperty(member)
            else { return }
            file.edits.insert(".init(rawValue: ", at: value.bytes.lowerBound)
            file.edits.insert(")", at: value.bytes.upperBound)
        }

        /// `(Void) -> Int`: a function without parameters, before Swift 4.
        override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
            if node.parameters.count == 1, let parameter = node.parameters.first, parameter.firstName == nil,
                parameter.type.trimmedDescription == "Void"
            {
                file.replace(parameter, with: "")
            }
            return .visitChildren
        }

        // MARK: Calls

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let called = node.calledName else { return .visitChildren }
            let full = called.text + "(" + node.labels.map { $0 + ":" }.joined() + ")"
            if let pattern = FormerNameTable.functions[full] {
                var text = pattern
                for (number, argument) in node.arguments.enumerated() {
                    text = text.replacing("$\(number)", with: file.text(of: argument.expression))
                }
                file.replace(node, with: text)
                return .skipChildren
            }
            if let new = FormerNameTable.labels[full] { relabel(node, called, as: new) }
            return .visitChildren
        }

        private func relabel(_ node: FunctionCallExprSyntax, _ name: TokenSyntax, as new: String) {
            let parts = new.split(separator: "(")
            if FormerNameTable.globals[name.text] == nil { file.replace(name, with: String(parts[0])) }
            for (argument, label) in zip(node.arguments, parts[1].dropLast().split(separator: ":")) {
                let start = argument.bytes.lowerBound
                let end = argument.expression.bytes.lowerBound
                file.edits.replace(start..<end, with: label == "_" ? "" : label + ": ")
            }
        }

        // MARK: Overrides

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            FormerTexts(file: file).retype(node)
            guard node.modifiers.has("override") else { return .visitChildren }
            if let new = FormerNameTable.formerMethods[node.name.text], let type = node.signature.returnClause?.type,
                node.signature.parameterClause.parameters.isEmpty
            {
                file.edits.replace(node.funcKeyword.bytes.lowerBound..<type.bytes.lowerBound, with: "var \(new): ")
                return .visitChildren
            }
            let parameters = node.signature.parameterClause.parameters
            let full = node.name.text + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
            guard let new = FormerNameTable.labels[full] else { return .visitChildren }
            let parts = new.split(separator: "(")
            file.replace(node.name, with: String(parts[0]))
            for (parameter, label) in zip(parameters, parts[1].dropLast().split(separator: ":")) {
                // The name in the body is not changed.
                let own = parameter.secondName == nil ? " " + parameter.firstName.text : ""
                file.replace(parameter.firstName, with: label + own)
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            FormerTexts(file: file).retype(node)
            for binding in node.bindings {
                guard let type = binding.typeAnnotation?.type, type.trimmedDescription == "CGFloat",
                    let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                    module.decelerationRates.contains(pattern.identifier.unquoted)
                else { continue }
                file.replace(type, with: "UIScrollView.DecelerationRate")
            }
            guard node.modifiers.has("override") else { return .visitChildren }
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                    let new = FormerNameTable.members[pattern.identifier.text]
                else { continue }
                file.replace(pattern.identifier, with: new)
            }
            return .visitChildren
        }
    }

    extension DeclReferenceExprSyntax {
        /// Whether it stands after a dot.
        fileprivate var isMember: Bool {
            guard let access = parent?.as(MemberAccessExprSyntax.self) else { return false }
            return access.declName.id == id
        }
    }

    extension FunctionCallExprSyntax {
        /// The last name of the called expression.
        fileprivate var calledName: TokenSyntax? {
            if let plain = calledExpression.as(DeclReferenceExprSyntax.self) { return plain.baseName }
            return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        }
    }
#endif
