#if Porting
    import SwiftSyntax

    /// Imports that an app for iOS need not write.
    ///
    /// There Foundation knows selectors, and a framework whose header names UIKit shows it to every file: one that imports nothing and
    /// names something of UIKit's.
    struct MissingImports {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
        }

        func rewrite() {
            let imports = ImportedModules(file.syntax)
            guard !imports.names.contains("UIKit") else { return }
            let names = TokenNames(file.syntax).names
            if let last = imports.last {
                guard !names.isDisjoint(with: ["Selector", "selector"]) else { return }
                file.edits.insert("; import UIKit", at: last.bytes.upperBound)
            } else if imports.names.isEmpty, names.contains(where: Self.isOfUIKit),
                let first = file.syntax.statements.first
            {
                file.edits.insert("import UIKit; ", at: first.bytes.lowerBound)
            }
        }

        private static func isOfUIKit(_ name: String) -> Bool {
            ["UI", "CG", "CA", "NS"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
        }
    }

    /// The modules that a file imports.
    final class ImportedModules: SyntaxVisitor {
        private(set) var names: Set<String> = []
        /// The last import that stands under no condition.
        private(set) var last: ImportDeclSyntax?

        init(_ file: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            names.insert(SourceRewriter.module(node.path.first?.name.text ?? ""))
            if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { last = node }
            return .skipChildren
        }
    }
#endif
