// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites expressions that make an object of a class that is known only at run time: `type.init(frame: a)`,
    /// `View(frame: a)` of a generic parameter, `self.init(…)` in a class method.
    ///
    /// Objective-C can call every initializer, Swift only `required` ones. Here UIKit's classes make themselves with `made(…)`.
    final class ClassesInVariables: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile
        private var index: ModuleIndex { module.index }

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        /// The labels of `made`.
        private static let labels: Set<[String]> = [
            ["style", "reuseIdentifier"], ["nibName", "bundle"], ["frame"], ["target", "action"], ["frame", "style"],
            ["frame", "collectionViewLayout"], ["identifier", "source", "destination"],
            ["title", "style", "target", "action"], ["image", "style", "target", "action"],
            ["barButtonSystemItem", "target", "action"], ["customView"], ["reuseIdentifier"], [],
        ]

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.labels
            guard Self.labels.contains(labels), node.trailingClosure == nil else { return .visitChildren }
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                access.declName.baseName.text == "init"
            {
                if isClassOfUIKit(base, labels) { file.replace(access.declName, with: "made") }
            } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
                isClassOfUIKit(ExprSyntax(name), labels, isName: true)
            {
                file.edits.insert(".made", at: name.bytes.upperBound)
            }
            return .visitChildren
        }

        /// Whether an expression stands for a UIKit class, or a subclass of one, that is known only at run time.
        private func isClassOfUIKit(_ base: ExprSyntax, _ labels: [String], isName: Bool = false) -> Bool {
            if let call = base.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
                    && call.arguments.first?.expression.trimmedDescription == "self"
                    && surroundings(of: Syntax(base)).isClassOfUIKit
            }
            if let type = base.as(TupleExprSyntax.self)?.elements.first?.expression.castClass {
                return isClassOfUIKit(type)
            }
            let name = base.trimmedDescription
            if name == "Self" || (name == "self" && !isName) {
                let surroundings = surroundings(of: Syntax(base))
                return surroundings.isClassOfUIKit && (name == "Self" || surroundings.isStatic)
            }
            let constraints = constraints(of: name, at: Syntax(base))
            if !constraints.isEmpty {
                return constraints.contains { isClassOfUIKit($0) || ($0 == "NSObject" && labels.isEmpty) }
            }
            if !isName, labels.isEmpty, let type = elementType(of: name, at: Syntax(base)) {
                return isClassOfUIKit(type)
            }
            if !isName, let type = base.parameterType(named: name), type.hasSuffix(".Type") {
                let named = String(type.dropLast(5))
                return isClassOfUIKit(named)
                    || self.constraints(of: named, at: Syntax(base)).contains { isClassOfUIKit($0) }
            }
            if !isName, labels.isEmpty, let type = payloadType(of: name, at: Syntax(base)) {
                return isClassOfUIKit(type)
            }
            guard !isName, let last = name.split(separator: ".").last.map(String.init),
                last.first?.isLowercase == true, !["self", "super"].contains(last)
            else { return false }
            let annotation = index.annotation(of: last)?.filter { !"?!()".contains($0) }
            guard let annotation, annotation.hasSuffix(".Type") else { return !labels.isEmpty }
            if annotation == "NSObject.Type" { return labels.isEmpty }
            return isClassOfUIKit(String(annotation.dropLast(5)))
        }

        /// The class that `if let type = types[key]` finds among those of a property, `[Key: View.Type]`, or that a cast finds,
        /// `if let type = found as? View.Type`, `let type = found as! View.Type`.
        private func elementType(of name: String, at place: Syntax) -> String? {
            for node in Self.around(place) {
                for item in node.as(CodeBlockItemListSyntax.self) ?? [] where item.position < place.position {
                    let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
                    if binding?.pattern.trimmedDescription == name, let type = binding?.initializer?.value.castClass {
                        return type
                    }
                }
                let conditions = node.as(IfExprSyntax.self)?.conditions ?? node.as(GuardStmtSyntax.self)?.conditions
                for condition in conditions ?? [] {
                    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                        binding.pattern.trimmedDescription == name
                    else { continue }
                    if let type = binding.initializer?.value.castClass { return type }
                    guard
                        let call = binding.initializer?.value.as(SubscriptCallExprSyntax.self),
                        let list = call.calledExpression.trimmedDescription.split(separator: ".").last,
                        let annotation = index.annotation(of: String(list))?.filter({ !$0.isWhitespace }),
                        annotation.hasSuffix(".Type]"), let start = annotation.lastIndex(where: { ":[".contains($0) })
                    else { continue }
                    return String(annotation[annotation.index(after: start)...].dropLast(".Type]".count))
                }
            }
            return nil
        }

        /// The class that `case .type(let type):` finds in a case of the module.
        private func payloadType(of name: String, at place: Syntax) -> String? {
            for node in Self.around(place) {
                let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
                for pattern in (label?.caseItems).map(Array.init) ?? [] {
                    let text = pattern.pattern.trimmedDescription
                    guard text.contains("(let \(name))"), let open = text.firstIndex(of: "("),
                        let found = text[..<open].split(separator: ".").last
                    else { continue }
                    return payloads[String(found)]
                }
            }
            return nil
        }

        /// By the names of cases, as `CasePayloads` has them; of two cases of a name the first file's.
        private lazy var payloads = module.files.reduce(into: [String: String]()) { found, file in
            found.merge(CasePayloads(file.syntax).types) { first, _ in first }
        }

        /// The nodes around a place within its member, from the inside out.
        private static func around(_ place: Syntax) -> some Sequence<Syntax> {
            sequence(first: place, next: \.parent).dropFirst().prefix { !$0.is(MemberBlockItemSyntax.self) }
        }

        /// Whether a type is a UIKit class, or a class of the module that descends from one.
        private func isClassOfUIKit(_ type: String) -> Bool {
            type.split(separator: "&").contains { part in
                let name = String(part.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" })
                if let alias = index.alias(name) { return isClassOfUIKit(alias) }
                if let declared = index.type(named: name) {
                    if declared.kind == .classType { return index.descendsFromUIKit(declared) }
                    // A protocol for views names its class: `protocol P: UIView`, `protocol P where Self: UIView`.
                    let clause = declared.syntax.as(ProtocolDeclSyntax.self)?.genericWhereClause
                    let named = declared.inherited + Self.constraints(of: "Self", in: clause)
                    return named.contains { $0 != name && isClassOfUIKit($0) }
                }
                return name.hasPrefix("UI") && UIKitNames.isClass(name)
                    && (UIKitNames.isResponder(name) || Self.besideResponders.contains { name.hasSuffix($0) })
            }
        }

        private static let besideResponders = ["GestureRecognizer", "BarButtonItem", "Layout", "Segue", "ReusableView"]

        // MARK: Surroundings of a place

        private struct Surroundings {
            var isClassOfUIKit = false
            var isStatic = false
        }

        /// The type around a place, and whether the member there is the type's.
        private func surroundings(of place: Syntax) -> Surroundings {
            var result = Surroundings()
            var parent = place.parent
            while let node = parent {
                if let member = node.asProtocol((any WithModifiersSyntax).self), !node.is(ClassDeclSyntax.self),
                    !node.is(ExtensionDeclSyntax.self)
                {
                    if member.modifiers.has("static") || member.modifiers.has("class") { result.isStatic = true }
                }
                if let type = node.as(ClassDeclSyntax.self) {
                    result.isClassOfUIKit = isClassOfUIKit(type.name.unquoted)
                    return result
                }
                if node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) || node.is(ActorDeclSyntax.self) {
                    return result
                }
                if let node = node.as(ExtensionDeclSyntax.self) {
                    let constraints = Self.constraints(of: "Self", in: node.genericWhereClause)
                    result.isClassOfUIKit =
                        (constraints.isEmpty ? [node.extendedType.trimmedDescription] : constraints)
                        .contains { isClassOfUIKit($0) }
                    return result
                }
                parent = node.parent
            }
            return result
        }

        /// The constraints of a generic parameter, from the nearest declaration around a place.
        private func constraints(of name: String, at place: Syntax) -> [String] {
            var parent = place.parent
            while let node = parent {
                var found: [String] = []
                if let generic = node.asProtocol((any WithGenericParametersSyntax).self) {
                    found += Self.constraints(of: name, in: generic)
                }
                if let node = node.as(ExtensionDeclSyntax.self) {
                    found += Self.constraints(of: name, in: node.genericWhereClause)
                    let type = ModuleIndex.withoutArguments(node.extendedType.trimmedDescription)
                    if let declared = index.type(named: type)?.syntax.asProtocol(
                        (any WithGenericParametersSyntax).self)
                    {
                        found += Self.constraints(of: name, in: declared)
                    }
                }
                if !found.isEmpty { return found }
                parent = node.parent
            }
            return []
        }

        private static func constraints(of name: String, in node: any WithGenericParametersSyntax) -> [String] {
            let parameter = node.genericParameterClause?.parameters.first { $0.name.unquoted == name }
            let own = parameter?.inheritedType.map { [$0.trimmedDescription] } ?? []
            return own + constraints(of: name, in: node.genericWhereClause)
        }

        private static func constraints(of name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
            (clause?.requirements ?? []).compactMap { requirement in
                guard case .conformanceRequirement(let conformance) = requirement.requirement,
                    conformance.leftType.trimmedDescription == name
                else { return nil }
                return conformance.rightType.trimmedDescription
            }
        }
    }

    extension ExprSyntax {
        /// The class of `found as! View.Type`, and of `as?`.
        fileprivate var castClass: String? {
            guard let last = self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) else {
                return nil
            }
            let type = last.trimmedDescription
            return type.hasSuffix(".Type") ? String(type.dropLast(".Type".count)) : nil
        }
    }

    /// The classes in the payloads of a file's enumeration cases.
    private final class CasePayloads: SyntaxVisitor {
        /// By the names of the cases, without `.Type`.
        private(set) var types: [String: String] = [:]

        init(_ file: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
            let parameters = node.parameterClause?.parameters
            if parameters?.count == 1, let type = parameters?.first?.type.trimmedDescription, type.hasSuffix(".Type") {
                types[node.name.unquoted] = String(type.dropLast(".Type".count))
            }
            return .skipChildren
        }
    }
#endif
