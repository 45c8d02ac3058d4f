// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// The declarations of a module's files, and the known declarations of other modules.
    struct ModuleIndex {
        private(set) var types: [String: TypeDeclaration] = [:]
        private(set) var extensions: [Extension] = []
        /// By the name of the type, imported ones among them.
        private(set) var members: [String: [Member]] = [:]
        private(set) var inheritedByExtensions: [String: [String]] = [:]
        private var namesByLastPart: [String: [String]] = [:]
        private var propertyNames: Set<String> = []
        /// The types of properties with a type annotation, by name.
        private var annotations: [String: String] = [:]
        /// What type aliases of files and types stand for, by their own names.
        private var aliases: [String: String] = [:]

        init(_ files: [SourceFileSyntax]) {
            for (number, file) in files.enumerated() {
                let reader = DeclarationReader(file: number, firstExtension: extensions.count)
                reader.walk(file)
                for type in reader.types where types[type.name] == nil {
                    types[type.name] = type
                    namesByLastPart[Self.lastPart(type.name), default: []].append(type.name)
                }
                extensions += reader.extensions
                for (type, found) in reader.members { members[type, default: []] += found }
                for (type, found) in reader.inherited { inheritedByExtensions[type, default: []] += found }
                propertyNames.formUnion(reader.propertyNames)
                annotations.merge(reader.annotations) { first, _ in first }
                aliases.merge(reader.aliases) { first, _ in first }
            }
            mergeExtensions()
            nameSuperclasses()
            nameParameters()
        }

        /// Types of parameters by their present names: the lists of classes repeat them.
        private mutating func nameParameters() {
            for (type, found) in members {
                members[type] = found.map { member in
                    var member = member
                    member.parameters = member.parameters.map { parameter in
                        Parameter(
                            label: parameter.label, type: presentType(parameter.type), isRead: parameter.isRead)
                    }
                    return member
                }
            }
        }

        /// The text of a type with the present names in it.
        private func presentType(_ text: String) -> String {
            var (result, name) = ("", "")
            func flush() {
                result += result.hasSuffix(".") ? name : presentName(of: name) ?? name
                name = ""
            }
            for character in text {
                if character.isLetter || character.isNumber || character == "_" {
                    name.append(character)
                } else {
                    flush()
                    result.append(character)
                }
            }
            flush()
            return result
        }

        /// A superclass by its own name, where the source has an alias for it: `typealias PlatformView = UIView`.
        private mutating func nameSuperclasses() {
            for (name, type) in types where type.kind == .classType {
                guard var first = type.inherited.first, fullName(of: Self.withoutArguments(first), from: []) == nil
                else {
                    continue
                }
                var seen: Set<String> = []
                while let other = alias(first), seen.insert(first).inserted { first = other }
                types[name]?.inherited[0] = first
            }
        }

        /// Members of extensions that name a nested type in short stand under the type's full name.
        private mutating func mergeExtensions() {
            for name in Array(members.keys) where types[name] == nil {
                guard let full = fullName(of: name, from: []), full != name else { continue }
                members[full, default: []] += members.removeValue(forKey: name) ?? []
                inheritedByExtensions[full, default: []] += inheritedByExtensions.removeValue(forKey: name) ?? []
            }
        }

        static func lastPart(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

        // MARK: Questions

        /// The full name of a type of the module that a source names, seen from inside of other types.
        func fullName(of name: String, from scope: [String]) -> String? {
            for depth in stride(from: scope.count, through: 0, by: -1) {
                let candidate = (scope.prefix(depth) + [name]).joined(separator: ".")
                if types[candidate] != nil { return candidate }
            }
            let named = namesByLastPart[Self.lastPart(name)] ?? []
            return named.first { $0.hasSuffix("." + name) || $0 == name } ?? (named.count == 1 ? named[0] : nil)
        }

        /// What UIKit calls now what it called `name` before Swift 4.2, unless the module declares that name.
        func presentName(of name: String) -> String? {
            guard types[name] == nil, !hasProperty(name) else { return nil }
            return FormerNameTable.globals[name]
        }

        /// Whether there is a property of the name: `name?()` may call its closure.
        func hasProperty(_ name: String) -> Bool { propertyNames.contains(name) }

        /// Whether a type of the module, or an extension, declares a method of the name.
        func hasFunction(_ name: String) -> Bool {
            members.values.contains { $0.contains { $0.kind == .method && $0.name == name } }
        }

        /// The same of a method that is called with these labels.
        func hasFunction(_ name: String, labels: [String]) -> Bool {
            members.values.contains { $0.contains { $0.kind == .method && $0.name == name && $0.labels == labels } }
        }

        /// The annotated type of a property of the name.
        func annotation(of property: String) -> String? { annotations[property] }

        /// What a type alias of the name stands for, unless it is itself.
        func alias(_ name: String) -> String? { aliases[name].flatMap { $0 == name ? nil : $0 } }

        func type(named name: String, from scope: [String] = []) -> TypeDeclaration? {
            fullName(of: name, from: scope).flatMap { types[$0] }
        }

        func inherited(by type: TypeDeclaration) -> [String] {
            type.inherited + (inheritedByExtensions[type.name] ?? [])
        }

        private func scope(of type: TypeDeclaration) -> [String] {
            type.name.split(separator: ".").dropLast().map(String.init)
        }

        /// The class's superclass, if the module declares it.
        func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
            guard type.kind == .classType, let first = type.inherited.first,
                let found = self.type(named: Self.withoutArguments(first), from: scope(of: type)),
                found.kind == .classType, found.name != type.name
            else { return nil }
            return found
        }

        /// The name of a superclass that another module declares.
        func importedSuperclass(of type: TypeDeclaration) -> String? {
            guard type.kind == .classType, let first = type.inherited.first, superclass(of: type) == nil,
                self.type(named: Self.withoutArguments(first), from: scope(of: type)) == nil,
                UIKitNames.isClass(first)
            else { return nil }
            return first
        }

        static func withoutArguments(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

        /// The class and its superclasses in the module, nearest first.
        func lineage(of name: String) -> [TypeDeclaration] {
            var lineage: [TypeDeclaration] = []
            var current = types[name]
            while let type = current, !lineage.contains(where: { $0.name == type.name }) {
                lineage.append(type)
                current = superclass(of: type)
            }
            return lineage
        }

        /// The protocols of the module that a class conforms to, by itself or through others.
        func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
            var found: [TypeDeclaration] = []
            var waiting = inherited(by: type).map { (name: $0, scope: scope(of: type)) }
            while let (name, scope) = waiting.popLast() {
                for part in name.split(separator: "&").map({ $0.filter { !$0.isWhitespace } }) {
                    guard let declared = self.type(named: part, from: scope), declared.kind == .protocolType,
                        !found.contains(where: { $0.name == declared.name })
                    else { continue }
                    found.append(declared)
                    waiting += inherited(by: declared).map { (name: $0, scope: self.scope(of: declared)) }
                }
            }
            return found
        }

        var classes: [TypeDeclaration] { types.values.filter { $0.kind == .classType }.sorted { $0.name < $1.name } }

        var protocols: [TypeDeclaration] {
            types.values.filter { $0.kind == .protocolType }.sorted { $0.name < $1.name }
        }
    }
#endif
