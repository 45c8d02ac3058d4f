// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites `@NSManaged var` of layers: Core Animation stores such a property by its name, and animates it. Here the
    /// property does this itself.
    struct ManagedProperties {
        private let module: Module
        private let file: SourceFile
        private var index: ModuleIndex { module.index }

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
        }

        private static let layers: Set<String> = [
            "CAEmitterLayer", "CAGradientLayer", "CALayer", "CAReplicatorLayer", "CAShapeLayer", "CATextLayer",
            "CATransformLayer",
        ]

        /// Rewrites the property of an attribute in a type; false if it does not belong to a layer.
        func rewrite(_ node: AttributeSyntax, in type: String?) -> Bool {
            guard let type = type.flatMap({ index.types[$0] }), type.kind == .classType, isLayer(type),
                let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
                declaration.bindings.count == 1, let binding = declaration.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.typeAnnotation != nil,
                binding.accessorBlock == nil
            else { return false }
            file.blank(node)
            let key = literal(name.unquoted)
            file.edits.insert(
                " { get { managedValue(forKey: \(key)) } set { setValue(newValue, forKey: \(key)) } }",
                at: declaration.bytes.upperBound)
            addCopy(to: type)
            return true
        }

        private func isLayer(_ type: TypeDeclaration) -> Bool {
            guard let last = index.lineage(of: type.name).last?.inherited.first else { return false }
            return Self.layers.contains(last)
        }

        /// During an animation, `init(layer:)` makes the drawn copy, if the class or a superclass has that initializer.
        private func addCopy(to type: TypeDeclaration) {
            guard !type.isLocal, !type.isGeneric, module.isOwn(type.file), !module.copiedLayers.contains(type.name),
                (index.members[type.name] ?? []).contains(where: { $0.fullName == "init(layer:)" })
            else { return }
            module.copiedLayers.insert(type.name)
            let name = ModuleIndex.lastPart(type.name)
            module.add(
                """
                \(index.access(of: type))override func presentationCopy() -> CALayer { \
                Swift.type(of: self) == \(name).self ? \(name)(layer: self) : super.presentationCopy() }
                """, before: type.memberBlock.rightBrace, in: type.file)
        }
    }
#endif
