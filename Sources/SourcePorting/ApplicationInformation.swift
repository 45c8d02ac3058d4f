// SPDX-License-Identifier: Apache-2.0

/// What an `Info.plist` says about the storyboard that an application begins with (PO33).
enum ApplicationInformation {
    /// The main storyboard, as one of the files tells.
    enum Main: Equatable {
        case storyboard(String)
        /// The application makes its windows itself.
        case none
        /// The file says nothing: since Xcode 13 the name is a setting of the project.
        case unsaid
    }

    static func isInformation(_ path: String) -> Bool {
        path == "Info.plist" || path.hasSuffix("/Info.plist") || path.hasSuffix("-Info.plist")
    }

    /// What a file says; `nil` if it belongs to no application, but to an extension, a framework or tests.
    static func main(in text: String) throws(MarkupFault) -> Main? {
        let list = try MarkupReader.read(text)
        guard let entries = list.children.first, list.tag == "plist", entries.tag == "dict" else {
            throw MarkupFault(line: list.line, column: list.column, reason: "it is no property list with keys")
        }
        if ["NSExtension", "WKApplication", "WKWatchKitApp"].contains(where: { entries.value(of: $0) != nil }) {
            return nil
        }
        if let kind = entries.value(of: "CFBundlePackageType")?.text, ["BNDL", "FMWK", "XPC!"].contains(kind) {
            return nil
        }
        let manifest = entries.value(of: "UIApplicationSceneManifest")
        let scenes = manifest?.value(of: "UISceneConfigurations")?.value(of: "UIWindowSceneSessionRoleApplication")
        // An application with scenes shows the storyboards of their configurations and no other.
        if let scenes = scenes?.children, !scenes.isEmpty {
            return name(scenes.lazy.compactMap { $0.value(of: "UISceneStoryboardFile") }.first)
        }
        if let value = entries.value(of: "UIMainStoryboardFile") { return name(value) }
        return manifest == nil ? .unsaid : Main.none
    }

    private static func name(_ value: MarkupElement?) -> Main {
        guard let name = value?.text, !name.isEmpty else { return .none }
        return .storyboard(name)
    }
}

extension MarkupElement {
    /// The value of a key in a dictionary of a property list.
    fileprivate func value(of key: String) -> MarkupElement? {
        guard tag == "dict", let place = children.firstIndex(where: { $0.tag == "key" && $0.text == key }),
            place + 1 < children.count
        else { return nil }
        return children[place + 1]
    }
}
