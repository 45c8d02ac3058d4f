// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Names of a module's files, apart from code under a condition about a missing framework, and the types that only such code declares.
    struct ConditionalNames {
        /// The names in each file outside of these conditions.
        let named: [Set<String>]
        private let types: [Set<String>]
        /// The frameworks of types that are declared under their conditions only.
        private let hidden: [String: String]

        init(_ files: [SourceFileSyntax], _ substitutes: Substitutes) {
            let readers = files.map { Reader($0, substitutes) }
            named = readers.map(\.names)
            types = readers.map(\.types)
            let kept = readers.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
            hidden = readers.reduce(into: [:]) { $0.merge($1.hidden) { first, _ in first } }
                .filter { !kept.contains($0.key) }
        }

        /// The framework without which a file misses a type of the module that it names outside of conditions.
        func framework(neededIn file: Int) -> String? {
            types[file].sorted().lazy.compactMap { hidden[$0] }.first
        }

        private final class Reader: SyntaxVisitor {
            private(set) var names: Set<String> = []
            /// The names that stand where only types do.
            private(set) var types: Set<String> = []
            private(set) var declared: Set<String> = []
            private(set) var hidden: [String: String] = [:]
            private var frameworks: [String] = []

            private let substitutes: Substitutes

            init(_ file: SourceFileSyntax, _ substitutes: Substitutes) {
                self.substitutes = substitutes
                super.init(viewMode: .sourceAccurate)
                walk(file)
            }

            private func framework(in condition: ExprSyntax?) -> String? {
                AbsentFrameworks.framework(in: condition, substitutes)
            }

            override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
                if let framework = framework(in: node.condition) { frameworks.append(framework) }
                return .visitChildren
            }

            override func visitPost(_ node: IfConfigClauseSyntax) {
                if framework(in: node.condition) != nil { frameworks.removeLast() }
            }

            override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
                if case .identifier = token.tokenKind, frameworks.isEmpty { names.insert(token.unquoted) }
                return .visitChildren
            }

            override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
                if frameworks.isEmpty { types.insert(node.name.unquoted) }
                return .visitChildren
            }

            private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
                if let framework = frameworks.last {
                    hidden[name.unquoted] = framework
                } else {
                    declared.insert(name.unquoted)
                }
                return .visitChildren
            }

            override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
            override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        }
    }
#endif
