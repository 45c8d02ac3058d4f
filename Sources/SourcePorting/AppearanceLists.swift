// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Lists the properties of a view's class that its proxy can set (`class var appearanceProperties`): on iOS those that are `@objc dynamic`.
    struct AppearanceLists {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) && index.isResponder(type) {
                guard !type.isGeneric, !type.isLocal, !index.isInGeneric(type), isView(type) else { continue }
                let names = (index.members[type.name] ?? []).filter(isListed).map(\.name)
                guard !names.isEmpty else { continue }
                let own = ModuleIndex.lastPart(type.name)
                let list = names.map { "UIAppearanceProperty(\\\(own).\($0))" }.joined(separator: ", ")
                module.add(
                    "\(index.access(of: type))override class var appearanceProperties: [UIAppearanceProperty] { super.appearanceProperties + [\(list)] }",
                    before: type.memberBlock.rightBrace, in: type.file)
            }
        }

        private func isView(_ type: TypeDeclaration) -> Bool {
            guard let last = index.lineage(of: type.name).last, let name = index.importedSuperclass(of: last) else {
                return false
            }
            return !name.hasSuffix("Controller") && !["UIResponder", "UIApplication"].contains(name)
        }

        private func isListed(_ member: Member) -> Bool {
            guard member.kind == .property, !member.isStatic, !member.isOverride, member.extensionNumber == nil,
                let node = member.syntax.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "var",
                node.modifiers.has("dynamic"), node.modifiers.allSatisfy({ $0.detail == nil }),
                node.bindings.count == 1, let binding = node.bindings.first
            else { return false }
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let list) = block.accessors else { return false }
            return list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
#endif
