// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Members with the name of a superclass member that they do not override.
    ///
    /// On iOS a file that does not import `UIKit.UIGestureRecognizerSubclass` sees neither `reset()` nor
    /// `touchesBegan(_:with:)` of a recognizer, and may declare its own methods under these names. An extension of a class
    /// may also declare an initializer that an extension of its superclass has. Here both must be marked as separate members.
    struct HiddenMembers {
        private let module: Module
        private var index: ModuleIndex { module.index }

        init(_ module: Module) { self.module = module }

        /// Members that only subclasses of recognizers see.
        private static let ofRecognizers: Set<String> = [
            "reset()", "ignore(_:for:)", "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)",
            "shouldBeRequiredToFail(by:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
            "touchesCancelled(_:with:)", "pressesBegan(_:with:)", "pressesChanged(_:with:)", "pressesEnded(_:with:)",
            "pressesCancelled(_:with:)",
        ]

        func rewrite() {
            for type in index.classes where module.isOwn(type.file) && isRecognizer(type) {
                for member in index.members[type.name] ?? []
                where module.isOwn(member.file) && !member.isOverride && Self.ofRecognizers.contains(member.fullName)
                    && !module.files[member.file].importsRecognizerSubclass
                {
                    mark("@_nonoverride ", member)
                }
            }
            renameWhatCameLater()
            hideWhatFoundationKeeps()
            for (name, parent) in ReplaceableMembers.superclasses.sorted(by: { $0.key < $1.key }) {
                for member in initializers(of: name) {
                    let hidden = initializers(of: parent).filter { $0.fullName == member.fullName }
                    guard !hidden.isEmpty else { continue }
                    mark("@_nonoverride ", member)
                    for other in hidden { mark("@_disfavoredOverload ", other) }
                }
            }
        }

        /// A member of `NSObject` for internal use here: an override is a different method, which only the module calls.
        private static let ofFoundation = "isKind(of:)"

        private func hideWhatFoundationKeeps() {
            for type in index.classes where module.isOwn(type.file) {
                for member in index.members[type.name] ?? []
                where module.isOwn(member.file) && member.isOverride && member.fullName == Self.ofFoundation {
                    guard let node = member.syntax.as(FunctionDeclSyntax.self) else { continue }
                    for modifier in node.modifiers where modifier.name.text == "override" {
                        module.files[member.file].blank(modifier)
                    }
                    mark("@_nonoverride ", member)
                }
            }
        }

        /// Members that views and controllers have since iOS 26: in sources that are older, a method of that name is a
        /// different one. It gets another name in the module, or in its file if it is private. A public one keeps its name:
        /// other modules may call it.
        private static let later = "updateProperties()"

        private func renameWhatCameLater() {
            let named = index.members.values.joined().filter {
                $0.kind == .method && $0.fullName == Self.later && module.isOwn($0.file)
            }
            let ofResponders = index.classes.filter { module.isOwn($0.file) && index.isResponder($0) }
                .flatMap { index.members[$0.name] ?? [] }
                .filter { $0.fullName == Self.later && module.isOwn($0.file) && !$0.isOverride }
            for member in ofResponders where isPrivate(member) { rename(in: module.files[member.file]) }
            let isVisible = ofResponders.contains { !isPrivate($0) }
            guard isVisible, !named.contains(where: { $0.isOverride || isPublic($0) }) else { return }
            for file in module.files.indices where module.isOwn(file) { rename(in: module.files[file]) }
        }

        private func rename(in file: SourceFile) {
            for token in file.syntax.tokens(viewMode: .sourceAccurate) where token.text == "updateProperties" {
                file.replace(token, with: "updateOwnProperties")
            }
        }

        private func modifiers(of member: Member) -> DeclModifierListSyntax? {
            member.syntax.as(FunctionDeclSyntax.self)?.modifiers
        }

        private func isPrivate(_ member: Member) -> Bool {
            modifiers(of: member).map { $0.has("private") || $0.has("fileprivate") } ?? false
        }

        private func isPublic(_ member: Member) -> Bool {
            modifiers(of: member).map { $0.has("public") || $0.has("open") } ?? false
        }

        private func isRecognizer(_ type: TypeDeclaration) -> Bool {
            guard let last = index.lineage(of: type.name).last else { return false }
            return index.importedSuperclass(of: last)?.hasSuffix("GestureRecognizer") ?? false
        }

        private func initializers(of name: String) -> [Member] {
            (index.members[name] ?? []).filter {
                $0.kind == .initializer && !$0.isOverride && $0.extensionNumber != nil && module.isOwn($0.file)
            }
        }

        private func mark(_ attribute: String, _ member: Member) {
            module.files[member.file].edits.insert(attribute, at: member.syntax.bytes.lowerBound)
        }
    }

    extension SourceFile {
        fileprivate var importsRecognizerSubclass: Bool {
            syntax.statements.contains {
                $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "UIKit.UIGestureRecognizerSubclass"
            }
        }
    }
#endif
