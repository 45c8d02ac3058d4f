// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    extension ModuleIndex {
        private func modifiers(of type: TypeDeclaration) -> DeclModifierListSyntax? {
            type.syntax.as(ClassDeclSyntax.self)?.modifiers ?? type.syntax.as(ProtocolDeclSyntax.self)?.modifiers
        }

        /// The modifier that gives a member the access level of its type.
        func access(of type: TypeDeclaration) -> String {
            guard let modifiers = modifiers(of: type) else { return "" }
            if modifiers.has("public") || modifiers.has("open") { return "public " }
            return modifiers.has("package") ? "package " : ""
        }

        /// Whether other modules may override the class's members.
        func isOpen(_ type: TypeDeclaration) -> Bool { modifiers(of: type)?.has("open") ?? false }

        /// The class of another module that a class inherits from, by itself or through others.
        private func importedAncestor(of type: TypeDeclaration) -> String? {
            lineage(of: type.name).last.flatMap(importedSuperclass)
        }

        func isResponder(_ type: TypeDeclaration) -> Bool {
            importedAncestor(of: type).map(UIKitNames.isResponder) ?? false
        }

        func isController(_ type: TypeDeclaration) -> Bool {
            isResponder(type) && importedAncestor(of: type)?.hasSuffix("Controller") ?? false
        }

        /// Whether the class descends from `NSObject`, and from no other class of another module.
        func isPlain(_ type: TypeDeclaration) -> Bool { importedAncestor(of: type) == "NSObject" }

        /// Whether the class inherits from one of UIKit's.
        func descendsFromUIKit(_ type: TypeDeclaration) -> Bool { importedAncestor(of: type)?.hasPrefix("UI") ?? false }

        /// Whether the class inherits a `deinit` on the main actor.
        func isIsolated(_ type: TypeDeclaration) -> Bool {
            isResponder(type) || importedAncestor(of: type) == "UIPresentationController"
                || lineage(of: type.name).last?.inherited.first.map(UIKitNames.isLayer) ?? false
        }

        /// Whether a type around it is generic.
        func isInGeneric(_ type: TypeDeclaration) -> Bool {
            var parts = type.name.split(separator: ".").dropLast()
            while !parts.isEmpty {
                if types[parts.joined(separator: ".")]?.isGeneric ?? false { return true }
                parts.removeLast()
            }
            return false
        }
    }
#endif
