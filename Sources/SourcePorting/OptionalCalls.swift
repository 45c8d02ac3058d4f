// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites `delegate?.method?(x)`: a requirement that a conforming class may leave out.
    ///
    /// UIKit's own requirements have a default body here, so they are simply called. Those of the module return `nil` if they
    /// are left out.
    struct OptionalCalls {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
        }

        func rewrite(_ node: FunctionCallExprSyntax) {
            let mark: TokenSyntax
            let called: ExprSyntax
            if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
                (mark, called) = (chain.questionMark, chain.expression)
            } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
                (mark, called) = (force.exclamationMark, force.expression)
            } else {
                return
            }
            guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base else { return }
            let name = access.declName.baseName
            let isForced = mark.tokenKind == .exclamationMark
            if isOfModule(name.unquoted, node.labels, base) {
                file.replace(mark, with: "")
                file.replace(name, with: OptionalRequirements.prefix + name.unquoted)
                let labels = node.labels
                castAnyObject(base, requiring: name.unquoted, labels)
                let isOptional = OptionalRequirements.answersOptional(name.unquoted, labels: labels, in: module.index)
                if isForced, !isOptional { file.edits.insert("!", at: node.bytes.upperBound) }
                if !isForced, !isOptional, isFollowed(node) { file.edits.insert("?", at: node.bytes.upperBound) }
            } else if let asking = UIKitNames.askedRequirements[name.unquoted], isMethod(node, name.unquoted) {
                file.replace(mark, with: "")
                file.replace(name, with: asking)
                if isForced { file.edits.insert("!", at: node.bytes.upperBound) }
                if !isForced, isFollowed(node) { file.edits.insert("?", at: node.bytes.upperBound) }
            } else if UIKitNames.optionalRequirements.contains(name.unquoted), isMethod(node, name.unquoted) {
                file.replace(mark, with: "")
                guard !isForced, !hasChain(base), isRead(node) else { return }
                file.edits.insert("Optional(", at: base.bytes.lowerBound)
                file.edits.insert(")?", at: base.bytes.upperBound)
            }
        }

        /// Whether a protocol of the module has the requirement. UIKit may have one of the same name: then the labels tell which is meant,
        /// and where they are the same, how the module declares the delegate that is asked.
        private func isOfModule(_ name: String, _ labels: [String], _ base: ExprSyntax) -> Bool {
            let methods = OptionalRequirements.methods(in: module.index).filter { $0.name == name }
            guard !methods.isEmpty else { return false }
            guard UIKitNames.optionalRequirements.contains(name) || UIKitNames.askedRequirements[name] != nil else {
                return true
            }
            guard methods.contains(where: { $0.labels == labels }) else { return false }
            let asked = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).trimmedDescription
            let property = asked.hasPrefix("self.") ? String(asked.dropFirst(5)) : asked
            guard property == "delegate" || property == "dataSource" else { return true }
            let annotation = module.index.annotation(of: property) ?? ""
            return module.index.protocols.contains { annotation.contains($0.name) }
        }

        /// A delegate of type `AnyObject` is cast to the protocol with the requirement, if only one has it.
        private func castAnyObject(_ base: ExprSyntax, requiring name: String, _ labels: [String]) {
            var object = base
            if let chain = base.as(OptionalChainingExprSyntax.self) { object = chain.expression }
            if let force = base.as(ForceUnwrapExprSyntax.self) { object = force.expression }
            guard AnyObjectCalls.isAnyObject(object, in: module.index),
                let owner = AnyObjectCalls.owner(of: name, labels: labels, in: module.index, isOptional: true)
            else { return }
            file.edits.insert("(", at: base.bytes.lowerBound)
            file.edits.replace(
                object.bytes.upperBound..<base.bytes.upperBound, with: " as? \(owner.name))?")
        }

        /// Whether the call is optional without the mark.
        private func hasChain(_ base: ExprSyntax) -> Bool { base.trimmedDescription.contains("?") }

        /// A property of the name may hold a closure, which is called without labels.
        private func isMethod(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
            !module.index.hasProperty(name) || node.arguments.contains { $0.label != nil }
        }

        /// `delegate?.colors?(self).first`: a member of the method's result.
        private func isFollowed(_ node: FunctionCallExprSyntax) -> Bool {
            node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
                || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        }

        private func isRead(_ node: FunctionCallExprSyntax) -> Bool {
            node.parent?.is(CodeBlockItemSyntax.self) != true
        }
    }
#endif
