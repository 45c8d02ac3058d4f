// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Overrides of methods that `NSObject` has on iOS and responders have here, in classes that are no responders. They
    /// become new methods, and `super` does nothing.
    struct PlainObjects {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        private static let observing = "observeValue(forKeyPath:of:change:context:)"
        private static let names: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()", observing]

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) && isPlain(type) {
                for member in index.members[type.name] ?? []
                where member.isOverride && Self.names.contains(member.fullName) {
                    rewrite(member, of: type)
                }
            }
        }

        /// Whether the class descends from `NSObject`, and from no other class of another module.
        private func isPlain(_ type: TypeDeclaration) -> Bool {
            guard let name = index.lineage(of: type.name).last.flatMap(index.importedSuperclass) else { return false }
            // Layouts do not have the methods of nibs either.
            return name == "NSObject" || (name.hasPrefix("UICollectionView") && name.hasSuffix("Layout"))
        }

        private func rewrite(_ member: Member, of type: TypeDeclaration) {
            let file = module.files[member.file]
            let isInherited = index.lineage(of: type.name).dropFirst().contains { ancestor in
                (index.members[ancestor.name] ?? []).contains { $0.fullName == member.fullName }
            }
            if isInherited { return }
            file.blankOverride(of: member)
            let calls = SuperCallsOf(member.name, in: member.syntax)
            for call in calls.found { file.replacePadded(call, with: "()") }
            guard member.fullName == Self.observing,
                let clause = type.syntax.as(ClassDeclSyntax.self)?.inheritanceClause
            else { return }
            module.files[type.file].edits.insert(", KeyValueObserver", at: clause.inheritedTypes.bytes.upperBound)
        }
    }

    /// `super.name(…)` in a member.
    private final class SuperCallsOf: SyntaxVisitor {
        private let name: String
        private(set) var found: [FunctionCallExprSyntax] = []

        init(_ name: String, in node: DeclSyntax) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.calledExpression.trimmedDescription == "super." + name else { return .visitChildren }
            found.append(node)
            return .skipChildren
        }
    }
#endif
