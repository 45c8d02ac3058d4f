// SPDX-License-Identifier: Apache-2.0

import AllocationCounter

@testable import ViewDump

/// A reader of bytes from outside, or something that bytes make and several must agree on, by the name of its folder in the corpus.
enum FuzzTarget: String, CaseIterable {
    /// A page's messages, each alone.
    case messages
    /// Pages and their messages, through the server's pipeline into an application.
    case pages
    /// HTTP requests and WebSocket frames.
    case web
    /// Recorded sessions.
    case session
    /// Recorded runs as the inspector opens them.
    case recording
    /// Dumps of view hierarchies.
    case dump
    /// EarlGrey's view hierarchies.
    case earlgrey
    /// XML: page sources, Detox's view hierarchies.
    case elements
    /// JSON: page sources, Sentry's, Maestro's and the simulator's hierarchies, our own.
    case json
    /// Calls from the desktop's bus.
    case bus
    /// Views that lie over each other, and everybody who says which of them a touch is for.
    case views
    /// Whole applications, what comes in, and code that interferes.
    case story

    /// Reads the bytes, and ends the process when a promise does not hold.
    @MainActor
    func run(_ bytes: UnsafeRawBufferPointer) {
        allocation_counter_start()
        switch self {
        case .messages: MessagesTarget.run(bytes)
        case .pages: PagesTarget.run(bytes)
        case .web: WebTarget.run(bytes)
        case .session: SessionTarget.run(bytes)
        case .recording: RecordingTarget.run(bytes)
        case .dump: DumpTarget.run(bytes)
        case .earlgrey: DumpTarget.run(bytes) { text throws(DumpError) in try EarlGreyReader.read(text) }
        case .elements: DumpTarget.run(bytes) { text throws(DumpError) in try PageSourceReader.read(text) }
        case .json: DumpTarget.run(bytes) { text throws(DumpError) in try JSONDumpReader.read(text) }
        case .bus: BusTarget.run(bytes)
        case .views: ViewsTarget.run(bytes)
        case .story: StoryTarget.run(bytes)
        }
        _ = allocation_counter_stop()
        let largest = Int(allocation_counter_largest())
        // A length that is declared is nothing to make room for.
        promise("memory is in proportion: \(largest) bytes in one piece", largest <= base + 256 * bytes.count)
    }

    /// What is made whatever the input, in one piece and in bytes.
    private var base: Int {
        switch self {
        // The raster of the largest screen.
        case .dump, .earlgrey, .elements, .json: 5 * 4096 * 4096
        // A page with all its scripts; a recording's room.
        case .recording, .story: 1 << 23
        case .messages, .pages, .web, .session, .bus, .views: 1 << 18
        }
    }
}

/// Ends the process, with the promise in words, unless it holds.
func promise(_ words: @autoclosure () -> String, _ holds: Bool) {
    if !holds { fatalError("broken: \(words())") }
}
