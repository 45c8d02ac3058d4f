// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@MainActor
@Suite("Sinks")
struct TraceLogTests {
    private func scene(_ sequence: UInt64) -> TraceEntry {
        TraceEntry(sequence: sequence, time: 0, event: .scene(SceneNote(scene: 1, change: .resized)))
    }

    private func log(_ entries: [TraceEntry]) -> TraceLog {
        let log = TraceLog()
        for entry in entries { log.record(entry) }
        return log
    }

    @Test("a log keeps the newest entries, and counts the others from the first on")
    func capacity() {
        let log = TraceLog(capacity: 3)
        for sequence in 0..<10 as Range<UInt64> {
            log.record(scene(sequence))
            #expect(log.entries.map(\.sequence) == Array(sequence < 3 ? 0...sequence : sequence - 2...sequence))
            #expect(log.droppedCount == max(0, Int(sequence) - 2))
        }
        log.removeAll()
        #expect(log.entries.isEmpty && log.droppedCount == 0)
    }

    @Test("the entries from a sequence number on, of those that are kept")
    func newest() {
        let log = TraceLog(capacity: 3)
        #expect(log.entries(from: 0).isEmpty)
        for sequence in 0..<5 as Range<UInt64> { log.record(scene(sequence)) }
        #expect(log.entries(from: 0).map(\.sequence) == [2, 3, 4])
        #expect(log.entries(from: 4).map(\.sequence) == [4])
        #expect(log.entries(from: 5).isEmpty)
    }

    @Test("a touch's entries are those that speak of it")
    func touch() {
        let log = log(Story.entries + [scene(8)])
        #expect(log.entries(for: Cast.touch).map(\.sequence) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(log.entries(for: Cast.second).isEmpty)
    }

    @Test("a participant's entries are those that name it, whatever its label was")
    func subject() {
        let log = log(Story.entries)
        #expect(log.entries(for: Cast.buy).map(\.sequence) == [1])
        #expect(log.entries(for: Cast.application).map(\.sequence) == [7, 8])
        #expect(log.entries(for: Subject(identifier: 3, className: "UIButton", label: "Sold")).map(\.sequence) == [1])
    }

    @Test("the newest hit test, and a touch's own")
    func hitTests() {
        let other = HitTestWalk(touch: Cast.second, point: TracePoint(x: 0, y: 0))
        let log = log(Story.entries + [TraceEntry(sequence: 8, time: 2, event: .hitTest(other))])
        #expect(log.lastHitTest == other)
        #expect(log.hitTest(for: Cast.touch) == Story.walk)
        #expect(log.hitTest(for: TouchIdentifier(3)) == nil)
        #expect(TraceLog().lastHitTest == nil)
    }

    @Test("a log's text is its entries' lines")
    func text() {
        #expect(log(Story.entries).text == Story.text)
    }

    @Test("every touch and participant of an event is found")
    func participants() {
        for event in Samples.events {
            let spans = (TraceText.details(for: event) + [TraceText.sentence(for: event)]).flatMap(\.spans)
            for span in spans {
                switch span.role {
                case .subject(let subject): #expect(event.concerns(subject), "\(event)")
                case .touch(let touch): #expect(event.touches.contains(touch), "\(event)")
                case .plain, .code: break
                }
            }
        }
    }

    @Test("a fan-out hands entries to each sink in order, once")
    func fanOut() {
        let (first, second) = (TraceLog(), TraceLog())
        let fanOut = TraceFanOut([first])
        fanOut.record(scene(0))
        fanOut.add(second)
        fanOut.add(second)
        fanOut.record(scene(1))
        fanOut.remove(first)
        fanOut.record(scene(2))
        #expect(first.entries.map(\.sequence) == [0, 1])
        #expect(second.entries.map(\.sequence) == [1, 2])
        #expect(fanOut.sinks.count == 1)
    }

    @Test("a sink that takes another out while an entry is recorded keeps the entry from it")
    func removalInTheMiddle() {
        final class Remover: TraceSink {
            var action: () -> Void = {}
            func record(_ entry: TraceEntry) { action() }
        }
        let (remover, log) = (Remover(), TraceLog())
        let fanOut = TraceFanOut([remover, log])
        remover.action = { fanOut.remove(log) }
        fanOut.record(scene(0))
        #expect(log.entries.isEmpty)
    }
}
