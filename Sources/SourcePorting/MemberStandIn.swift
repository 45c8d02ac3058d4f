// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// An override in an extension that names private things of its file: the body stays there under another name, and the
    /// class calls it.
    struct MemberStandIn {
        private static let prefix = "moved_"

        private let member: Member
        private let file: SourceFile

        /// `nil` for members that cannot be called: an initializer, or a property that is observed.
        init?(_ member: Member, in file: SourceFile) {
            self.member = member
            self.file = file
            switch member.kind {
            case .method: break
            case .initializer: return nil
            case .property: if member.accessors == nil { return nil }
            }
        }

        var isNeeded: Bool {
            // The member's own name counts if a private overload has it too.
            !TokenNames(member.syntax).names.isDisjoint(with: PrivateNames(file.syntax, besides: member.syntax).names)
        }

        func write(into type: TypeDeclaration, of module: Module, access: String) {
            let modifiers = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let kept = (modifiers ?? []).map(\.trimmedDescription).filter { $0 != "dynamic" }.joined(separator: " ")
            for modifier in modifiers ?? [] {
                if modifier.name.text == "override" { file.blank(modifier) }
                if modifier.name.text == "open" { file.replace(modifier, with: "public") }
                if ["private", "fileprivate"].contains(modifier.name.text) { file.blank(modifier) }
            }
            let own = Self.prefix + member.name
            let text: String
            if let node = member.syntax.as(FunctionDeclSyntax.self) {
                file.replace(node.name, with: own)
                let arguments = node.signature.parameterClause.parameters.map { parameter in
                    let name = (parameter.secondName ?? parameter.firstName).text
                    return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
                }
                text =
                    "func \(node.name.text)\(node.signature.trimmedDescription) { \(own)(\(arguments.joined(separator: ", "))) }"
            } else if let node = member.syntax.as(VariableDeclSyntax.self), let binding = node.bindings.first {
                file.replace(binding.pattern, with: own)
                let setter = member.accessors?.contains("set") == true ? " set { \(own) = newValue }" : ""
                text =
                    "var \(member.name)\(binding.typeAnnotation?.trimmedDescription ?? "") { get { \(own) }\(setter) }"
            } else {
                return
            }
            module.add(
                module.guarded(member.syntax, "\(access)\(kept) \(text)"), before: type.memberBlock.rightBrace,
                in: type.file)
        }
    }

    /// The private names of a file.
    final class PrivateNames: SyntaxVisitor {
        private(set) var names: Set<String> = []
        private let member: SyntaxIdentifier?

        /// Those that other declarations than a member have.
        init(_ file: SourceFileSyntax, besides member: DeclSyntax? = nil) {
            self.member = member?.id
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        private func add(_ name: TokenSyntax, _ node: some WithModifiersSyntax & SyntaxProtocol)
            -> SyntaxVisitorContinueKind
        {
            if node.id == member { return .visitChildren }
            if node.modifiers.has("private") || node.modifiers.has("fileprivate") || isInPrivateExtension(node) {
                names.insert(name.unquoted)
            }
            return .visitChildren
        }

        private func isInPrivateExtension(_ node: some SyntaxProtocol) -> Bool {
            guard let holder = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
            return holder.modifiers.has("private") || holder.modifiers.has("fileprivate")
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) { _ = add(pattern.identifier, node) }
            }
            return .visitChildren
        }
    }
#endif
