// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// The expression in a `#selector`, taken apart.
    struct Reference {
        enum Base: Equatable {
            /// Nothing, `self` or `Self`.
            case own
            case type(String)
            /// A variable, a property or a call: only the compiler knows its type.
            case value
        }

        let base: Base
        let name: String
        /// `nil` if the source leaves them out.
        let labels: [String]?
        /// The number of arguments in the type of a cast, if there is one.
        let argumentCount: Int?

        init?(_ expression: ExprSyntax) {
            var expression = expression
            var argumentCount: Int?
            while true {
                if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                    let inner = tuple.elements.first?.expression
                {
                    expression = inner
                } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
                    let last = sequence.elements.last?.as(TypeExprSyntax.self)
                {
                    expression = first
                    argumentCount = Self.argumentCount(of: last.type)
                } else {
                    break
                }
            }
            self.argumentCount = argumentCount
            if let plain = expression.as(DeclReferenceExprSyntax.self) {
                base = .own
                name = plain.baseName.unquoted
                labels = Self.labels(of: plain)
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                base = Self.base(of: member.base)
                name = member.declName.baseName.unquoted
                labels = Self.labels(of: member.declName)
            } else {
                return nil
            }
        }

        private static func labels(of name: DeclReferenceExprSyntax) -> [String]? {
            name.argumentNames.map { $0.arguments.map { $0.name.unquoted } }
        }

        private static func base(of expression: ExprSyntax?) -> Base {
            guard let expression else { return .own }
            let text = expression.trimmedDescription
            if text == "self" || text == "Self" || text == "type(of: self)" { return .own }
            let parts = text.split(separator: ".")
            let isType = parts.allSatisfy {
                $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            return isType ? .type(text) : .value
        }

        /// For `(Board) -> (UIButton) -> Void`, the arguments of the last arrow; for `() -> Void`, none.
        private static func argumentCount(of type: TypeSyntax) -> Int? {
            let type = type.as(AttributedTypeSyntax.self)?.baseType ?? type
            guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
            return argumentCount(of: function.returnClause.type) ?? function.parameters.count
        }

        func matches(_ member: Member) -> Bool {
            guard member.name == name else { return false }
            if let labels { return labels == member.labels }
            return argumentCount.map { $0 == member.parameters.count } ?? true
        }
    }
#endif
