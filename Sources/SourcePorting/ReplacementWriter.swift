// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Writes what stands in the place of UIKit's members as replacements of `dynamic` ones.
    ///
    /// `override func hitTest(…)` in an extension of `UIButton` becomes `own_UIButton_hitTest(…)`. One replacement of `UIView`'s method calls it for buttons, and
    /// `super.hitTest(…)` in it the original. Of several classes the nearest to the object's comes first, as its superclass's is `super` for it.
    struct ReplacementWriter {
        private let module: Module

        init(_ module: Module) { self.module = module }

        func rewrite() {
            let all = module.replacements.places.values.sorted {
                (depth(of: $1.type), $0.member.file, $0.member.syntax.position)
                    < (depth(of: $0.type), $1.member.file, $1.member.syntax.position)
            }
            let groups = Dictionary(grouping: all) { $0.declaring + "." + $0.original }
            for (_, group) in groups.sorted(by: { $0.key < $1.key }) { write(group) }
            for (original, group) in Dictionary(grouping: all, by: \.original).sorted(by: { $0.key < $1.key }) {
                writeHook(of: original, group)
            }
        }

        private func depth(of type: String) -> Int {
            ReplaceableMembers.lineage(of: type).count
        }

        private func write(_ group: [Replacements.Replacement]) {
            guard let first = group.first, let shape = Shape(first) else {
                group.forEach { refuse($0, "cannot be written as a replacement") }
                return
            }
            if group.count > 1, group.contains(where: { module.guarded($0.member.syntax, "") != "" }) {
                group.forEach { refuse($0, "stands under a condition, and another class replaces the same") }
                return
            }
            let isInOneFile = group.allSatisfy { $0.member.file == first.member.file }
            for (number, replacement) in group.enumerated() {
                rename(replacement, shape, number: number, isInOneFile: isInOneFile)
            }
            module.files[first.member.file].appendix.append(
                module.guarded(first.member.syntax, shape.text(of: group)))
            module.files[first.member.file].needsUIKit = true
        }

        // MARK: What the event path must know

        private static let hooks = [
            "hitTest(_:with:)": ("classesOfHitTest", "UIView"),
            "point(inside:with:)": ("classesOfPointInside", "UIView"),
            "touchesBegan(_:with:)": ("classesOfTouchesBegan", "UIResponder"),
            "touchesMoved(_:with:)": ("classesOfTouchesMoved", "UIResponder"),
            "touchesEnded(_:with:)": ("classesOfTouchesEnded", "UIResponder"),
            "touchesCancelled(_:with:)": ("classesOfTouchesCancelled", "UIResponder"),
            "touchesEstimatedPropertiesUpdated(_:)": ("classesOfTouchesEstimatedPropertiesUpdated", "UIResponder"),
            "sendEvent(_:)": ("classesOfSendEvent", "UIResponder"), "next": ("classesOfNext", "UIResponder"),
            "updateConstraints()": ("classesOfUpdateConstraints", "UIView"),
        ]

        /// Names the classes to UIKit, which does not call such a member where a class has none of its own.
        private func writeHook(of original: String, _ group: [Replacements.Replacement]) {
            guard let (function, type) = Self.hooks[original], let first = group.first else { return }
            let classes = group.map { $0.type + ".self" }.joined(separator: ", ")
            module.files[first.member.file].appendix.append(
                """
                extension MethodReplacement {
                @_dynamicReplacement(for: \(function)())
                fileprivate static func own_\(function)() -> [\(type).Type] { \(function)() + [\(classes)] }
                }
                """)
        }

        private func refuse(_ replacement: Replacements.Replacement, _ reason: String) {
            module.diagnostics.append(
                module.files[replacement.member.file].diagnostic(
                    at: replacement.member.syntax, "\(replacement.member.fullName) of \(replacement.type) \(reason)",
                    remedy: "override it in a subclass"))
        }

        /// Gives the member its own name, and what it calls in its place the original's.
        private func rename(
            _ replacement: Replacements.Replacement, _ shape: Shape, number: Int, isInOneFile: Bool
        ) {
            let member = replacement.member
            let file = module.files[member.file]
            let base = shape.base(number)
            for modifier in member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] {
                switch modifier.name.text {
                case "override": file.blank(modifier)
                case "private", "fileprivate":
                    if isInOneFile { file.replace(modifier, with: "fileprivate") } else { file.blank(modifier) }
                default: break
                }
            }
            if replacement.isExchanged {
                for call in OwnCalls(of: member).found {
                    let object = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
                    file.replace(call.calledExpression, with: (object ?? "self") + "." + base)
                }
                return
            }
            if let node = member.syntax.as(FunctionDeclSyntax.self) {
                file.replace(node.name, with: shape.own(replacement))
            } else if let binding = member.syntax.as(VariableDeclSyntax.self)?.bindings.first {
                file.replace(binding.pattern, with: shape.own(replacement))
            }
            for call in SuperCalls(of: member.name, in: member.syntax).found {
                file.replace(call, with: "self." + base)
            }
        }

        /// A member as text.
        private struct Shape {
            private let original: MemberName
            private let declaring: String
            private let stem: String
            private let types: [String]
            /// ` -> UIView?`, or `: Bool` of a property.
            private let result: String

            private var labels: [String] { original.labels ?? [] }
            private var isProperty: Bool { original.labels == nil }

            init?(_ replacement: Replacements.Replacement) {
                original = MemberName(replacement.original)
                declaring = replacement.declaring
                stem = declaring + "_" + original.full.filter { $0.isLetter || $0.isNumber }
                if let node = replacement.member.syntax.as(FunctionDeclSyntax.self) {
                    let parameters = node.signature.parameterClause.parameters
                    guard node.genericParameterClause == nil, original.labels?.count == parameters.count else {
                        return nil
                    }
                    types = parameters.map(\.type.trimmedDescription)
                    result = node.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
                } else if let type = replacement.member.syntax.as(VariableDeclSyntax.self)?.bindings.first?
                    .typeAnnotation
                {
                    types = []
                    result = type.trimmedDescription
                } else {
                    return nil
                }
            }

            func own(_ replacement: Replacements.Replacement) -> String {
                replacement.isExchanged ? replacement.member.name : "own_\(replacement.type)_\(original.base)"
            }

            /// What a member calls for what it replaces.
            func base(_ number: Int) -> String { "base\(number)_\(stem)" }

            /// `(_ a0: CGPoint, with a1: UIEvent?) -> UIView?`, or `: Bool`.
            private func signature(_ labels: [String]) -> String {
                guard !isProperty else { return result }
                let list = zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }
                return "(" + list.joined(separator: ", ") + ")" + result
            }

            /// `(a0, with: a1)`, or nothing for a property.
            private func arguments(_ labels: [String]) -> String {
                guard !isProperty else { return "" }
                return "(" + labels.enumerated().map { $1 == "_" ? "a\($0)" : "\($1): a\($0)" }.joined(separator: ", ")
                    + ")"
            }

            func text(of group: [Replacements.Replacement]) -> String {
                let keyword = isProperty ? "var" : "func"
                var lines = ["extension \(declaring) {"]
                let isIndirect = ReplaceableMembers.indirect[original.full]?.contains(declaring) == true
                let prefix = isIndirect ? "replaceable_" : ""
                lines.append("@_dynamicReplacement(for: \(prefix)\(original.full))")
                lines.append("fileprivate \(keyword) replaced_\(stem)\(signature(labels)) {")
                lines.append("let passed = MethodReplacement.taken()")
                for (number, replacement) in group.enumerated() {
                    var conditions = ["passed <= \(number)"]
                    if replacement.isExchanged {
                        let names = [original.ofUIKit, replacement.member.objectiveCName].map(literal)
                        conditions.append(
                            "MethodReplacement.isExchanged(\(replacement.type).self, \(names[0]), with: \(names[1]))")
                    }
                    let isAll = replacement.type == declaring
                    if !isAll { conditions.append("let own = self as? \(replacement.type)") }
                    lines.append(
                        "if \(conditions.joined(separator: ", ")) { return \(isAll ? "self" : "own").\(own(replacement))\(arguments(replacement.member.labels)) }"
                    )
                }
                lines.append("return \(prefix)\(original.base)\(arguments(labels))")
                lines.append("}")
                for (number, replacement) in group.enumerated() {
                    let ownSignature = signature(replacement.member.labels)
                    lines.append(
                        "\(isOpenToModule(group) ? "" : "fileprivate ")\(keyword) \(base(number))\(ownSignature) {")
                    lines.append("MethodReplacement.pass(\(number + 1))")
                    lines.append("return replaced_\(stem)\(arguments(labels))")
                    lines.append("}")
                }
                lines.append("}")
                return lines.joined(separator: "\n")
            }

            private func isOpenToModule(_ group: [Replacements.Replacement]) -> Bool {
                group.contains { $0.member.file != group[0].member.file }
            }
        }
    }
#endif
