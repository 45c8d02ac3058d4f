// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// The replacement of a selector.
    struct ResolvedSelector {
        let name: String
        /// A method that no class of the module lists: the selector carries it.
        var carried: ActionEntry?

        func source(lineEnds: String) -> String {
            carried?.source(lineEnds: lineEnds) ?? "Selector(\(lineEnds)\(literal(name)))"
        }
    }

    /// Why a selector has no name here.
    struct SelectorProblem: Error {
        let reason: String
        let remedy: String
    }

    /// Finds the declaration that the expression in a `#selector` names.
    struct SelectorResolver {
        let module: Module
        let scope: [String]
        /// Whether the selector is an argument that says what is to be done.
        private var isPerformed = false

        init(module: Module, scope: [String]) {
            (self.module, self.scope) = (module, scope)
        }

        func resolve(_ node: MacroExpansionExprSyntax) -> Result<ResolvedSelector, SelectorProblem> {
            var resolver = self
            resolver.isPerformed = ["action", "selector"].contains(node.parent?.as(LabeledExprSyntax.self)?.label?.text)
            return resolver.find(node)
        }

        private func find(_ node: MacroExpansionExprSyntax) -> Result<ResolvedSelector, SelectorProblem> {
            guard let argument = node.arguments.first else {
                return .failure(SelectorProblem(reason: "#selector names nothing", remedy: "name a method in it"))
            }
            guard let reference = Reference(argument.expression) else {
                return .failure(
                    SelectorProblem(
                        reason: "\(argument.expression.trimmedDescription) is not the name of a method",
                        remedy: "write `Type.method(_:)`"))
            }
            switch argument.label?.text {
            case "getter": return .success(accessor(reference) { $0 })
            case "setter": return .success(accessor(reference, ObjectiveCName.setter))
            default: return method(reference)
            }
        }

        private func accessor(_ reference: Reference, _ name: (String) -> String) -> ResolvedSelector {
            let found = owners(of: reference).lazy.flatMap(members).first {
                $0.kind == .property && $0.name == reference.name
            }
            if let found { select(found) }
            return ResolvedSelector(name: name(found?.givenName ?? reference.name))
        }

        // MARK: Methods

        private func method(_ reference: Reference) -> Result<ResolvedSelector, SelectorProblem> {
            for owner in owners(of: reference) {
                var found = members(of: owner).filter { $0.kind != .property && reference.matches($0) }
                // Among several of one name, those that Objective-C knows are meant.
                if found.contains(where: \.isObjectiveC) { found.removeAll { !$0.isObjectiveC } }
                guard let first = found.first else { continue }
                if let other = found.first(where: { $0.objectiveCName != first.objectiveCName }) {
                    return .failure(
                        SelectorProblem(
                            reason: "\(reference.name) can be \(first.fullName) and \(other.fullName)",
                            remedy: "write the labels: `\(first.fullName)`"))
                }
                return selector(for: first, of: owner)
            }
            return imported(reference)
        }

        private func selector(
            for member: Member, of owner: String
        ) -> Result<ResolvedSelector, SelectorProblem> {
            select(member)
            // Exchanged methods are named, not performed.
            if module.replaces(member) { return .success(ResolvedSelector(name: member.objectiveCName)) }
            if !isPerformed, ActionEntry.onlyAnswers(member) {
                module.asked[member.fullName] = member.objectiveCName
                return .success(ResolvedSelector(name: member.objectiveCName))
            }
            if let problem = ActionEntry.problem(with: member) { return .failure(problem) }
            // A class of the module lists the methods of its objects; a protocol's requirement can be performed by any object that has it.
            guard module.index.types[owner] == nil || member.isStatic else {
                return .success(ResolvedSelector(name: member.objectiveCName))
            }
            return .success(
                ResolvedSelector(
                    name: member.objectiveCName,
                    carried: ActionEntry(member, of: owner)))
        }

        /// A method of a class that another module declares: its name by Swift's rules, or by the table of exceptions.
        private func imported(_ reference: Reference) -> Result<ResolvedSelector, SelectorProblem> {
            if let labels = reference.labels { return .success(uiKit(MemberName(reference.name, labels: labels))) }
            if let name = UIKitNames.methods[reference.name] { return .success(ResolvedSelector(name: name)) }
            if let method = ReplaceableMembers.method(named: reference.name) {
                return .success(ResolvedSelector(name: method.ofUIKit))
            }
            if let name = DelegateMethods.method(named: reference.name) { return .success(uiKit(name)) }
            if UIKitNames.editActions.contains(reference.name) {
                return .success(ResolvedSelector(name: reference.name + ":"))
            }
            if UIKitNames.plainMethods.contains(reference.name) || reference.argumentCount == 0 {
                return .success(ResolvedSelector(name: reference.name))
            }
            return .failure(
                SelectorProblem(
                    reason: "nothing in this module is called \(reference.name), so its arguments are not known",
                    remedy: "write them: `\(reference.name)(_:)`, or `Selector(\"\(reference.name)\")` if it has none"))
        }

        private func uiKit(_ name: MemberName) -> ResolvedSelector {
            if let labels = name.labels, labels.count > ActionEntry.mostArguments {
                module.asked[name.full] = name.ofUIKit
            }
            return ResolvedSelector(name: name.ofUIKit)
        }

        private func select(_ member: Member) { module.selected.insert(module.place(of: member)) }

        // MARK: Owners

        private func members(of owner: String) -> [Member] { module.index.members[owner] ?? [] }

        /// The types whose members a reference can mean, nearest first.
        private func owners(of reference: Reference) -> [String] {
            switch reference.base {
            case .type(let name):
                if let full = module.index.fullName(of: name, from: scope) { return withSuperclasses(full) }
                return [name] + importedOwners
            case .own:
                return scope.reversed().flatMap(withSuperclasses) + importedOwners
            case .value:
                // The type of a value is not known: look for the only method of that name in all types.
                return module.index.members.keys.sorted()
            }
        }

        private func withSuperclasses(_ name: String) -> [String] {
            guard let type = module.index.types[name] else { return [name] }
            let lineage = module.index.lineage(of: name)
            return lineage.map(\.name) + (lineage.last.flatMap(module.index.importedSuperclass).map { [$0] } ?? [])
                + module.index.protocols(of: type).map(\.name)
        }

        /// Types of other modules that this one extends.
        private var importedOwners: [String] {
            module.index.members.keys.filter { module.index.types[$0] == nil }.sorted()
        }

        // MARK: Names in strings

        /// The selector of `Selector("name")` if only an extension of another module's class has such a method.
        func resolveName(in node: FunctionCallExprSyntax) -> ResolvedSelector? {
            guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
                node.arguments.count == 1, let argument = node.arguments.first,
                let name = argument.expression.stringLiteral
            else { return nil }
            var found: (owner: String, member: Member)?
            for (owner, members) in module.index.members {
                for member in members where member.kind == .method && member.objectiveCName == name {
                    guard module.index.types[owner] == nil, found == nil else { return nil }
                    found = (owner, member)
                }
            }
            guard let found, found.member.isObjectiveC, ActionEntry.problem(with: found.member) == nil else {
                return nil
            }
            return ResolvedSelector(
                name: name,
                carried: ActionEntry(found.member, of: found.owner))
        }
    }

    extension ExprSyntax {
        /// The text of a plain literal, also in a second pair of parentheses.
        var stringLiteral: String? {
            if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
                return tuple.elements.first?.expression.stringLiteral
            }
            return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
#endif
