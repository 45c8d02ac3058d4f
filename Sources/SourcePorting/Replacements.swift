// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// What a module's extensions of UIKit's classes put in the place of members of these: overrides, and methods that are exchanged.
    struct Replacements {
        struct Replacement {
            let member: Member
            /// The class of the extension.
            let type: String
            /// What it takes the place of.
            let original: String
            /// The class that declares the original for this one: itself, or the nearest above it.
            let declaring: String
            let isExchanged: Bool
        }

        /// What exchanges methods, as far as it can be done here.
        static let exchanging: Set<String> = [
            "class_addMethod", "class_getInstanceMethod", "class_replaceMethod", "method_exchangeImplementations",
            "method_getImplementation",
        ]

        private(set) var places: [Module.MemberPlace: Replacement] = [:]
        private(set) var exchangesMethods = false

        init(_ module: Module) {
            let names = ExchangeNames(module.files)
            for (owner, members) in module.index.members where module.index.types[owner] == nil {
                let owner = ModuleIndex.withoutArguments(owner)
                for member in members where module.isOwn(member.file) && member.extensionNumber != nil {
                    guard !member.isStatic, member.kind != .initializer else { continue }
                    let original = member.isOverride ? member.fullName : names.original(of: member, in: owner)
                    guard let original, let declaring = Self.declaring(original, for: owner),
                        member.isOverride ? Self.isInherited(original, by: owner) : true,
                        member.kind == .method || member.accessors == ["get"]
                    else { continue }
                    places[module.place(of: member)] = Replacement(
                        member: member, type: owner, original: original, declaring: declaring,
                        isExchanged: !member.isOverride)
                    if !member.isOverride { exchangesMethods = true }
                }
            }
        }

        /// The class that declares a member for a class of UIKit's in a way that it can be replaced.
        static func declaring(_ name: String, for type: String) -> String? {
            guard let classes = ReplaceableMembers.classes[name] else { return nil }
            let fixed = ReplaceableMembers.fixed[name] ?? []
            return ReplaceableMembers.lineage(of: type).first { classes.contains($0) || fixed.contains($0) }.flatMap {
                classes.contains($0) ? $0 : nil
            }
        }

        /// Whether a superclass declares the member: what a class declares itself its extensions cannot override on iOS either.
        private static func isInherited(_ name: String, by type: String) -> Bool {
            ReplaceableMembers.superclasses[type].flatMap { declaring(name, for: $0) } != nil
        }
    }

    extension ReplaceableMembers {
        /// One of UIKit's classes and its superclasses, nearest first.
        static func lineage(of type: String) -> [String] { Array(sequence(first: type) { superclasses[$0] }) }

        /// The only method of a base name.
        static func method(named name: String) -> MemberName? {
            let found = classes.keys.filter { $0.hasPrefix(name + "(") }
            return found.count == 1 ? MemberName(found[0]) : nil
        }
    }

    extension DelegateMethods {
        /// The only method of a base name.
        static func method(named name: String) -> MemberName? {
            names.first { $0.hasPrefix(name + "(") }.map { MemberName($0) }
        }
    }

    /// The names in a module's selectors, and whether the module exchanges what they name.
    private struct ExchangeNames {
        private var isExchanging = false
        /// The base names of methods in selectors.
        private var selected: Set<String> = []
        /// The same, by functions and other members that name them.
        private var groups: [Set<String>] = []

        init(_ files: [SourceFile]) {
            for file in files {
                let reader = Reader()
                reader.walk(file.syntax)
                isExchanging = isExchanging || reader.isExchanging
                groups += reader.groups.values
            }
            selected = groups.reduce(into: []) { $0.formUnion($1) }
        }

        /// What an exchanged method takes the place of: the longest name of a method of UIKit's in its own name that has the same labels, and
        /// that a selector of the module names; without one the only such method beside whose selector its own stands.
        ///
        /// On iOS the exchanged method calls the original by its own name: without that it is not taken for one.
        func original(of member: Member, in owner: String) -> String? {
            guard isExchanging, member.kind == .method, member.isObjectiveC, selected.contains(member.name),
                !OwnCalls(of: member).found.isEmpty
            else { return nil }
            let candidates = ReplaceableMembers.classes.keys.map(MemberName.init).filter { method in
                guard let labels = method.labels else { return false }
                return selected.contains(method.base) && labels.count == member.labels.count
                    && labels.dropFirst() == member.labels.dropFirst()
                    && Replacements.declaring(method.full, for: owner) != nil
            }
            let name = member.name.lowercased()
            let contained = candidates.filter { name.contains($0.base.lowercased()) }
            if let longest = contained.max(by: { ($0.full.count, $0.full) < ($1.full.count, $1.full) }) {
                return longest.full
            }
            let beside = groups.filter { $0.contains(member.name) }.reduce(into: Set()) { $0.formUnion($1) }
            let found = candidates.filter { beside.contains($0.base) }
            return found.count == 1 ? found[0].full : nil
        }

        private final class Reader: SyntaxVisitor {
            var isExchanging = false
            /// By the place of the member that names them.
            var groups: [Int: Set<String>] = [:]

            init() { super.init(viewMode: .sourceAccurate) }

            private func note(_ name: String, _ node: some SyntaxProtocol) {
                let member = sequence(first: Syntax(node), next: \.parent).first { $0.is(MemberBlockItemSyntax.self) }
                groups[member?.position.utf8Offset ?? 0, default: []].insert(name)
            }

            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                switch node.calledExpression.trimmedDescription {
                case "method_exchangeImplementations", "class_replaceMethod": isExchanging = true
                case "Selector", "NSSelectorFromString":
                    if let text = node.arguments.first?.expression.stringLiteral {
                        note(String(text.prefix { $0 != ":" }), node)
                    }
                default: break
                }
                return .visitChildren
            }

            override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
                if node.macroName.text == "selector", let argument = node.arguments.first,
                    let reference = Reference(argument.expression)
                {
                    note(reference.name, node)
                }
                return .visitChildren
            }
        }
    }

    /// Calls of a method in its own body, of the same object.
    final class OwnCalls: SyntaxVisitor {
        private let member: Member
        private(set) var found: [FunctionCallExprSyntax] = []

        init(of member: Member) {
            self.member = member
            super.init(viewMode: .sourceAccurate)
            walk(member.syntax)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let name: DeclReferenceExprSyntax?
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
                let base = access.base?.trimmedDescription
                name = base == "self" || base == "self?" ? access.declName : nil
            } else {
                name = node.calledExpression.as(DeclReferenceExprSyntax.self)
            }
            let labels = node.arguments.map { $0.label?.unquoted ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
            if name?.baseName.unquoted == member.name, labels.count == member.labels.count { found.append(node) }
            return .visitChildren
        }
    }
#endif
