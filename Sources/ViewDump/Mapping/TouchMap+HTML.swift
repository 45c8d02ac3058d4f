// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension TouchMap {
    /// The map as one HTML file that loads nothing: the screen, the unreached controls, and each view's share.
    public var html: String {
        let total = screen.width * screen.height
        let largest = receivers.indices.sorted {
            (receivers[$1].area, receivers[$0].view) < (receivers[$0].area, receivers[$1].view)
        }
        let rows = largest.map { place in
            let receiver = receivers[place]
            let view = tree.views[receiver.view]
            let share = receiver.area * 100 / total
            return
                "<tr id=\"view-\(receiver.view + 1)\" data-path=\"\(MarkupText.escaped(path(to: receiver.view)))\"><td><i style=\"background:\(color(at: place))\"></i></td><td>\(MarkupText.escaped(tree.subject(of: receiver.view).description))</td><td>\(MarkupText.escaped(view.address ?? ""))</td><td>\(view.line)</td><td>\(share < 0.1 ? "&lt; 0.1" : number((share * 10).rounded() / 10)) %</td></tr>"
        }
        let list = findings.map { "<li>\(MarkupText.escaped($0.message)) (line \(tree.views[$0.view].line))</li>" }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src '\(Self.scriptHash)'">
            <title>Who gets a touch</title>
            <style>
            :root { color-scheme: light dark; }
            body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem; display: flex; flex-wrap: wrap; gap: 2rem; }
            main { flex: 1 1 24rem; min-width: 0; overflow-x: auto; }
            svg { width: min(100%, \(number(screen.width))px); height: auto; border: 1px solid #8888; align-self: flex-start; }
            table { border-collapse: collapse; } td, th { padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; }
            svg { cursor: crosshair; } output { display: block; min-height: 3em; overflow-wrap: anywhere; } tr.chosen { background: #8884; }
            td i { display: inline-block; width: 1em; height: 1em; border-radius: 0.2em; vertical-align: -0.1em; }
            </style>
            </head>
            <body>
            <svg role="img" aria-label="The screen, colored by the view that gets each point" viewBox="\(number(screen.x)) \(number(screen.y)) \(number(screen.width)) \(number(screen.height))">
            \(shapes)</svg>
            <main>
            <h1>Who gets a touch</h1>
            <p>\(MarkupText.escaped(tree.format.name)), \(tree.views.count) views, \(number(screen.width)) × \(number(screen.height)) points\(tree.format.isAccessibilityTree ? "; an accessibility tree has no interaction flags, so this is a guess" : tree.isDoubtful ? "; what was read leaves open who reaches what, so this is a guess" : "").</p>
            <output>Click on the screen to read who gets a touch there.</output>
            <h2>Controls that touches do not reach, or reach in part</h2>
            \(list.isEmpty ? "<p>None.</p>" : "<ul>\n" + list.joined(separator: "\n") + "\n</ul>")
            <h2>Views by area</h2>
            <table>
            <thead><tr><th></th><th>View</th><th>Address</th><th>Line</th><th>Of the screen</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </main>
            <script>
            \(Self.script)</script>
            </body>
            </html>

            """
    }

    /// The names from the root to the view, the receiver first; of a long path, its ends.
    private func path(to view: Int) -> String {
        let names = tree.path(to: view).reversed().map { tree.subject(of: $0).description }
        let shown = names.count > 9 ? names.prefix(5) + ["…"] + names.suffix(3) : names[...]
        return shown.joined(separator: ", in ")
    }

    /// The script that answers clicks. It is the same for every map, so the page allows it, and no other, by its hash.
    static let script = """
        "use strict";
        const screen = document.querySelector("svg");
        const answer = document.querySelector("output");
        screen.addEventListener("click", (event) => {
          const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.getScreenCTM().inverse());
          const point = `${Math.floor(place.x)}, ${Math.floor(place.y)}`;
          const view = event.target.dataset.view;
          const row = view && document.getElementById(`view-${view}`);
          for (const other of document.querySelectorAll("tr.chosen")) other.classList.remove("chosen");
          if (!row) {
            answer.textContent = `Nobody gets a touch at (${point}).`;
            return;
          }
          row.classList.add("chosen");
          row.scrollIntoView({ block: "nearest" });
          answer.textContent = `A touch at (${point}) goes to ${row.dataset.path}.`;
        });

        """

    /// SHA-256 of the script element's text.
    static let scriptHash = "sha256-OVVJowJsba/hbAgkm2ZdXP0yCaT5zjSyukkOcD9BOkc="
}
