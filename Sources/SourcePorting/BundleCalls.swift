// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites what an app asks its bundle for (PO36): Foundation's methods look in the folder of the program alone, where SwiftPM puts
    /// no resources, and know no language and no `Info.plist`. Its own folders for files are in a container here as well (PO38).
    final class BundleCalls: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile
        /// Whether the place is in an extension of `Bundle`.
        private var isInExtension = false

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        /// Methods by their first label, which no other type's have.
        private static let methods = [
            "url": "forResource", "path": "forResource", "urls": "forResourcesWithExtension",
            "paths": "forResourcesOfType", "localizedString": "forKey", "object": "forInfoDictionaryKey",
        ]
        private static let functions = [
            "NSHomeDirectory": "FileManager.applicationHome", "NSLocalizedString": "Bundle.localizedText",
            "NSSearchPathForDirectoriesInDomains": "FileManager.applicationPaths",
        ]
        /// Methods of `FileManager`, by their labels and names.
        private static let ofFolders = [
            ["for", "in"]: ["urls": "applicationURLs"],
            ["for", "in", "appropriateFor", "create"]: ["url": "applicationURL"],
        ]
        /// Folders that Foundation has as properties of `URL` on Apple's systems alone.
        private static let folders = [
            "applicationSupportDirectory": "applicationSupportDirectory", "cachesDirectory": "cachesDirectory",
            "documentsDirectory": "documentDirectory", "libraryDirectory": "libraryDirectory",
        ]
        private static let properties: Set<String> = [
            "bundleIdentifier", "developmentLocalization", "infoDictionary", "localizations", "localizedInfoDictionary",
            "preferredLocalizations", "resourcePath", "resourceURL",
        ]

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            isInExtension = ["Bundle", "Foundation.Bundle"].contains(node.extendedType.trimmedDescription)
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { isInExtension = false }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.labels
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
                if let other = Self.functions[name.text], !module.index.hasFunction(name.text) {
                    file.replace(name, with: other)
                } else if name.text == "String" {
                    rewriteFormat(node, labels)
                } else if isInExtension, isMethod(name.text, labels) {
                    ask(name)
                }
            } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
                let name = access.declName.baseName
                // The text of a long chain of calls is only looked at where the name fits.
                if isMethod(name.text, labels) {
                    if base.trimmedDescription != "Bundle" { ask(name) }
                } else if let other = Self.ofFolders[labels]?[name.text],
                    !module.index.hasFunction(name.text, labels: labels)
                {
                    file.replace(name, with: other)
                }
            }
            return .visitChildren
        }

        /// `String(format: NSLocalizedString("apples"), count)`: the form of a word depends on the number.
        private func rewriteFormat(_ node: FunctionCallExprSyntax, _ labels: [String]) {
            guard labels.first == "format", !labels.contains("arguments"), let format = node.arguments.first,
                let label = format.label,
                !TokenNames(format.expression).names.isDisjoint(with: ["NSLocalizedString", "localizedString"])
            else { return }
            file.replace(label, with: "localizedFormat")
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName
            if name.text == "localizedStringWithFormat", node.base?.trimmedDescription == "String" {
                file.replace(name, with: "localizedText")
            }
            if Self.properties.contains(name.text), let base = node.base, isBundle(base) { ask(name) }
            if let folder = Self.folders[name.text], node.base?.trimmedDescription == "URL" {
                file.replace(name, with: "applicationFolder(.\(folder))")
            }
            return .visitChildren
        }

        /// A property of the bundle that an extension of `Bundle` is about.
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            if isInExtension, !isMember, Self.properties.contains(node.baseName.text) { ask(node.baseName) }
            return .visitChildren
        }

        private func isMethod(_ name: String, _ labels: [String]) -> Bool {
            guard let label = Self.methods[name] else { return false }
            return labels.first == label && !module.index.hasFunction(name, labels: labels)
        }

        /// `Bundle.main`, `Bundle(for: Self.self)`, `bundle`, and in an extension of the class `self`.
        private func isBundle(_ base: ExprSyntax) -> Bool {
            let text = base.trimmedDescription
            if text == "self" || text == "Self.main" || text == ".main" { return isInExtension }
            guard text != "Bundle" else { return false }
            return text.hasPrefix("Bundle.") || text.hasPrefix("Bundle(") || text.hasPrefix("Foundation.Bundle.")
                || text.split(separator: ".").last.map { $0.lowercased().filter(\.isLetter).hasSuffix("bundle") }
                    ?? false
        }

        private func ask(_ name: TokenSyntax) { file.edits.insert("applicationContents.", at: name.bytes.lowerBound) }
    }
#endif
