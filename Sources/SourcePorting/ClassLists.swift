// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Writes a list of what the runtime of Objective-C finds by name into classes: each class adds its own elements to its superclass's.
    ///
    /// An extension in another file has its own list, which the class's list contains: private members can be named only in their file.
    struct ClassListWriter {
        /// One of the lists that a class can have.
        struct Kind {
            /// `selectors`.
            let property: String
            /// `Selector`.
            let element: String
            /// What classes conform to that are no responders and so do not inherit the list; `nil` if only responders have it.
            let listing: String?
            /// An attribute of the list of such classes, and a modifier. Responders' lists are on the main actor by their class.
            var attribute = ""
            var modifier = ""

            static let actions = Kind(
                property: "selectors", element: "Selector", listing: "SelectorListing", modifier: "nonisolated ")
            static let properties = Kind(
                property: "archivedProperties", element: "ArchivedProperty", listing: "ArchivedPropertyListing",
                attribute: "@MainActor ")
            static let segueActions = Kind(property: "segueActions", element: "SegueAction", listing: nil)

            /// `Selectors`, as a part of other names.
            var capitalized: String { property.prefix(1).uppercased() + property.dropFirst() }
        }

        /// An element, and the member that it stands for.
        struct Entry {
            let member: Member
            let source: String
        }

        private let module: Module
        private let kind: Kind
        /// Whether a class that is no responder has the list, by itself or through its superclasses.
        private let hasList: (TypeDeclaration) -> Bool
        private var index: ModuleIndex { module.index }

        init(_ module: Module, _ kind: Kind, hasList: @escaping (TypeDeclaration) -> Bool) {
            self.module = module
            self.kind = kind
            self.hasList = hasList
        }

        func write(_ entries: [Entry], of type: TypeDeclaration) {
            let isInBody = { (member: Member) in
                member.file == type.file || self.module.moved.contains(self.module.place(of: member))
            }
            var parts = entries.filter { isInBody($0.member) }.map(statement)
            let (attribute, modifier) = index.isResponder(type) ? ("", "") : (kind.attribute, kind.modifier)
            for part in index.extensions where module.isOwn(part.file) && !module.files[part.file].isLeftOut {
                let inPart = entries.filter { $0.member.extensionNumber == part.number && !isInBody($0.member) }
                guard !inPart.isEmpty else { continue }
                let name = "\(kind.property)OfExtension\(part.number)"
                module.add(
                    """
                    \(attribute)\(modifier)static var \(name): [\(kind.element)] {
                    var list: [\(kind.element)] = []
                    \(inPart.map(statement).joined(separator: "\n"))
                    return list
                    }
                    """, before: part.syntax.memberBlock.rightBrace, in: part.file)
                MissingImports(module, module.files[part.file]).importUIKit()
                parts.append(module.guarded(DeclSyntax(part.syntax), "list += \(name)"))
            }
            add(parts, to: type, attribute, modifier)
        }

        private func statement(_ entry: Entry) -> String {
            module.guarded(entry.member.syntax, "list.append(\(entry.source))")
        }

        private func add(_ parts: [String], to type: TypeDeclaration, _ attribute: String, _ modifier: String) {
            let inheritsList = index.isResponder(type) || index.superclass(of: type).map(hasList) ?? false
            // Classes of other modules have lists of their own, if they may inherit from this one.
            let access = index.isOpen(type) ? "open " : index.access(of: type)
            let beginning = inheritsList ? "\(type.inherited[0]).\(kind.property)" : "[]"
            // Made once, since it is read for each name. A generic class cannot have stored static properties.
            let stores = !type.isGeneric && !type.isLocal && !index.isInGeneric(type)
            let own = "own\(kind.capitalized)"
            let storage = stores ? "\(attribute)private \(modifier)static let \(own): [\(kind.element)] = {" : ""
            module.add(
                """
                \(attribute)\(access)\(inheritsList ? "override " : "")\(modifier)class var \(kind.property): [\(kind.element)] {
                \(stores ? "\(own) }\n" + storage : "")
                var list: [\(kind.element)] = \(beginning)
                \(parts.joined(separator: "\n"))
                return list
                }\(stores ? "()" : "")
                """, before: type.memberBlock.rightBrace, in: type.file)
            MissingImports(module, module.files[type.file]).importUIKit()
            if !inheritsList { declareList(of: type) }
        }

        /// Declares with a protocol that a class has a list although it is no responder.
        private func declareList(of type: TypeDeclaration) {
            guard let listing = kind.listing, let node = type.syntax.as(ClassDeclSyntax.self) else { return }
            let file = module.files[type.file]
            // A class may get several lists.
            if let clause = node.inheritanceClause {
                file.edits.insert(", \(listing)", at: clause.inheritedTypes.bytes.upperBound)
            } else {
                let end = node.genericParameterClause?.bytes.upperBound ?? node.name.bytes.upperBound
                let isFirst = module.conforming.insert(type.name).inserted
                file.edits.insert((isFirst ? ": " : ", ") + listing, at: end)
            }
        }
    }
#endif
