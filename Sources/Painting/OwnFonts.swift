// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import Synchronization
    import UIKitCore

    /// The application's own fonts, as Pango has them (RB8).
    enum OwnFonts {
        private static let added = Mutex<Set<String>>([])

        /// Makes the fonts of a family known, which stay while the program runs.
        static func add(_ family: String) {
            for file in FontFile.files(ofFamily: family)
            where added.withLock({ $0.insert(file.postScriptName).inserted }) {
                if let path = path(of: file) { _ = responder_add_font(path) }
            }
        }

        /// Fontconfig reads files alone, so one is made of bytes that come of none.
        private static func path(of file: FontFile) -> String? {
            if let url = file.url { return url.path }
            let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".font")
            return (try? file.data.write(to: url)) == nil ? nil : url.path
        }
    }
#endif
