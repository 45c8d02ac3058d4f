// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites code that takes classes for objects, as they are in Objective-C: `type(of: a) !== A.self`, and a dictionary
    /// of any objects into which classes are put.
    final class ClassesAsObjects: SyntaxVisitor {
        private let file: SourceFile
        /// Dictionaries of the file that classes are put into.
        private let lists: Set<String>

        init(_ file: SourceFile) {
            self.file = file
            lists = ClassLists(file.syntax).names
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
                guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator,
                    ["===", "!=="].contains(sign.text), elements[place - 1].isClass || elements[place + 1].isClass
                else { continue }
                file.replacePadded(sign, with: String(sign.text.dropLast()))
            }
            return .visitChildren
        }

        /// `private var kinds: [String: AnyObject]`, of which `kinds[key] = type` makes a list of any values.
        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if lists.contains(node.pattern.trimmedDescription),
                let type = node.typeAnnotation?.type.as(DictionaryTypeSyntax.self)?.value,
                type.trimmedDescription == "AnyObject",
                let modifiers = node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers,
                modifiers.has("private") || modifiers.has("fileprivate")
            {
                file.replace(type, with: "Any")
            }
            return .visitChildren
        }
    }

    /// The names of dictionaries into which a file puts classes.
    private final class ClassLists: SyntaxVisitor {
        private(set) var names: Set<String> = []

        init(_ file: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].isClass,
                let list = elements[0].as(SubscriptCallExprSyntax.self)?.calledExpression,
                let name = list.trimmedDescription.split(separator: ".").last
            {
                names.insert(String(name))
            }
            return .visitChildren
        }
    }

    extension ExprSyntax {
        /// Whether it is a class: `A.self`, `type(of: a)`, or a parameter that is declared as one.
        fileprivate var isClass: Bool {
            if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" {
                return access.base?.trimmedDescription.first?.isUppercase == true
            }
            if let call = self.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
            }
            guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let type = parameterType(named: name)?.filter({ $0 != "?" && $0 != "!" })
            else { return false }
            return type == "AnyClass" || type.hasSuffix(".Type")
        }
    }
#endif
