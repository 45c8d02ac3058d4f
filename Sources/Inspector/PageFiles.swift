import PageParts
import WebServer

/// The page, compiled into the program so that it runs wherever its executable is put.
enum PageFiles {
    static var all: [String: WebServer.Resource] {
        var files = ["": WebServer.Resource(PackageResources.index_html, contentType: "text/html; charset=utf-8")]
        for (name, bytes) in [("page", PackageResources.page_css), ("report", PageParts.reportStyle)] {
            files[name + ".css"] = WebServer.Resource(bytes, contentType: "text/css; charset=utf-8")
        }
        for (name, bytes) in scripts {
            files[name + ".js"] = WebServer.Resource(bytes, contentType: "text/javascript; charset=utf-8")
        }
        return files
    }

    private static var scripts: [(name: String, bytes: [UInt8])] {
        [
            ("acts-panel", PackageResources.acts_panel_js),
            ("chain-panel", PackageResources.chain_panel_js),
            ("connection", PackageResources.connection_js),
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
            ("painter", PackageResources.painter_js),
            ("panes", PackageResources.panes_js),
            ("sequences", PackageResources.sequences_js),
            ("stage", PackageResources.stage_js),
            ("tree-panel", PackageResources.tree_panel_js),
            ("virtual-list", PackageResources.virtual_list_js),
            ("walk", PackageResources.walk_js),
        ] + PageParts.scripts
    }
}
