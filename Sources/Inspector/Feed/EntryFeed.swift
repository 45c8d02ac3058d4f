// SPDX-License-Identifier: Apache-2.0

import Dispatch
import EventTrace
import InspectorPage
import Synchronization
import UIKitCore
import WebServer

/// Sends an application's decisions to the open pages.
///
///     main thread: record ──> ring          (a lock and an append, whatever the pages do)
///     own queue:   ring ──every 1/20 s──> words and JSON ──> each page that has taken what it was sent
///                       └─────────────> verdicts ─────────┘
///
/// It listens from the start of the program, so that a page shows the entries from before it was opened. While no page is
/// open, no verdicts or words are made. A slow page falls behind in the ring. It never gets the entries that have left the
/// ring meanwhile, but it gets their number.
final class EntryFeed: Sendable {
    /// Entries kept for pages that are slow or load again.
    static let capacity = 10_000
    /// Entries in one message.
    static let batch = 250
    /// Verdicts kept.
    static let verdictCapacity = 500
    /// With this many waiting bytes, a page gets no more.
    static let greatestBacklog = 512 * 1024
    private static let interval = DispatchTimeInterval.milliseconds(50)

    private struct State {
        var ring = EntryRing(capacity: EntryFeed.capacity)
        var readers: [UInt64: Reader] = [:]
        var isScheduled = false
    }

    private struct Reader {
        let socket: WebSocketSession
        let viewer: Viewer
        var next: UInt64
        var dropped: UInt64 = 0
        /// Verdicts to send, by their first entries; `nil` for a page that got none yet.
        var news: Set<UInt64>?
    }

    /// The verdicts on the ring's entries for a viewer, as far as they have been read.
    private struct Judgement {
        var verdicts = Verdicts(capacity: EntryFeed.verdictCapacity)
        var next: UInt64 = 0
    }

    private let state = Mutex(State())
    /// Of the viewers who have pages open.
    private let judgements = Mutex<[Viewer: Judgement]>([:])
    private let queue = DispatchQueue(label: "inspector")
    private let owner: @MainActor @Sendable (TraceEvent) -> VisitorIdentifier?

    /// - Parameter owner: the only visitor whom the present decision concerns.
    init(owner: @escaping @MainActor @Sendable (TraceEvent) -> VisitorIdentifier?) { self.owner = owner }

    /// Sends entries to a page from now on, beginning with the kept ones after the page's newest entry.
    func add(_ socket: WebSocketSession, for viewer: Viewer, after known: UInt64?) {
        state.withLock { state in
            let start = known.map { $0 + 1 } ?? 0
            state.readers[socket.id] = Reader(
                socket: socket, viewer: viewer, next: start > state.ring.end ? state.ring.first : start)
            state.isScheduled = true
        }
        schedule()
    }

    func remove(_ socket: WebSocketSession) {
        state.withLock { _ = $0.readers.removeValue(forKey: socket.id) }
    }

    /// Runs a closure on the queue for words and JSON, after the waiting work.
    func async(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    private func schedule() {
        queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in self?.pump() }
    }

    private func pump() {
        let readers = state.withLock { state in
            state.isScheduled = false
            return Array(state.readers.values)
        }
        judge(for: Set(readers.map(\.viewer)))
        for reader in readers where reader.socket.bufferedBytes < Self.greatestBacklog {
            feed(reader.socket)
            tellVerdicts(reader.socket)
        }
        let isBehind = state.withLock { state in
            let isBehind =
                state.readers.values.contains { $0.next < state.ring.end || $0.news?.isEmpty == false }
                && !state.isScheduled
            if isBehind { state.isScheduled = true }
            return isBehind
        }
        if isBehind { schedule() }
    }

    private func feed(_ socket: WebSocketSession) {
        let (entries, dropped) = state.withLock { state -> ([TraceEntry], UInt64) in
            guard var reader = state.readers[socket.id] else { return ([], 0) }
            // A page that never had the beginning has missed nothing.
            if reader.next < state.ring.first {
                if reader.next > 0 { reader.dropped += state.ring.first - reader.next }
                reader.next = state.ring.first
            }
            let (entries, next) = state.ring.entries(from: reader.next, limit: Self.batch, for: reader.viewer)
            reader.next = next
            state.readers[socket.id] = reader
            return (entries, reader.dropped)
        }
        guard !entries.isEmpty else { return }
        let body = Entries(dropped: dropped, entries: entries.map(LoggedEntry.init))
        socket.send(Message(type: "entries", body: body).text())
    }
}

// On its own queue.
extension EntryFeed {
    /// Reads the entries since the last call, for each viewer those that it sees.
    private func judge(for viewers: Set<Viewer>) {
        judgements.withLock { $0 = $0.filter { viewers.contains($0.key) } }
        for viewer in viewers {
            let changed = judgements.withLock { judgements in
                var judgement = judgements[viewer] ?? Judgement()
                // It is changed in place: nobody else holds it meanwhile.
                judgements[viewer] = nil
                defer { judgements[viewer] = judgement }
                while true {
                    let (entries, next) = state.withLock {
                        $0.ring.entries(from: judgement.next, limit: 1000, for: viewer)
                    }
                    guard next > judgement.next else { break }
                    for entry in entries { judgement.verdicts.take(entry) }
                    judgement.next = next
                }
                return judgement.verdicts.takeChangedSequences()
            }
            guard !changed.isEmpty else { continue }
            state.withLock { state in
                for (number, reader) in state.readers where reader.viewer == viewer {
                    state.readers[number]?.news?.formUnion(changed)
                }
            }
        }
    }

    /// Sends a page the verdicts that are new or changed.
    private func tellVerdicts(_ socket: WebSocketSession) {
        let (isNew, news, viewer) = state.withLock { state -> (Bool, Set<UInt64>, Viewer?) in
            guard let reader = state.readers[socket.id] else { return (false, [], nil) }
            state.readers[socket.id]?.news = []
            return (reader.news == nil, reader.news ?? [], reader.viewer)
        }
        guard isNew || !news.isEmpty, let viewer else { return }
        let verdicts = judgements.withLock { judgements -> [Verdict] in
            guard let judgement = judgements[viewer] else { return [] }
            return isNew
                ? Array(judgement.verdicts.all.suffix(Self.verdictCapacity)) : judgement.verdicts.verdicts(of: news)
        }
        socket.send(Message(type: "verdicts", body: Judged(verdicts: verdicts.map(JudgedAct.init))).text())
    }
}

// In an extension: a class that conforms in its declaration would be the main actor's as a whole.
extension EntryFeed: TraceSink {
    func record(_ entry: TraceEntry) {
        let owner = owner(entry.event)
        let isNews = state.withLock { state in
            var entry = entry
            // The feed's own number: an application that changes its sink begins to count anew.
            entry.sequence = state.ring.end
            state.ring.append(entry, of: owner)
            guard !state.isScheduled, !state.readers.isEmpty else { return false }
            state.isScheduled = true
            return true
        }
        if isNews { schedule() }
    }
}
