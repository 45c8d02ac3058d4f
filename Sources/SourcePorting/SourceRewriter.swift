// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites the parts of one file that need no other file: attributes, imports, conditions, selectors.
    final class SourceRewriter: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile
        /// The types around the place, outermost first; for extensions, the extended types.
        private var scope: [String] = []

        init(_ module: Module, file number: Int) {
            self.module = module
            file = module.files[number]
            fileNumber = number
            super.init(viewMode: .sourceAccurate)
        }

        private let fileNumber: Int

        func rewrite() {
            walk(file.syntax)
            FormerNames(module, file).rewrite()
            RuntimeIdioms(module, file).rewrite()
            BundleCalls(module, file).rewrite()
            ObjectLists(file).rewrite()
            if !module.options.modules.isEmpty { CombineIdioms(module, file).rewrite() }
            ClassesInVariables(module, file).rewrite()
            ClassesAsObjects(file).rewrite()
            MissingImports(module, file).rewrite()
        }

        // MARK: Scopes

        private func enter(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            let full = (scope.last.map { $0 + "." } ?? "") + name.unquoted
            let local = full + "@\(fileNumber):\(node.position.utf8Offset)"
            scope.append(module.index.types[local] != nil ? local : full)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
        override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
        override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
        override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node) }
        override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.attributes.has("objc") { bindToClasses(node) }
            return enter(node.name, node)
        }
        override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = ModuleIndex.withoutArguments(node.extendedType.trimmedDescription)
            scope.append(module.index.fullName(of: name, from: []) ?? name)
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

        /// Only classes conform to an Objective-C protocol, and `weak` requires that.
        private func bindToClasses(_ node: ProtocolDeclSyntax) {
            guard let clause = node.inheritanceClause else {
                file.edits.insert(": AnyObject", at: node.name.bytes.upperBound)
                return
            }
            let names = clause.inheritedTypes.map { $0.type.withoutAttributes }
            if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
                file.edits.insert(", AnyObject", at: clause.inheritedTypes.bytes.upperBound)
            }
        }

        // MARK: Attributes and modifiers

        private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
        private static let removed: Set<String> = [
            "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
            "GKInspectable",
        ]

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            let name = node.attributeName.trimmedDescription
            if Self.removed.contains(name) {
                file.blank(node)
            } else if Self.entryPoints.contains(name) {
                file.replacePadded(node, with: "@main")
            } else if name == "NSManaged", ManagedProperties(module, file).rewrite(node, in: scope.last) {
                return .skipChildren
            } else if name == "NSManaged" || name == "NSCopying" {
                module.diagnostics.append(
                    file.diagnostic(
                        at: node, "@\(name) is carried out by the Objective-C runtime, which is not here",
                        remedy: name == "NSCopying"
                            ? "copy in the property's setter" : "declare a property with storage of its own"))
            }
            return .skipChildren
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "dynamic" || isOwnershipWithoutStorage(node) || isOfRequirement(node) {
                file.blank(node)
            }
            if isOfImportedType(node) || node.isBeside("static") {
                if node.name.text == "open", node.detail == nil { file.replace(node, with: "public") }
                if node.name.text == "class" { file.replace(node, with: "static") }
                if node.name.text == "final", node.isBeside("class") { file.blank(node) }
            } else if node.name.text == "open", node.detail == nil, isConstant(node) {
                file.replace(node, with: "public")
            }
            return .skipChildren
        }

        /// `open let`, which compilers of Swift 4 took: a constant cannot be overridden.
        private func isConstant(_ node: DeclModifierSyntax) -> Bool {
            node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        }

        /// `weak` of a requirement: it stores nothing.
        private func isOwnershipWithoutStorage(_ node: DeclModifierSyntax) -> Bool {
            guard ["weak", "unowned"].contains(node.name.text),
                let property = node.parent?.parent?.as(VariableDeclSyntax.self)
            else { return false }
            return property.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
        }

        /// `private` of a method that UIKit calls, because it has the name of an optional requirement. Modes before 5 allow that on iOS.
        private func isOfRequirement(_ node: DeclModifierSyntax) -> Bool {
            guard ["private", "fileprivate"].contains(node.name.text), !node.isBeside("static"),
                let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
                UIKitNames.optionalRequirements.contains(method.name.unquoted),
                let type = scope.last.flatMap({ module.index.types[$0] }), type.kind == .classType,
                module.index.inherited(by: type).contains(where: UIKitNames.isDelegate)
            else { return false }
            // What names a private type must stay private.
            let parameters = method.signature.parameterClause.parameters
            let types = parameters.map(\.type) + [method.signature.returnClause?.type].compactMap { $0 }
            let names = types.reduce(into: Set<String>()) { $0.formUnion(TokenNames($1).names) }
            return parameters.first?.firstName.text == "_" && names.isDisjoint(with: PrivateNames(file.syntax).names)
        }

        /// Whether it belongs to a member in an extension of another module's type. Such a member cannot be overridden, and a
        /// class that can be subclassed there may be final here.
        private func isOfImportedType(_ node: DeclModifierSyntax) -> Bool {
            guard let declaration = node.parent?.parent,
                declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self),
                let holder = declaration.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
            else { return false }
            let name = ModuleIndex.withoutArguments(holder.extendedType.trimmedDescription)
            return module.index.type(named: name) == nil
        }

        /// As on iOS, responders are deallocated on the main actor; here `deinit` must declare that.
        override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            if !node.modifiers.has("isolated"), !node.modifiers.has("nonisolated"),
                let type = scope.last.flatMap({ module.index.types[$0] }), module.index.isIsolated(type)
            {
                // Not `isolated`: a class that inherits its actor with `@preconcurrency` must not use that.
                file.edits.insert("@MainActor ", at: node.deinitKeyword.bytes.lowerBound)
            }
            return .visitChildren
        }

        // MARK: Imports and conditions

        /// Modules whose declarations are in another module here.
        private static let imports: [String: String] = [
            "QuartzCore": "UIKit", "ObjectiveC": "UIKit", "ObjectiveC.runtime": "UIKit", "CoreAnimation": "UIKit",
            "CoreFoundation": "UIKit", "GLKit": "UIKit", "AudioToolbox": "UIKit", "AudioToolbox.AudioServices": "UIKit",
            "MobileCoreServices": "UIKit", "UniformTypeIdentifiers": "UIKit", "PhotosUI": "UIKit",
            "UserNotifications": "UIKit", "SafariServices": "UIKit", "MessageUI": "UIKit", "CoreText": "UIKit",
            "Darwin": "Foundation", "Darwin.C": "Foundation", "OSLog": "UIKit", "os": "UIKit", "os.log": "UIKit",
            "os.lock": "UIKit", "Darwin.os": "UIKit", "Darwin.os.lock": "UIKit",
        ]

        /// Whether a condition about a framework asks for UIKit here.
        static func hasInUIKit(_ framework: String) -> Bool {
            [
                "AudioToolbox", "CoreText", "MessageUI", "MobileCoreServices", "PhotosUI", "QuartzCore",
                "SafariServices",
                "UniformTypeIdentifiers", "UserNotifications",
            ].contains(framework)
        }

        /// Where a module's declarations are.
        static func module(_ name: String) -> String { imports[name] ?? name }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let framework = node.path.first?.name.text, let other = module.substitutes.module(for: framework) {
                if let kind = node.importKindSpecifier { file.blank(kind) }
                file.replacePadded(node.path, with: other)
                return .skipChildren
            }
            guard node.importKindSpecifier == nil else { return .skipChildren }
            let path = node.path.trimmedDescription
            if let other = Self.imports[path] {
                file.replacePadded(node.path, with: other)
            } else if PartialFrameworks.suffices(path, for: file.syntax, in: module) {
                file.replacePadded(node.path, with: "UIKit")
            } else if path.hasPrefix("UIKit.") || path.hasPrefix("QuartzCore.") {
                file.replacePadded(node.path, with: "UIKit")
            } else if path.hasPrefix("CoreGraphics.") {
                file.replacePadded(node.path, with: "CoreGraphics")
            }
            return .skipChildren
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if module.options.takesCodeForIOS, let condition = node.condition {
                for call in PlatformConditions(condition).iOS { file.replace(call, with: "(!os(iOS))") }
            }
            if let condition = node.condition {
                for name in condition.tokens(viewMode: .sourceAccurate) {
                    if let other = module.module(askedForBy: name.text) { file.replacePadded(name, with: other) }
                }
            }
            return .visitChildren
        }

        // MARK: Expressions

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            switch node.macroName.text {
            case "selector":
                rewriteSelector(node)
                return .skipChildren
            case "keyPath":
                rewriteKeyPath(node)
                return .skipChildren
            case "Preview":
                file.blank(node)
                return .skipChildren
            default: return .visitChildren
            }
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "Preview" else { return .visitChildren }
            file.blank(node)
            return .skipChildren
        }

        private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
            let resolver = SelectorResolver(module: module, scope: scope)
            switch resolver.resolve(node) {
            case .success(let selector):
                let text = file.text(of: node)
                file.replacePadded(node, with: selector.source(lineEnds: Replacement.lineEnds(of: text)))
            case .failure(let problem):
                module.diagnostics.append(file.diagnostic(at: node, problem.reason, remedy: problem.remedy))
            }
        }

        /// A key path's string is the source text without the type in front.
        private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
            guard let argument = node.arguments.first?.expression else { return }
            var parts = argument.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
                .split(separator: ".").map(String.init)
            while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
            file.replacePadded(node, with: literal(parts.joined(separator: ".")))
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            OptionalCalls(module, file).rewrite(node)
            AnyObjectCalls(module, file).rewrite(node)
            carryNamed(node)
            refuseSwizzling(node)
            return .visitChildren
        }

        private static let swizzling: Set<String> = [
            "class_getClassMethod", "class_getMethodImplementation", "imp_implementationWithBlock",
            "method_setImplementation", "object_setClass",
        ]

        /// What exchanges methods that the module declares for it, and what changes classes in ways that have no other form.
        private func refuseSwizzling(_ node: FunctionCallExprSyntax) {
            let name = node.calledExpression.trimmedDescription
            guard !module.index.hasFunction(name) else { return }
            let isRefused =
                Self.swizzling.contains(name)
                || Replacements.exchanging.contains(name) && !module.replacements.exchangesMethods
            guard isRefused else { return }
            module.diagnostics.append(
                file.diagnostic(
                    at: node, "\(name) changes a class while the program runs, which only the Objective-C runtime can",
                    remedy: "override the method in a subclass"))
        }

        /// `Selector("hide")` of a method in an extension of another module's class, which no list of that class names.
        private func carryNamed(_ node: FunctionCallExprSyntax) {
            let resolver = SelectorResolver(module: module, scope: scope)
            guard let selector = resolver.resolveName(in: node) else { return }
            file.replacePadded(node, with: selector.source(lineEnds: Replacement.lineEnds(of: file.text(of: node))))
        }
    }

    extension DeclModifierSyntax {
        /// Whether the same declaration has another modifier too.
        fileprivate func isBeside(_ name: String) -> Bool {
            parent?.as(DeclModifierListSyntax.self)?.has(name) ?? false
        }
    }
#endif
