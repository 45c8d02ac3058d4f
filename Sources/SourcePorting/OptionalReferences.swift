// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites `delegate?.method(a:b:)` that is not called: an optional requirement as a value, `nil` if it is left out.
    ///
    /// Such a requirement of the module gets an additional property, whose value calls the method. Only requirements that a
    /// source uses as values get one.
    struct OptionalReferences {
        static let prefix = "reference_"

        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        /// Renames the values, and returns the full names of the requirements that they name.
        func rewrite() -> Set<String> {
            let requirements = OptionalRequirements.methods(in: index)
            guard !requirements.isEmpty else { return [] }
            var named: Set<String> = []
            for (number, file) in module.files.enumerated() where module.isOwn(number) {
                for access in Values(in: file.syntax, of: Set(requirements.map(\.name))).found {
                    guard let requirement = requirement(of: access, among: requirements) else { continue }
                    file.replace(access.declName, with: Self.name(of: requirement))
                    named.insert(requirement.fullName)
                }
            }
            return named
        }

        private func requirement(of access: MemberAccessExprSyntax, among requirements: [Member]) -> Member? {
            let name = access.declName
            if let arguments = name.argumentNames {
                let full = name.baseName.unquoted + "(" + arguments.arguments.map { $0.name.text + ":" }.joined() + ")"
                return requirements.first { $0.fullName == full }
            }
            // Without labels the name must belong to one requirement only, and to no property.
            let candidates = requirements.filter { $0.name == name.baseName.unquoted }
            guard Set(candidates.map(\.fullName)).count == 1, !index.hasProperty(name.baseName.unquoted),
                !isPropertyOfUIKit(access)
            else { return nil }
            return candidates.first
        }

        /// Whether a value is more likely a property of layouts, cells and controllers, such as `self.collectionView`, than a
        /// delegate's requirement.
        private func isPropertyOfUIKit(_ access: MemberAccessExprSyntax) -> Bool {
            guard UIKitNames.viewProperties.contains(access.declName.baseName.unquoted) else { return false }
            let owner = (access.base?.trimmedDescription ?? "").lowercased()
            return !owner.contains("delegate") && !owner.contains("source")
        }

        static func name(of requirement: Member) -> String {
            prefix + ([requirement.name] + requirement.labels.filter { $0 != "_" }).joined(separator: "_")
        }

        /// `(A, B) -> R` of a requirement.
        static func type(of node: FunctionDeclSyntax) -> String {
            let parameters = node.signature.parameterClause.parameters.map { parameter in
                parameter.type.trimmedDescription.replacing("@escaping ", with: "")
            }
            let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
            return "(\(parameters.joined(separator: ", "))) -> \(result)"
        }
    }

    /// Members of a name that are not called.
    private final class Values: SyntaxVisitor {
        private let names: Set<String>
        private(set) var found: [MemberAccessExprSyntax] = []

        init(in node: some SyntaxProtocol, of names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base != nil, names.contains(node.declName.baseName.unquoted), !isCalled(ExprSyntax(node)),
                !isOfSelector(node), !isNoMethod(ExprSyntax(node))
            {
                found.append(node)
            }
            return .visitChildren
        }

        private func isCalled(_ node: ExprSyntax) -> Bool {
            guard let parent = node.parent else { return false }
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
            if let chain = parent.as(OptionalChainingExprSyntax.self) { return isCalled(ExprSyntax(chain)) }
            if let force = parent.as(ForceUnwrapExprSyntax.self) { return isCalled(ExprSyntax(force)) }
            return false
        }

        /// Whether a member of the value is used, it is set, shown in a text, or an operand of more than a comparison with `nil`: no
        /// method's value is (PO52).
        private func isNoMethod(_ node: ExprSyntax) -> Bool {
            guard let parent = node.parent else { return false }
            if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node.id }
            if parent.is(LabeledExprSyntax.self) {
                return parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
            }
            if let infix = parent.as(InfixOperatorExprSyntax.self) {
                let other = infix.leftOperand.id == node.id ? infix.rightOperand : infix.leftOperand
                return isOperand(infix.operator, beside: other, isFirst: infix.leftOperand.id == node.id)
            }
            guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
                let place = elements.firstIndex(where: { $0.id == node.id })
            else { return false }
            return [1, -1].contains { side in
                elements.indices.contains(place + 2 * side)
                    && isOperand(elements[place + side], beside: elements[place + 2 * side], isFirst: side == 1)
            }
        }

        private func isOperand(_ operation: ExprSyntax, beside other: ExprSyntax, isFirst: Bool) -> Bool {
            if operation.is(AssignmentExprSyntax.self) { return isFirst }
            guard let name = operation.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
            return !["??", "&&", "||"].contains(name) && !other.is(NilLiteralExprSyntax.self)
        }

        private func isOfSelector(_ node: MemberAccessExprSyntax) -> Bool {
            node.parent?.parent?.parent?.is(MacroExpansionExprSyntax.self) ?? false
        }
    }
#endif
