import PageParts
import WebServer

/// The inspector's page, compiled into the program so that it runs wherever its executable is put.
///
/// One page for three sources: a running application, a recorded run in parts from a server, and a recorded run inside of the page.
package enum InspectorFiles {
    package enum Source: String {
        case live, parts, inside
    }

    /// The files by their names; the empty name is the page itself.
    package static func all(for source: Source) -> [String: WebServer.Resource] {
        var files = ["": WebServer.Resource(Array(index(source).utf8), contentType: "text/html; charset=utf-8")]
        for (name, bytes) in [("page", PackageResources.page_css), ("report", PageParts.reportStyle)] {
            files[name + ".css"] = WebServer.Resource(bytes, contentType: "text/css; charset=utf-8")
        }
        for (name, bytes) in scripts {
            files[name + ".js"] = WebServer.Resource(bytes, contentType: "text/javascript; charset=utf-8")
        }
        return files
    }

    static func index(_ source: Source) -> String {
        let live = "name=\"responder-source\" content=\"live\""
        return String(decoding: PackageResources.index_html, as: UTF8.self).replacing(
            live, with: live.replacing("live", with: source.rawValue))
    }

    static var styles: [(name: String, text: String)] {
        [
            ("report", String(decoding: PageParts.reportStyle, as: UTF8.self)),
            ("page", String(decoding: PackageResources.page_css, as: UTF8.self)),
        ]
    }

    static var scripts: [(name: String, bytes: [UInt8])] {
        [
            ("acts-panel", PackageResources.acts_panel_js),
            ("chain-panel", PackageResources.chain_panel_js),
            ("connection", PackageResources.connection_js),
            ("edits", PackageResources.edits_js),
            ("event-panel", PackageResources.event_panel_js),
            ("export", PackageResources.export_js),
            ("facts-panel", PackageResources.facts_panel_js),
            ("geometry", PackageResources.geometry_js),
            ("graph", PackageResources.graph_js),
            ("keys", PackageResources.keys_js),
            ("links", PackageResources.links_js),
            ("log-panel", PackageResources.log_panel_js),
            ("main", PackageResources.main_js),
            ("map", PackageResources.map_js),
            ("model", PackageResources.model_js),
            ("moments", PackageResources.moments_js),
            ("painter", PackageResources.painter_js),
            ("panes", PackageResources.panes_js),
            ("pick-there", PackageResources.pick_there_js),
            ("player", PackageResources.player_js),
            ("recorded", PackageResources.recorded_js),
            ("sequences", PackageResources.sequences_js),
            ("stage", PackageResources.stage_js),
            ("timeline", PackageResources.timeline_js),
            ("tree-panel", PackageResources.tree_panel_js),
            ("virtual-list", PackageResources.virtual_list_js),
            ("walk", PackageResources.walk_js),
        ] + PageParts.scripts
    }
}
