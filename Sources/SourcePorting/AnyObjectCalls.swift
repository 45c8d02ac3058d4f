// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites calls of requirements on objects of no known class, `weak var dataSource: AnyObject?`: Objective-C finds the method while the
    /// program runs, Swift asks the object as one of the protocol that has it.
    struct AnyObjectCalls {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
        }

        /// The only protocol of the module with a requirement of this name and these labels; else the only one with this name.
        static func owner(
            of name: String, labels: [String], in index: ModuleIndex, isOptional: Bool
        ) -> TypeDeclaration? {
            let named = index.protocols.filter { type in
                (index.members[type.name] ?? []).contains { $0.isOptional == isOptional && $0.name == name }
            }
            let exact = named.filter { type in
                (index.members[type.name] ?? []).contains { $0.name == name && $0.labels == labels }
            }
            return exact.count == 1 ? exact[0] : named.count == 1 ? named[0] : nil
        }

        /// Whether an expression is a property that is declared as any object, or its unwrapped value.
        static func isAnyObject(_ object: ExprSyntax, in index: ModuleIndex) -> Bool {
            ["AnyObject", "Any", "NSObject"].contains(declaredType(of: object, in: index))
        }

        /// What a property is declared as, without the marks of optionals; empty for another expression.
        private static func declaredType(of object: ExprSyntax, in index: ModuleIndex) -> String {
            (index.annotation(of: ModuleIndex.lastPart(object.trimmedDescription)) ?? "").filter {
                $0 != "?" && $0 != "!"
            }
        }

        /// `dataSource.numberOfItems(self)`, of a requirement that is not optional.
        func rewrite(_ node: FunctionCallExprSyntax) {
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
                return
            }
            var object = base
            if let chain = base.as(OptionalChainingExprSyntax.self) { object = chain.expression }
            if let force = base.as(ForceUnwrapExprSyntax.self) { object = force.expression }
            let name = access.declName.baseName.unquoted
            if ["addObserver", "removeObserver"].contains(name), isObserving(node), isAnyObject(object) {
                return ask(base, object, as: "NSObject")
            }
            // A function asks what is the target of some other object.
            if isPerforming(name, node.labels), !base.trimmedDescription.hasSuffix(".target?"), isAnyObject(object) {
                return ask(base, object, as: "NSObject")
            }
            // A plain name is the runtime's idiom, and rewritten there.
            if isComparing(name, node.labels), !base.is(DeclReferenceExprSyntax.self), isAnyObject(object),
                Self.declaredType(of: object, in: module.index) != "NSObject"
            {
                return ask(base, object, as: "NSObject")
            }
            guard Self.isAnyObject(object, in: module.index),
                let owner = Self.owner(
                    of: name, labels: node.labels, in: module.index, isOptional: false)
            else { return }
            ask(base, object, as: owner.name)
        }

        private func ask(_ base: ExprSyntax, _ object: ExprSyntax, as type: String) {
            file.edits.insert("(", at: base.bytes.lowerBound)
            // An unwrapped or forced value is an object that has the method.
            let mark = base.is(OptionalChainingExprSyntax.self) ? "as? \(type))?" : "as! \(type))"
            file.edits.replace(object.bytes.upperBound..<base.bytes.upperBound, with: " " + mark)
        }

        /// `object.addObserver(self, forKeyPath: …)`, which any object has (PO1).
        private func isObserving(_ node: FunctionCallExprSyntax) -> Bool {
            node.arguments.dropFirst().first?.label?.text == "forKeyPath"
        }

        /// `target.responds(to: action)` and `target.perform(action, with: self)`, which any object has.
        private func isPerforming(_ name: String, _ labels: [String]) -> Bool {
            switch name {
            case "responds": labels == ["to"]
            case "perform": labels.first == "_" && labels.dropFirst().allSatisfy { $0 == "with" }
            default: false
            }
        }

        /// `object.isEqual(other)` and `object.isKind(of: UIView.self)`, which any object has.
        private func isComparing(_ name: String, _ labels: [String]) -> Bool {
            switch name {
            case "isEqual": labels == ["_"]
            case "isKind", "isMember": labels == ["of"]
            default: false
            }
        }

        /// Whether an expression is a parameter, or else a property, that is declared as any object.
        private func isAnyObject(_ object: ExprSyntax) -> Bool {
            guard let type = object.parameterType(named: object.trimmedDescription) else {
                return Self.isAnyObject(object, in: module.index)
            }
            return ["AnyObject", "AnyObject?"].contains(type)
        }
    }
#endif
