// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Foundation
    import Testing

    @testable import SourcePorting

    /// The tables beside the declarations, which are found by their first lines: to parse all of UIKit would take minutes.
    @Suite("What a porting knows of UIKit")
    struct UIKitNamesTests {
        /// Read once for all tests.
        private static let sources = Result {
            let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            return try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
                .joined(separator: "\n")
        }

        private let sources: String

        init() throws { sources = try Self.sources.get() }

        /// The names after a keyword at the beginning of lines, with the first name of what they inherit from.
        private func declarations(_ keyword: String) -> [String: String] {
            var found: [String: String] = [:]
            for line in sources.split(separator: "\n")
            where (line.hasSuffix("{") || line.hasSuffix(",")) && line.contains("\(keyword) UI") {
                guard let match = try? /^[^\/"]*(open|public) (class|protocol) (UI\w+)(: (\w+))?/.firstMatch(in: line),
                    match.2 == keyword
                else { continue }
                found[String(match.3)] = match.5.map(String.init) ?? ""
            }
            return found
        }

        @Test("An open class of UIKit's is taken for a responder exactly where it is one")
        func responders() {
            let classes = declarations("class")
            #expect(classes.count > 60)
            for name in classes.keys {
                var ancestor = name
                while ancestor != "UIResponder", let next = classes[ancestor] { ancestor = next }
                #expect(UIKitNames.isResponder(name) == (ancestor == "UIResponder"), "\(name)")
                #expect(UIKitNames.isClass(name), "\(name)")
            }
        }

        @Test("A protocol of UIKit's is taken for no class")
        func protocols() {
            let names = declarations("protocol").keys
            #expect(names.count > 40)
            for name in names { #expect(!UIKitNames.isClass(name), "\(name)") }
        }

        @Test("Each optional method in the table is declared here")
        func requirements() {
            let declared = Set(
                sources.components(separatedBy: "func ").dropFirst().map { $0.prefix { $0 != "(" && $0 != "\n" } })
            for name in UIKitNames.optionalRequirements { #expect(declared.contains(name[...]), "\(name)") }
        }

        @Test("Each method of a delegate that has a body here is in the table")
        func bodies() {
            var found: Set<String> = []
            var isDelegate = false
            for line in sources.split(separator: "\n") {
                if line.hasPrefix("extension ") || line.hasPrefix("}") {
                    isDelegate =
                        line.firstMatch(
                            of: /^extension (UI|CA|UN)\w+(Delegate|DataSource|Prefetching)(FlowLayout)? \{$/)
                        != nil
                } else if isDelegate, let match = line.firstMatch(of: /^    public func (\w+)\(/) {
                    found.insert(String(match.1))
                }
            }
            #expect(found.count > 60)
            #expect(found.subtracting(UIKitNames.optionalRequirements).sorted() == [])
        }
    }
#endif
