// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Switches the inspector: a page beside the browser's screen that shows why the application's events go where they go.
///
/// Linking the module is enough for `RESPONDER_INSPECTOR=1` and the argument `--inspector` to work. The page is at
/// `/inspector/` of the browser host's server, behind the same guard. While no page is open it costs nothing; an open page
/// only reads, and changes nothing in the application.
@MainActor
public enum Inspector {
    /// Whether the page is served. An application may switch it on at any time; once served it stays until the program ends.
    public static var isEnabled = false {
        didSet { if isEnabled { companion?.serve() } }
    }

    /// Whether pages may change properties of the application's views and recognizers, besides reading. `--inspector=edit`
    /// and `RESPONDER_INSPECTOR=edit` switch it on. Everybody who can open the page can then change them, in the scenes that
    /// the page shows.
    public static var canEdit = false

    /// Whether every visitor's page shows the scenes of all visitors. Otherwise it shows those of its own visitor, who is known by the
    /// browser's cookie. Read when a page opens. `--inspect-all` and `RESPONDER_INSPECT_ALL=1` switch it on.
    public static var showsAllVisitors = false

    /// The inspector's companion in the application, once that runs.
    static weak var companion: InspectorCompanion?

    /// Whether the program was started with the inspector.
    nonisolated static func isAsked(_ arguments: [String], _ environment: [String: String]) -> Bool {
        let own = arguments.dropFirst().prefix { $0 != "--" }
        return own.contains("--inspector") || environment["RESPONDER_INSPECTOR"] == "1"
            || isAskedToEdit(arguments, environment) || isAskedToShowAll(arguments, environment)
    }

    /// Whether it was started with the scenes of all visitors in every inspector.
    nonisolated static func isAskedToShowAll(_ arguments: [String], _ environment: [String: String]) -> Bool {
        arguments.dropFirst().prefix { $0 != "--" }.contains("--inspect-all")
            || environment["RESPONDER_INSPECT_ALL"] == "1"
    }

    /// Whether it was started with the inspector and changes.
    nonisolated static func isAskedToEdit(_ arguments: [String], _ environment: [String: String]) -> Bool {
        let own = arguments.dropFirst().prefix { $0 != "--" }
        return own.contains("--inspector=edit") || environment["RESPONDER_INSPECTOR"] == "edit"
    }
}
