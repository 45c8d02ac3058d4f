import PageParts
import WebServer

/// The page, compiled into the command.
enum PageFiles {
    static var all: [String: WebServer.Resource] {
        var files = ["": WebServer.Resource(PackageResources.index_html, contentType: "text/html; charset=utf-8")]
        for (name, bytes) in [("desk", PackageResources.desk_css), ("report", PageParts.reportStyle)] {
            files[name + ".css"] = WebServer.Resource(bytes, contentType: "text/css; charset=utf-8")
        }
        let own = [("main", PackageResources.main_js), ("screen", PackageResources.screen_js)]
        for (name, bytes) in own + PageParts.scripts {
            files[name + ".js"] = WebServer.Resource(bytes, contentType: "text/javascript; charset=utf-8")
        }
        return files
    }
}
