// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// A module while it is rewritten.
    final class Module {
        let files: [SourceFile]
        let index: ModuleIndex
        let options: PortingOptions
        /// Packages that stand for frameworks here.
        let substitutes: Substitutes
        var diagnostics: [PortingDiagnostic] = []
        /// Members that a selector names, by file and place.
        var selected: Set<MemberPlace> = []
        /// Classes that an archive names.
        var archivedClasses: Set<String> = []
        /// Methods that an archive names as Swift before 3 did, with that name.
        var formerActions: [MemberPlace: String] = [:]
        /// Properties that an archive names.
        var archived: Set<MemberPlace> = []
        /// Methods of more than two arguments that a selector names, with the selector's name: nobody can perform them, but objects are
        /// asked whether they have them.
        var asked: [String: String] = [:]
        /// Members that stand in the body of their class in the rewritten sources.
        var moved: Set<MemberPlace> = []
        /// Overrides in extensions that have a name of their own in the rewritten sources.
        var renamed: Set<MemberPlace> = []
        /// Layers that make their own copy for motions, by name.
        var copiedLayers: Set<String> = []
        /// Members that stand in the place of UIKit's.
        private(set) lazy var replacements = Replacements(self)
        /// The keys under which the sources set values.
        private(set) lazy var keys = KeysThatAreSet(files)
        /// Classes without a superclass that conform to a protocol in the rewritten sources, by name.
        var conforming: Set<String> = []
        /// Properties that are declared as numbers and hold rates of deceleration, which were numbers before Swift 4.2.
        private(set) lazy var decelerationRates: Set<String> = Set(
            index.members.values.joined().filter { member in
                member.kind == .property
                    && TokenNames(member.syntax).names.contains { $0.hasPrefix("UIScrollViewDecelerationRate") }
            }.map(\.name))
        /// The text that is inserted before the closing brace of a type or extension, by the place of the brace.
        private var additions: [MemberPlace: Addition] = [:]

        struct MemberPlace: Hashable {
            let file: Int
            let offset: Int
        }

        private struct Addition {
            let brace: TokenSyntax
            /// Members from other places: file, bytes, and their access level.
            var moved: [(file: Int, member: DeclSyntax, prefix: String)] = []
            var generated: [String] = []
        }

        init(files: [SourceFile], index: ModuleIndex, options: PortingOptions) {
            self.files = files
            self.index = index
            self.options = options
            substitutes = Substitutes(options.modules)
        }

        func place(of member: Member) -> MemberPlace {
            MemberPlace(file: member.file, offset: member.syntax.bytes.lowerBound)
        }

        /// A member, and the same under the name that an archive has for it.
        func withFormerName(_ member: Member) -> [Member] {
            guard let name = formerActions[place(of: member)] else { return [member] }
            var former = member
            former.givenName = name
            return [member, former]
        }

        /// Whether a member stands in the place of one of UIKit's.
        func replaces(_ member: Member) -> Bool { replacements.places[place(of: member)] != nil }

        /// Whether a file is one that is rewritten, not one that is only read.
        func isOwn(_ file: Int) -> Bool { file < files.count }

        /// A `main.swift` keeps its name, and one name must not stand for two files.
        func tellsPlaces(in file: SourceFile) -> Bool { options.tellsPlaces && !file.isMain }

        // MARK: Additions

        func add(_ text: String, before brace: TokenSyntax, in file: Int) {
            let place = MemberPlace(file: file, offset: brace.bytes.lowerBound)
            additions[place, default: Addition(brace: brace)].generated.append(text)
        }

        func move(_ member: Member, before brace: TokenSyntax, in file: Int, prefix: String) {
            let place = MemberPlace(file: file, offset: brace.bytes.lowerBound)
            additions[place, default: Addition(brace: brace)].moved
                .append((member.file, member.syntax, prefix))
            moved.insert(self.place(of: member))
        }

        /// Writes additions and moved members into the edits of the files.
        func finish() {
            var insertions: [(file: Int, offset: Int, text: String)] = []
            for (place, addition) in additions {
                let destination = files[place.file]
                let tells = tellsPlaces(in: destination)
                var text = "\n"
                for part in addition.moved.sorted(by: {
                    ($0.file, $0.member.position) < ($1.file, $1.member.position)
                }) {
                    let origin = files[part.file]
                    let range = part.member.bytes
                    let directive = tells ? origin.directive(at: range.lowerBound) : ""
                    let body = part.prefix + origin.edits.applied(to: origin.bytes, in: range)
                    text += guarded(part.member, directive + body) + "\n"
                }
                if !addition.generated.isEmpty {
                    if tells { text += "#sourceLocation()\n" }
                    text += addition.generated.joined(separator: "\n") + "\n"
                }
                if tells { text += destination.directive(at: place.offset) }
                insertions.append((place.file, place.offset, text))
            }
            for addition in additions.values {
                for part in addition.moved {
                    let origin = files[part.file]
                    let text = String(decoding: origin.bytes[part.member.bytes], as: UTF8.self)
                    origin.edits.drop(in: part.member.bytes)
                    origin.edits.replace(part.member.bytes, with: Replacement.blank(text))
                }
            }
            for insertion in insertions {
                files[insertion.file].edits.insert(insertion.text, at: insertion.offset)
            }
        }
    }
#endif
