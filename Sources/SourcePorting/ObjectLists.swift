// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Lists that Objective-C takes for Swift's, and the other way round: `let lines: NSArray = CTFrameGetLines(frame)`, and then
    /// `lines as [AnyObject]`.
    final class ObjectLists: SyntaxVisitor {
        private let file: SourceFile
        /// Names that the file declares as lists of Objective-C.
        private var names: Set<String> = []

        init(_ file: SourceFile) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard node.typeAnnotation?.type.trimmedDescription == "NSArray",
                let name = node.pattern.as(IdentifierPatternSyntax.self)
            else { return .visitChildren }
            names.insert(name.identifier.unquoted)
            // What makes a list of Objective-C is one already.
            if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
                !call.calledExpression.trimmedDescription.hasPrefix("NS")
            {
                file.needsUIKit = true
                file.edits.insert("NSArray(bridging: ", at: call.bytes.lowerBound)
                file.edits.insert(")", at: call.bytes.upperBound)
            }
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard let list = node.elements.first?.as(DeclReferenceExprSyntax.self),
                names.contains(list.baseName.unquoted), let cast = node.cast(to: "[AnyObject]")
            else { return .visitChildren }
            file.needsUIKit = true
            file.edits.replace(list.bytes.upperBound..<cast.type.bytes.upperBound, with: ".bridgedObjects")
            return .visitChildren
        }
    }
#endif
