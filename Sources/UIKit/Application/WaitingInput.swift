/// Records on their way through the event queue, in their order.
///
/// Nearly all input is samples of pointers. They lie here by themselves, as plain data, which is neither counted nor taken apart
/// when it is copied; whatever else comes is at a place that they leave for it.
struct WaitingInput {
    private enum Content {
        case sample(PointerSample)
        /// At this place among the others.
        case other(Int)
    }

    private struct Entry {
        let scene: SceneIdentifier
        let time: TimeInterval
        let content: Content
    }

    private var entries: [Entry] = []
    private var others: [InputRecord] = []

    var isEmpty: Bool { entries.isEmpty }
    var indices: Range<Int> { entries.indices }

    mutating func append(_ record: InputRecord) {
        if case .pointer(let sample) = record.input {
            entries.append(Entry(scene: record.scene, time: record.time, content: .sample(sample)))
        } else {
            appendOther(record)
        }
    }

    @inline(never)
    private mutating func appendOther(_ record: InputRecord) {
        entries.append(Entry(scene: record.scene, time: record.time, content: .other(others.count)))
        others.append(record)
    }

    mutating func append(contentsOf records: some Collection<InputRecord>) {
        entries.reserveCapacity(entries.count + records.count)
        for record in records { append(record) }
    }

    /// Keeps the room that the records had.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }

    /// The record as its host made it.
    func record(at index: Int) -> InputRecord {
        let entry = entries[index]
        return switch entry.content {
        case .sample(let sample): InputRecord(scene: entry.scene, time: entry.time, input: .pointer(sample))
        case .other(let place): others[place]
        }
    }

    /// Gives the record at a place to `take`, if it is a pointer's sample; false if it is not.
    @inline(__always)
    mutating func withSample(at index: Int, _ take: (PointerSample, TimeInterval, SceneIdentifier) -> Void) -> Bool {
        guard case .sample(let sample) = entries[index].content else { return false }
        take(sample, entries[index].time, entries[index].scene)
        return true
    }
}
