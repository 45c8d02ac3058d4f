// SPDX-License-Identifier: Apache-2.0

#if Porting
    /// The names that Xcode gives the images and colors of an app's asset catalogs: `UIImage(resource: .logo)`, `UIColor.brand` (PO41).
    struct AssetNames {
        private enum Kind: String, CaseIterable {
            case image = "imageset"
            case color = "colorset"

            var type: String { self == .image ? "UIImage" : "UIColor" }
            var resource: String { self == .image ? "ImageResource" : "ColorResource" }
            /// Xcode leaves it out at the end of a name.
            var ending: String { self == .image ? "Image" : "Color" }
            /// What a set cannot be named after, because UIKit's own member has the name.
            var taken: Set<String> {
                self == .image
                    ? ["actions", "add", "animatedImageNamed", "checkmark", "remove", "strokedCheckmark"]
                    : [
                        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
                        "lightGray",
                        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
                        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
                        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
                        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
                        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
                        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
                        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
                        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
                        "tintColor",
                        "white", "yellow",
                    ]
            }
        }

        private struct Asset {
            let kind: Kind
            /// The groups whose names count, and the set's own name.
            let path: [String]
            /// The path as Swift has it: types, and a member.
            var identifiers: [String] {
                path.dropLast().map { AssetNames.identifier($0, isType: true) }
                    + [AssetNames.identifier(path[path.count - 1], without: kind.ending)]
            }
        }

        private let assets: [Asset]

        /// Whether a file describes a set of an asset catalog, or a group.
        static func isDescription(_ path: String) -> Bool {
            path.hasSuffix("/Contents.json") && path.contains(".xcassets/")
        }

        init(_ files: [SourceText]) {
            let descriptions = files.filter { Self.isDescription($0.path) }
            let folder = { (path: String) in path.split(separator: "/").dropLast().map(String.init) }
            let spaces = Set(descriptions.filter { Self.isNamespace($0.text) }.map { folder($0.path) })
            assets = descriptions.sorted { $0.path < $1.path }.compactMap { file in
                let parts = folder(file.path)
                guard let last = parts.last, let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }),
                    let kind = Kind.allCases.first(where: { last.hasSuffix("." + $0.rawValue) })
                else { return nil }
                let groups = parts.indices.filter { $0 > catalog && spaces.contains(Array(parts[...$0])) }
                return Asset(
                    kind: kind, path: groups.map { parts[$0] } + [String(last.dropLast(kind.rawValue.count + 1))])
            }
        }

        private static func isNamespace(_ text: String) -> Bool {
            text.contains(#/"provides-namespace"\s*:\s*true/#)
        }

        // MARK: Source

        /// The extensions that the sources use; empty if they use no such name.
        ///
        /// - Parameter names: all names in the module's sources.
        func source(_ names: Set<String>, _ index: ModuleIndex) -> String {
            let usesResources = !names.isDisjoint(with: ["ImageResource", "ColorResource", "resource"])
            // A module that has such a type of its own has written its names itself.
            let text = Kind.allCases.filter { index.types[$0.resource] == nil }.map { kind in
                let all = assets.filter { $0.kind == kind && !$0.identifiers.contains("") }
                let declared = Set((index.members[kind.type] ?? []).map(\.name)).union(kind.taken)
                let used = all.filter { asset in
                    guard let first = asset.identifiers.first, let last = asset.identifiers.last else { return false }
                    return names.contains(last) && names.contains(first) && !declared.contains(first)
                }
                return (usesResources ? Self.extend(kind.resource, with: all, by: Self.resource) : "")
                    + Self.extend(kind.type, with: used) { "\($0.kind.type)(resource: \(Self.resource($0)))" }
            }.joined()
            guard !text.isEmpty else { return "" }
            return "\n/// Where the module's asset catalogs are.\n"
                + "private let assetBundle = Bundle.resources(ofModule: String(#fileID.prefix { $0 != \"/\" }))\n"
                + text
        }

        private static func resource(_ asset: Asset) -> String {
            let name = asset.path.joined(separator: "/").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\(asset.kind.resource)(name: \"\(name)\", bundle: assetBundle)"
        }

        private static func extend(_ type: String, with assets: [Asset], by value: (Asset) -> String) -> String {
            guard !assets.isEmpty else { return "" }
            return "\nextension \(type) {\n" + members(assets, type, depth: 0, value) + "}\n"
        }

        /// A group is a type in the type. Of two sets of one name the first counts.
        private static func members(
            _ assets: [Asset], _ type: String, depth: Int, _ value: (Asset) -> String
        ) -> String {
            let indent = String(repeating: "    ", count: depth + 1)
            var (text, known): (String, Set<String>) = ("", [])
            for asset in assets where asset.path.count == depth + 1 {
                let name = asset.identifiers[depth]
                guard known.insert(name).inserted else { continue }
                text += "\(indent)static var \(escaped(name)): \(type) { \(value(asset)) }\n"
            }
            let groups = Dictionary(grouping: assets.filter { $0.path.count > depth + 1 }) { $0.identifiers[depth] }
            for (group, inside) in groups.sorted(by: { $0.key < $1.key }) where known.insert(group).inserted {
                text += "\(indent)enum \(escaped(group)) {\n" + members(inside, type, depth: depth + 1, value)
                text += "\(indent)}\n"
            }
            return text
        }

        // MARK: Names

        /// A name as Xcode writes it: `Brand Color` is `brand`, `ic_back` is `icBack`, `URLField` is `urlField`, `1st` is `_1st`.
        static func identifier(_ name: String, without ending: String = "", isType: Bool = false) -> String {
            let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            var text = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
            if text.count > ending.count, text.hasSuffix(ending) { text = String(text.dropLast(ending.count)) }
            text = isType ? text.prefix(1).uppercased() + text.dropFirst() : lowered(text)
            return text.first?.isNumber == true ? "_" + text : text
        }

        /// The capitals at the beginning in lower case, but for the one with which the next word begins.
        private static func lowered(_ text: String) -> String {
            let capitals = text.prefix { $0.isUppercase }
            guard capitals.count > 1 else { return text.prefix(1).lowercased() + text.dropFirst() }
            let rest = text.dropFirst(capitals.count)
            let kept = rest.first?.isLowercase == true ? 1 : 0
            return capitals.dropLast(kept).lowercased() + capitals.suffix(kept) + rest
        }

        private static func escaped(_ name: String) -> String {
            let words: Set<String> = [
                "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
                "extension", "false", "for", "func", "if", "import", "in", "init", "inout", "internal", "is", "let",
                "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
                "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
            ]
            return words.contains(name) ? "`\(name)`" : name
        }
    }
#endif
