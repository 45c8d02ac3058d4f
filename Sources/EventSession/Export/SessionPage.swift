import EventTrace

/// A trace as one HTML file that needs nothing else: the story of each touch, and every entry with what led to it.
///
/// It holds the words of the explanations as they are printed elsewhere. Without scripts everything can be read; with them, the
/// entries can be filtered.
public struct SessionPage: Sendable {
    /// What the page is of.
    public var title: String
    private let stories: [TouchStory]
    private let entries: [TraceEntry]

    /// The page of a whole trace.
    public init(title: String, entries: [TraceEntry]) {
        self.title = title
        self.entries = entries
        stories = Self.touches(in: entries).compactMap { TouchStory(of: $0, in: entries) }
    }

    /// The page of one touch, with the entries that speak of it.
    public init(title: String, story: TouchStory, entries: [TraceEntry]) {
        self.title = title
        self.entries = entries.filter { $0.event.touches.contains(story.touch) }
        stories = [story]
    }

    /// In the order in which they came.
    private static func touches(in entries: [TraceEntry]) -> [TouchIdentifier] {
        var seen: Set<TouchIdentifier> = []
        return entries.flatMap(\.event.touches).filter { seen.insert($0).inserted }
    }

    /// The file's text.
    public var html: String {
        var html = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(HTMLText.escaped(title))</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(HTMLText.escaped(title))</h1>
            <p>\(entries.count) \(entries.count == 1 ? "entry" : "entries"), \(stories.count) \(stories.count == 1 ? "touch" : "touches").</p>

            """
        if !stories.isEmpty {
            html += "<h2>Touches</h2>\n"
            for story in stories { html += details(story) }
        }
        html += """
            <h2>Entries</h2>
            <p><label>Show only what contains <input id="filter" type="search" autocomplete="off"></label> <span id="count" role="status"></span></p>
            <ol id="entries">

            """
        for entry in entries { html += item(entry) }
        return html + "</ol>\n<script>\(Self.script)</script>\n</body>\n</html>\n"
    }

    private func details(_ story: TouchStory) -> String {
        let lines = story.lines
        let heading = lines.first.map(HTMLText.html) ?? HTMLText.escaped(story.touch.description)
        let text = lines.dropFirst().map(HTMLText.html).joined(separator: "\n")
        return "<details\(stories.count == 1 ? " open" : "")><summary>\(heading)</summary>\n<pre>\(text)</pre>\n</details>\n"
    }

    private func item(_ entry: TraceEntry) -> String {
        let more = TraceText.details(for: entry.event)
        let line = HTMLText.html(TraceText.line(for: entry))
        guard !more.isEmpty else { return "<li>\(line)</li>\n" }
        let text = more.map(HTMLText.html).joined(separator: "\n")
        return "<li><details><summary>\(line)</summary>\n<pre>\(text)</pre>\n</details></li>\n"
    }

    private static let style = """
        :root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
        body { max-width: 70rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
        ol { list-style: none; padding: 0; }
        li, body > details { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: .4rem 0; overflow-wrap: anywhere; }
        summary { cursor: pointer; }
        pre { overflow-x: auto; font: .85rem/1.5 ui-monospace, monospace; margin: .5rem 0 .5rem 1rem; }
        .subject { font-weight: 600; } .touch { text-decoration: underline dotted; }
        code { font-family: ui-monospace, monospace; color: light-dark(#0b5cad, #7cc0ff); }
        input { font: inherit; padding: .3rem .5rem; max-width: 100%; }
        """

    private static let script = """
        const filter = document.getElementById("filter"), count = document.getElementById("count");
        const items = [...document.querySelectorAll("#entries > li")].map(item => [item, item.textContent.toLowerCase()]);
        filter.addEventListener("input", () => {
            const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
            let shown = 0;
            for (const [item, text] of items) shown += !(item.hidden = !words.every(word => text.includes(word)));
            count.textContent = words.length ? `${shown} of ${items.length}` : "";
        });
        """
}

/// Explanations in HTML.
enum HTMLText {
    static func html(_ text: TraceText) -> String {
        text.spans.map { span in
            let words = escaped(span.text)
            return switch span.role {
            case .plain: words
            case .subject: "<span class=\"subject\">\(words)</span>"
            case .touch: "<span class=\"touch\">\(words)</span>"
            case .code: "<code>\(words)</code>"
            }
        }.joined()
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Control characters have no place in HTML.
            case _ where scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
