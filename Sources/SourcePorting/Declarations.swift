// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// A parameter of a method, for performing the method by name.
    struct Parameter {
        let label: String
        let type: String
        /// Whether the body reads it; true if there is no body.
        let isRead: Bool
    }

    /// A method, property or initializer that a type's body or an extension declares.
    struct Member {
        enum Kind { case method, property, initializer }

        let kind: Kind
        let name: String
        var parameters: [Parameter]
        let isStatic: Bool
        let isOverride: Bool
        /// Whether it is `@objc`, itself or through a declaration around it.
        let isObjectiveC: Bool
        let isOptional: Bool
        let isThrowing: Bool
        let isAsync: Bool
        /// What `@objc(name)` says.
        var givenName: String?
        let syntax: DeclSyntax
        let file: Int
        /// The extension that declares it; `nil` in a type's own body.
        let extensionNumber: Int?

        var labels: [String] { parameters.map(\.label) }

        /// Of a property that is computed: `get`, or `get` and `set`; `nil` of a stored or an observed one.
        var accessors: Set<String>? {
            guard let node = syntax.as(VariableDeclSyntax.self), node.bindings.count == 1,
                let block = node.bindings.first?.accessorBlock
            else { return nil }
            guard case .accessors(let list) = block.accessors else { return ["get"] }
            let names = Set(list.map { $0.accessorSpecifier.text })
            return names.isSubset(of: ["get", "set"]) ? names : nil
        }

        /// `save(_:)`: an override has the same.
        var fullName: String {
            kind == .property ? name : MemberName(name, labels: labels).full
        }

        var objectiveCName: String {
            if let givenName { return givenName }
            switch kind {
            case .method: return ObjectiveCName.method(name, labels: labels, isThrowing: isThrowing)
            case .initializer: return ObjectiveCName.initializer(labels: labels)
            case .property: return name
            }
        }
    }

    /// An extension, of a type of the module or of another one.
    struct Extension {
        let number: Int
        let file: Int
        let type: String
        let syntax: ExtensionDeclSyntax
    }

    /// A class, protocol or other type.
    struct TypeDeclaration {
        enum Kind { case classType, protocolType, other }

        let kind: Kind
        /// With the types around it: `Outer.Inner`.
        let name: String
        /// Inside a function, so that other code cannot name it.
        let isLocal: Bool
        let isGeneric: Bool
        let isObjectiveC: Bool
        var inherited: [String]
        let file: Int
        let syntax: DeclSyntax
        let memberBlock: MemberBlockSyntax
    }
#endif
