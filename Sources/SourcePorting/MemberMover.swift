// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Moves members into the body of a class that extensions cannot declare in pure Swift: overrides, overridden members, and open ones,
    /// which other modules may override.
    final class MemberMover {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        func rewrite() {
            for (owner, members) in index.members.sorted(by: { $0.key < $1.key }) {
                for member in members where module.isOwn(member.file) {
                    guard let number = member.extensionNumber, !module.replaces(member),
                        !module.renamed.contains(module.place(of: member))
                    else { continue }
                    if member.isOverride || isOverridden(member, in: owner) || isOpen(member, in: owner) {
                        move(member, of: owner, from: index.extensions[number])
                    }
                }
            }
        }

        private func isOverridden(_ member: Member, in owner: String) -> Bool {
            // Nobody could override it on iOS unless Objective-C knew it, by `@objc` or as a requirement of UIKit's.
            guard !member.isStatic else { return false }
            return index.classes.contains { type in
                type.name != owner && index.lineage(of: type.name).contains { $0.name == owner }
                    && (index.members[type.name] ?? []).contains { $0.isOverride && $0.fullName == member.fullName }
            }
        }

        private func isOpen(_ member: Member, in owner: String) -> Bool {
            guard !member.isStatic, member.kind != .initializer, let type = index.types[owner],
                type.kind == .classType, module.isOwn(type.file)
            else { return false }
            return member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("open") ?? false
        }

        private func move(_ member: Member, of owner: String, from origin: Extension) {
            let file = module.files[member.file]
            guard let type = index.types[owner], type.kind == .classType, module.isOwn(type.file) else {
                module.diagnostics.append(
                    file.diagnostic(
                        at: member.syntax,
                        "\(member.fullName) overrides a method of \(owner), whose body is in another module",
                        remedy: "override it in a subclass"))
                return
            }
            // A member that names private things of its file stays there.
            if member.file != type.file, let stand = MemberStandIn(member, in: file), stand.isNeeded {
                stand.write(into: type, of: module, access: access(of: member, in: origin))
                return
            }
            module.move(
                member, before: type.memberBlock.rightBrace, in: type.file, prefix: access(of: member, in: origin))
        }

        /// The extension's access level, unless the member has its own.
        private func access(of member: Member, in origin: Extension) -> String {
            let levels = ["public", "package", "internal", "fileprivate", "private", "open"]
            let own = member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if levels.contains(where: { own?.has($0) ?? false }) { return "" }
            guard let level = levels.first(where: { origin.syntax.modifiers.has($0) }) else { return "" }
            return (level == "private" ? "fileprivate" : level) + " "
        }
    }
#endif
