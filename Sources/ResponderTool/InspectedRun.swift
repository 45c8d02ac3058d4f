// SPDX-License-Identifier: Apache-2.0

import EventSession
import Foundation
import InspectorPage

/// A session for the inspector, with the pictures of its app's replay if one is named.
struct InspectedRun {
    let run: RecordedRun
    /// The title of its page.
    let title: String

    init(_ file: String, app: [String], timeout: TimeInterval) throws {
        let data = try InputFile(file).data()
        let input: TraceInput
        if app.isEmpty {
            input = try TraceInput(file, data, acceptsDamaged: true)
        } else {
            let recorded = try TraceInput(file, data, acceptsDamaged: false)
            let session = try ReplayedApp.session(of: recorded, named: file)
            let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
                "responder-inspect-\(UUID().uuidString).jsonl")
            defer { try? FileManager.default.removeItem(at: copy) }
            try ReplayedApp(command: app, timeout: timeout).run(
                file, recordingTo: copy, deterministicHashing: session.header.hasDeterministicHashing,
                withPictures: true)
            input = try TraceInput(copy.path)
        }
        let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
        if let session = input.session {
            let warning = session.lostCount > 0 ? "\(session.lostCount) lines of the recording were lost." : nil
            title = "\(session.header.application): \(name)"
            run = RecordedRun(
                name: name, program: session.header.application, items: session.items, identity: data,
                warning: input.damage ?? warning)
        } else {
            title = name
            run = RecordedRun(name: name, entries: input.entries, identity: data)
        }
    }
}
