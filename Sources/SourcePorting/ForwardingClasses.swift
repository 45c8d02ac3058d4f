// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites classes that forward messages: `responds(to:)` and `forwardingTarget(for:)`, which `NSObject` declares on iOS.
    ///
    /// They become the requirements of `MessageForwarding`; `super` answers like an object that forwards nothing. An override of
    /// `conforms(to:)` beside them goes: Objective-C asks for a protocol by its name, and here nothing does.
    struct ForwardingClasses {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        private static let names = ["responds(to:)", "forwardingTarget(for:)"]

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) {
                let found = (index.members[type.name] ?? []).filter {
                    $0.isOverride && Self.names.contains($0.fullName)
                }
                guard !found.isEmpty else { continue }
                for member in found { rewrite(member) }
                for member in index.members[type.name] ?? []
                where member.isOverride && member.fullName == "conforms(to:)" {
                    let file = module.files[member.file]
                    file.edits.drop(in: member.syntax.bytes)
                    file.blank(member.syntax)
                }
                guard let clause = type.syntax.as(ClassDeclSyntax.self)?.inheritanceClause else { continue }
                module.files[type.file].edits.insert(
                    ", MessageForwarding", at: clause.inheritedTypes.bytes.upperBound)
            }
        }

        private func rewrite(_ member: Member) {
            guard let node = member.syntax.as(FunctionDeclSyntax.self),
                let parameter = node.signature.parameterClause.parameters.first
            else { return }
            let file = module.files[member.file]
            for modifier in node.modifiers {
                if modifier.name.text == "override" { file.blank(modifier) }
                // A requirement has the access level of the class.
                if ["private", "fileprivate"].contains(modifier.name.text) { file.blank(modifier) }
                if modifier.name.text == "open" { file.replace(modifier, with: "public") }
            }
            file.replace(node.name, with: "own" + member.name.prefix(1).uppercased() + member.name.dropFirst())
            if parameter.type.trimmedDescription == "Selector" {
                file.edits.insert("!", at: parameter.type.bytes.upperBound)
            }
            let calls = SuperForwarding(DeclSyntax(node))
            for call in calls.found {
                let argument = call.arguments.first.map { file.text(of: $0.expression) } ?? "nil"
                let isQuestion = call.calledExpression.trimmedDescription == "super.responds"
                file.replace(call, with: isQuestion ? "respondsWithoutForwarding(to: \(argument))" : "(nil as Any?)")
            }
        }
    }

    /// `super.responds(to:)` and `super.forwardingTarget(for:)`.
    private final class SuperForwarding: SyntaxVisitor {
        private(set) var found: [FunctionCallExprSyntax] = []

        init(_ node: DeclSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if ["super.responds", "super.forwardingTarget"].contains(node.calledExpression.trimmedDescription) {
                found.append(node)
                return .skipChildren
            }
            return .visitChildren
        }
    }
#endif
