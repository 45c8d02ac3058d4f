// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Gives each class the list of the methods that it performs by name (`class var selectors`).
    final class ActionLists {
        private let module: Module
        private var index: ModuleIndex { module.index }
        /// Requirements of Objective-C protocols: conforming classes need no `@objc`.
        private let requirements: Set<String>
        /// Optional requirements of other modules' protocols that nobody can perform by name: those modules may ask for them
        /// (PO18). The names in Objective-C, by those in Swift.
        private let askedElsewhere: [String: String]
        private var entries: [String: [Member]] = [:]

        init(_ module: Module) {
            self.module = module
            let required = module.index.protocols.filter(\.isObjectiveC).flatMap { module.index.members[$0.name] ?? [] }
            requirements = Set(required.map(\.fullName))
            askedElsewhere = Dictionary(
                required.filter { $0.isOptional && !module.isOwn($0.file) && ActionEntry.onlyAnswers($0) }
                    .map { ($0.fullName, $0.objectiveCName) }, uniquingKeysWith: { first, _ in first })
        }

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) {
                let listed = listedMembers(of: type)
                if !listed.isEmpty { entries[type.name] = listed }
            }
            let writer = ClassListWriter(module, .actions, hasList: hasList)
            for type in index.classes {
                guard let listed = entries[type.name] else { continue }
                writer.write(listed.map { .init(member: $0, source: entry($0, of: type)) }, of: type)
            }
        }

        private func listedMembers(of type: TypeDeclaration) -> [Member] {
            var names: Set<String> = []
            let members = (index.members[type.name] ?? []).flatMap(module.withFormerName)
            return members.filter { member in
                guard isAsked(member) || isListed(member) && ActionEntry.canPerform(member) else { return false }
                // One that stands under a condition may have another in its place under the opposite.
                return names.insert(member.objectiveCName).inserted || module.isConditional(member.syntax)
            }
        }

        private func isListed(_ member: Member) -> Bool {
            // The selector of a method of the class carries it.
            if member.isStatic { return false }
            if module.selected.contains(module.place(of: member)) { return true }
            guard member.kind == .method, !member.isOverride else { return false }
            return member.isObjectiveC || requirements.contains(member.fullName)
        }

        /// Whether the module asks objects for a method that nobody can perform by its name.
        private func isAsked(_ member: Member) -> Bool {
            nameAsked(of: member) != nil && ActionEntry.onlyAnswers(member)
        }

        private func nameAsked(of member: Member) -> String? {
            module.asked[member.fullName] ?? askedElsewhere[member.fullName]
        }

        private func hasList(_ type: TypeDeclaration) -> Bool {
            index.lineage(of: type.name).contains { entries[$0.name] != nil || !module.isOwn($0.file) }
        }

        private func entry(_ member: Member, of type: TypeDeclaration) -> String {
            if isAsked(member), let name = nameAsked(of: member) {
                return ActionEntry.answer(name, on: type.name)
            }
            return ActionEntry(member, of: type.name).source(reads: reads(member, of: type))
        }

        /// Whether the method, or one that overrides it, reads its parameters.
        private func reads(_ member: Member, of type: TypeDeclaration) -> [Bool] {
            var reads = member.parameters.map(\.isRead)
            if index.isOpen(type) { return reads.map { _ in true } }
            for other in index.classes where index.lineage(of: other.name).contains(where: { $0.name == type.name }) {
                for override in index.members[other.name] ?? [] where override.fullName == member.fullName {
                    for (place, parameter) in override.parameters.enumerated() where parameter.isRead {
                        reads[place] = true
                    }
                }
            }
            return reads
        }
    }
#endif
