// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// An `@objc optional var` of a protocol: a requirement of another name with an optional value, `nil` if it is left out,
    /// and a property with the old name that reads it. A class that has the property returns its own value.
    struct OptionalProperty {
        private let node: VariableDeclSyntax
        private let type: String
        let name: String

        /// `nil` if the requirement is no property, or has no type annotation.
        init?(_ requirement: Member) {
            guard requirement.kind == .property, let node = requirement.syntax.as(VariableDeclSyntax.self),
                node.bindings.count == 1, let binding = node.bindings.first,
                let annotation = binding.typeAnnotation?.type.trimmedDescription
            else { return nil }
            self.node = node
            name = requirement.name
            type = annotation.hasSuffix("?") || annotation.hasSuffix("!") ? String(annotation.dropLast()) : annotation
        }

        private var ownName: String { OptionalRequirements.prefix + name }

        func rewrite(in file: SourceFile, of protocolType: TypeDeclaration, access: String) {
            for modifier in node.modifiers where modifier.name.text == "optional" { file.blank(modifier) }
            if let binding = node.bindings.first { file.replace(binding, with: "\(ownName): (\(type))? { get }") }
            file.appendix.append(
                """
                extension \(protocolType.name) {
                \(access)var \(ownName): (\(type))? { nil }
                \(access)var \(name): (\(type))? { \(ownName) }
                }
                """)
        }

        func answer(for type: TypeDeclaration, in module: Module) {
            // Where an optional is asked for, the protocol's property of the same name would be taken before the class's own.
            module.add(
                "\(module.index.access(of: type))var \(ownName): (\(self.type))? { let own = \(name); return own }",
                before: type.memberBlock.rightBrace, in: type.file)
        }
    }
#endif
