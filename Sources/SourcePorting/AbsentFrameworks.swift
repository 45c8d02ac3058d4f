// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Leaves out files about a missing framework, such as SwiftUI, if no other file names their declarations.
    ///
    /// A library's wrappers for SwiftUI stand in files of their own; the rest of it does not know them.
    struct AbsentFrameworks {
        private let module: Module

        init(_ module: Module) { self.module = module }

        /// Whether a framework is missing in this module: no package that it depends on stands for it.
        private func isAbsent(_ framework: String) -> Bool { Self.isAbsent(framework, module.substitutes) }

        /// Whether a file needs what is missing of a framework.
        private func isAbsent(_ framework: String, in file: SourceFile) -> Bool {
            isAbsent(framework) && !PartialFrameworks.suffices(framework, for: file.syntax, in: module)
        }

        private static func isAbsent(_ framework: String, _ substitutes: Substitutes) -> Bool {
            names.contains(framework) && substitutes.module(for: framework) == nil
        }

        private static let names: Set<String> = [
            "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AppKit",
            "AppTrackingTransparency",
            "Charts", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreBluetooth",
            "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreSpotlight", "CoreTelephony",
            "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "HealthKit", "ImageIO",
            "LocalAuthentication", "MapKit", "Messages", "Metal", "MetalKit",
            "MultipeerConnectivity", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
            "QuickLook", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
            "StoreKit", "SwiftUI", "SystemConfiguration", "TVUIKit",
            "UserNotificationsUI", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        ]

        /// Whether a type outside of conditions is a SwiftUI view.
        private static func isOfSwiftUI(_ item: CodeBlockItemSyntax) -> Bool {
            let names = ["View", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider"]
            let type = item.item.as(StructDeclSyntax.self)
            return type?.inheritanceClause?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) }
                ?? false
        }

        /// Frameworks of other systems: a file that imports one belongs to another target on iOS.
        private static let ofOtherSystems: Set<String> = ["AppKit", "Cocoa", "TVUIKit", "WatchKit"]

        static func isOfOtherSystem(_ file: SourceFileSyntax) -> Bool {
            ImportedModules(file).unconditional.contains(where: ofOtherSystems.contains)
        }

        /// The missing framework for which a condition asks, `canImport(SwiftUI)` alone or with `&&`.
        static func framework(in condition: ExprSyntax?, _ substitutes: Substitutes) -> String? {
            if let sequence = condition?.as(SequenceExprSyntax.self) {
                let isEach = sequence.elements.allSatisfy { element in
                    element.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "&&" } ?? true
                }
                return isEach ? sequence.elements.lazy.compactMap { framework(in: $0, substitutes) }.first : nil
            }
            if let infix = condition?.as(InfixOperatorExprSyntax.self) {
                guard infix.operator.trimmedDescription == "&&" else { return nil }
                return framework(in: infix.leftOperand, substitutes) ?? framework(in: infix.rightOperand, substitutes)
            }
            guard let call = condition?.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == "canImport",
                let name = call.arguments.first?.expression.trimmedDescription, isAbsent(name, substitutes)
            else { return nil }
            return name
        }

        func rewrite() {
            var candidates: [Int: String] = [:]
            for (number, file) in module.files.enumerated() {
                if let framework = ImportedModules(file.syntax).unconditional.first(where: { isAbsent($0, in: file) }) {
                    candidates[number] = framework
                } else if ImportedModules(file.syntax).names.contains("SwiftUI"),
                    file.syntax.statements.contains(where: Self.isOfSwiftUI)
                {
                    // Only the import stands under a condition.
                    candidates[number] = "SwiftUI"
                }
            }
            let conditional = ConditionalNames(module.files.map(\.syntax), module.substitutes)
            for number in module.files.indices where candidates[number] == nil {
                candidates[number] = conditional.framework(neededIn: number)
            }
            let named = conditional.named
            // A file that stays keeps the files that it names.
            var isShrinking = true
            while isShrinking {
                isShrinking = false
                for number in candidates.keys.sorted() {
                    let declared = DeclaredNames(module.files[number].syntax, in: module, file: number).names
                    let isNamed =
                        !module.archivedClasses.isDisjoint(with: declared)
                        || named.indices.contains { candidates[$0] == nil && !named[$0].isDisjoint(with: declared) }
                    // What names types that are not here cannot stay.
                    if isNamed, !Self.ofOtherSystems.contains(candidates[number] ?? ""),
                        conditional.framework(neededIn: number) == nil
                    {
                        candidates[number] = nil
                        isShrinking = true
                    }
                }
            }
            for (number, file) in module.files.enumerated() {
                if let framework = candidates[number] { leaveOut(file, framework) } else { keep(file) }
            }
        }

        /// A file that others need may import a framework without using it, or use it under a condition. Then only the
        /// missing names are errors.
        private func keep(_ file: SourceFile) {
            for node in ImportedModules(file.syntax).unguardedNodes {
                let framework = node.path.trimmedDescription
                guard isAbsent(framework, in: file) else { continue }
                file.replacePadded(node.path, with: "UIKit")
                if let remedy = Substitutes.remedy(for: framework) {
                    module.diagnostics.append(
                        file.diagnostic(.warning, at: node, "\(framework) is not here", remedy: remedy))
                }
            }
        }

        private func leaveOut(_ file: SourceFile, _ framework: String) {
            file.isLeftOut = true
            file.edits.insert("#if canImport(\(framework))\n", at: 0)
            file.appendix.append("#endif")
            guard let first = file.syntax.statements.first else { return }
            module.diagnostics.append(
                file.diagnostic(
                    .warning, at: first,
                    Self.ofOtherSystems.contains(framework)
                        ? "left out: \(framework) is another system's"
                        : "left out: \(framework) is not here, and no other file names what this one declares",
                    remedy: Substitutes.remedy(for: framework) ?? "write `#if canImport(\(framework))` around it"))
        }
    }

    /// The names that a file declares outside of types, or adds by extensions.
    private final class DeclaredNames: SyntaxVisitor {
        private(set) var names: Set<String> = []

        private let module: Module
        private let number: Int

        init(_ file: SourceFileSyntax, in module: Module, file number: Int) {
            self.module = module
            self.number = number
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        /// Members of a type of this file, or of the framework, are only called where the type is known.
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = ModuleIndex.withoutArguments(node.extendedType.trimmedDescription)
            if let type = module.index.type(named: name) { return type.file == number ? .skipChildren : .visitChildren }
            let isKnown = ["UI", "NS", "CG", "CA"].contains(where: name.hasPrefix) || Self.ofLibrary.contains(name)
            return isKnown ? .visitChildren : .skipChildren
        }

        /// Types of Swift's library and of Foundation, to which sources add members.
        private static let ofLibrary: Set<String> = [
            "Array", "Bool", "Bundle", "Character", "ClosedRange", "Collection", "Comparable", "Data", "Date",
            "Dictionary",
            "Double", "Equatable", "Float", "Int", "Locale", "Notification", "NotificationCenter", "Optional", "Range",
            "Sequence", "Set", "String", "Substring", "Timer", "URL", "UserDefaults",
        ]

        private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
            if !modifiers.has("private"), !modifiers.has("fileprivate") { names.insert(name.unquoted) }
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                    _ = add(pattern.identifier, node.modifiers)
                }
            }
            return .skipChildren
        }
    }
#endif
