// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Which language the user reads (RB3).
package enum Languages {
    /// The user's languages, the first one first: while a session is replayed, those of the user who played it.
    package static var preferred: [String] { replayed.withLock { $0 } ?? ofUser }

    private static let replayed = Mutex<[String]?>(nil)

    /// Takes languages of a session over, or goes back to the user's.
    static func replay(_ languages: [String]?) { replayed.withLock { $0 = languages } }

    /// Those that the application set in an earlier run, or that the program was started with (`-AppleLanguages "(de)"`), else those of
    /// the environment. Tests come to the same on every machine, and look only at the former.
    private static let ofUser: [String] = {
        if let set = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !set.isEmpty { return set }
        return ResourceFolders.isOfTests ? [] : ofEnvironment(ProcessInfo.processInfo.environment)
    }()

    /// Those that a program is started with on other systems: `LANGUAGE=de:en`, `LANG=de_AT.UTF-8`.
    static func ofEnvironment(_ variables: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        let names = (variables["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale].compactMap { $0 }
        return names.map { String($0.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")) }
            .filter { !$0.isEmpty && $0 != "C" && $0 != "POSIX" }
    }

    /// The language of an application that suits the user best; the one that it was written in, if it has none of theirs.
    static func best(of available: [String], for preferred: [String], or development: String) -> String {
        for name in preferred {
            let wanted = Parts(name)
            let suiting = available.filter { Parts($0).suits(wanted) }
            if let best = suiting.max(by: { wanted.rank($0) < wanted.rank($1) }) { return best }
        }
        let own = Parts(development)
        return available.first { $0 == development } ?? available.first { Parts($0).suits(own) } ?? development
    }

    /// The parts of a name such as `zh-Hant-TW` or `pt_BR`.
    private struct Parts {
        let language: String
        let script: String?
        let region: String?

        init(_ name: String) {
            let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
            language = parts.first?.lowercased() ?? ""
            region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
            let written = parts.dropFirst().first { $0.count == 4 }?.capitalized
            // What Chinese is written in follows from the place.
            let inChinese = language != "zh" ? nil : ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
            script = written ?? inChinese
        }

        func suits(_ wanted: Parts) -> Bool { language == wanted.language && script == wanted.script }

        /// How well a language suits that is the same: in the same place, in none, elsewhere.
        func rank(_ name: String) -> Int {
            let other = Parts(name)
            return other.region == region ? 2 : other.region == nil ? 1 : 0
        }
    }
}
