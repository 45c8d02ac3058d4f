// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting

    /// A file rewritten alone, without directives.
    func ported(_ source: String, ios: Bool = false) -> String { module([source], ios: ios)[0] }

    /// Files of one module, each of which imports UIKit, rewritten without directives.
    func module(_ sources: [String], ios: Bool = false) -> [String] {
        raw(sources.map { "import UIKit\n" + $0 }, ios: ios).map { String($0.drop { $0 != "\n" }.dropFirst()) }
    }

    /// Files as they are, rewritten without directives.
    func raw(_ sources: [String], ios: Bool = false) -> [String] {
        let options = PortingOptions(takesCodeForIOS: ios, tellsPlaces: false)
        return Porter(options: options).port(texts(sources)).files.map(\.text)
    }

    /// A file of a module that may import these modules, rewritten without directives.
    func ported(_ source: String, modules: Set<String>) -> String {
        let options = PortingOptions(tellsPlaces: false, modules: modules)
        return Porter(options: options).port(texts([source])).files[0].text
    }

    /// What cannot be rewritten, in words.
    func complaints(_ sources: String...) -> [String] { Porter().port(texts(sources)).diagnostics.map(\.description) }

    func texts(_ sources: [String]) -> [SourceText] {
        sources.enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    }

    extension String {
        /// The lines that contain a text, without the spaces around them.
        func lines(with part: String) -> [String] {
            split(separator: "\n").filter { $0.contains(part) }.map { line in
                String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
    }
#endif
