// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation

@testable import InspectorPage

/// What `responder inspect` and `responder export` make of a recorded run: parts that a page reads, and one file with all of them.
enum RecordingTarget {
    /// The file has every script of the page in it: that many inputs of those read make one.
    private static let inputsPerFile = 16

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let data = bytes.first == FuzzedRecording.mark ? FuzzedRecording.data(bytes.dropFirst()) : Data(bytes)
        guard let reading = try? SessionReader<UnreadInput>.reading(of: data) else {
            guard let entries = try? TraceFile.entries(in: data) else { return }
            check(RecordedRun(name: "</script>", entries: entries, identity: data), entries, pictures: 0)
            return
        }
        let session = reading.session
        let run = RecordedRun(
            name: "<!--", program: session.header.application, items: session.items, identity: data,
            warning: reading.error.map { "\($0)" })
        let pictures = session.items.count { if case .picture = $0 { true } else { false } }
        check(run, session.entries, pictures: pictures)
        if bytes.reduce(0, &+) % UInt8(inputsPerFile) == 0 { checkFile(run) }
    }

    private static func check(_ run: RecordedRun, _ entries: [TraceEntry], pictures: Int) {
        promise("there are no parts but those", run.part(run.count) == nil && run.part(-1) == nil)
        let opening = messages(run.part(0))
        promise("the first part opens", opening.map { $0["type"] as? String } == ["welcome", "scenes", "verdicts"])
        let parts = (1..<run.count).map { messages(run.part($0)) }
        let summary = opening.first?["recorded"] as? [String: Any]
        promise("a page is told how many parts there are", (summary?["parts"] as? [Any])?.count == parts.count)
        promise("a page is told how many entries there are", summary?["entries"] as? Int == entries.count)
        let verdicts = opening.last?["verdicts"] as? [[String: Any]]
        promise("every verdict is told", verdicts?.count == Verdicts.all(in: entries).count)
        func list(_ type: String) -> [[String: Any]] {
            parts.joined().filter { $0["type"] as? String == type }
                .flatMap { $0[type] as? [[String: Any]] ?? [] }
        }
        let sequences = list("entries").map { ($0["entry"] as? [String: Any])?["sequence"] as? UInt64 }
        promise("every entry is in a part, in order", sequences == entries.map(\.sequence))
        promise("every picture is in a part", list("pictures").count == pictures)
    }

    /// The lines of a part, each an object that says what it is.
    private static func messages(_ part: String?) -> [[String: Any]] {
        guard let part else {
            promise("a part that there is can be read", false)
            return []
        }
        return part.split(separator: "\n").map { line in
            let message = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
            promise("a line is a message: \(line.prefix(200))", message?["type"] is String)
            return message ?? [:]
        }
    }

    private static func checkFile(_ run: RecordedRun) {
        var html = ""
        RecordedFile.write(run, title: "</title><script>") { html += $0 }
        promise("a page has the scripts that are its own", html.ranges(of: "<script").count == run.count + 2)
        promise("a script ends once", html.ranges(of: "</script>").count == run.count + 2)
        promise("a title is text", html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
        for number in 0..<run.count {
            let start = "<script type=\"application/json\" id=\"part-\(number)\">"
            guard let from = html.range(of: start), let to = html[from.upperBound...].range(of: "</script>") else {
                return promise("part \(number) is in the file", false)
            }
            let inside = messages(String(html[from.upperBound..<to.lowerBound]))
            promise("a part is in the file as it is", inside as NSArray == messages(run.part(number)) as NSArray)
        }
    }
}
