// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rows that can be deleted, inserted or moved because a data source has the method for it.
    ///
    /// On iOS a table sees whether its data source has the method. Here only a call tells, and the call would delete (T52, T58). So a class
    /// with the method that does not say which rows it means says it of all, as the table assumes on iOS.
    struct EditableRows {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        /// The methods, and what a table asks before.
        private static let questions = [
            "tableView(_:commit:forRowAt:)": "canEditRowAt", "tableView(_:moveRowAt:to:)": "canMoveRowAt",
        ].sorted { $0.key < $1.key }

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) {
                for (method, label) in Self.questions {
                    guard let member = member(method, of: type), isUnanswered(label, method, by: type) else { continue }
                    write(label, because: member, in: type)
                }
            }
        }

        private func member(_ name: String, of type: TypeDeclaration) -> Member? {
            index.members[type.name]?.first { $0.kind == .method && !$0.isStatic && $0.fullName == name }
        }

        private func isUnanswered(_ label: String, _ method: String, by type: TypeDeclaration) -> Bool {
            let lineage = index.lineage(of: type.name)
            guard let last = lineage.last else { return false }
            // A diffable data source answers no on iOS, too.
            if last.inherited.first?.contains("DiffableDataSource") ?? false { return false }
            // A superclass with the method has the answer already.
            return !lineage.contains { member("tableView(_:\(label):)", of: $0) != nil }
                && !lineage.dropFirst().contains { member(method, of: $0) != nil }
        }

        private func write(_ label: String, because member: Member, in type: TypeDeclaration) {
            let access = index.isOpen(type) ? "open " : index.access(of: type)
            let start = access + (member.isOverride ? "override " : "")
            module.add(
                module.guarded(
                    member.syntax,
                    "\(start)func tableView(_ tableView: UITableView, \(label) indexPath: IndexPath) -> Bool { true }"),
                before: type.memberBlock.rightBrace, in: type.file)
            MissingImports(module, module.files[type.file]).importUIKit()
        }
    }
#endif
