// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Gathers the marks of a timeline from the entries of a trace, in order.
struct TimelineBuilder {
    typealias Mark = Timeline.Mark
    typealias Group = Timeline.Group

    private(set) var marks: [Mark] = []
    private(set) var tracks: [Group: [String]] = [:]

    /// Touches that are down: their tracks, and their open marks.
    private var touches: [UInt32: (track: Int, mark: Mark)] = [:]
    /// The open marks of recognizers whose state lasts.
    private var states: [UInt32: Mark] = [:]
    private var trackOfSubject: [Group: [UInt32: Int]] = [:]

    mutating func add(_ entry: TraceEntry) {
        switch entry.event {
        case .eventSent(let note) where note.kind == .touches:
            for touch in note.touches { add(touch, at: entry.time) }
        case .touchCancelled(let touch, _, let reason):
            touches[touch.number]?.mark.details["because"] = reason.description
        case .recognizer(let note): add(note, at: entry.time)
        case .recognizerWaits(let note):
            instant("waits for \(note.other)", .recognizers, note.recognizer, entry)
        case .recognizerRefused(let note):
            instant("refused \(note.touch.map(\.description) ?? "a press")", .recognizers, note.recognizer, entry)
        case .delivered(let delivery): instant(delivery.method.rawValue, .responders, delivery.responder, entry)
        case .controlEvents(let note):
            let name = note.events.isEmpty ? "no control event" : note.events.joined(separator: ", ")
            instant(name, .actions, note.control, entry)
        case .action(let note): instant(note.action, .actions, track: track(named: "Actions", .actions), entry)
        default: break
        }
    }

    /// Closes the marks that are still open at the end of the trace.
    mutating func finish(at time: Double) {
        for (_, open) in touches.sorted(by: { $0.key < $1.key }) { close(open.mark, at: time) }
        for (_, mark) in states.sorted(by: { $0.key < $1.key }) { close(mark, at: time) }
    }

    // MARK: Touches

    private mutating func add(_ note: TouchNote, at time: Double) {
        let number = note.touch.number
        if note.phase == .began, touches[number] == nil {
            let track = freeTouchTrack()
            touches[number] = (
                track,
                Mark(
                    name: "\(note.touch)\(note.view.map { " on \($0)" } ?? "")", start: time, group: .touches,
                    track: track, details: ["began": note.location.description])
            )
        }
        guard note.phase == .ended || note.phase == .cancelled, var open = touches.removeValue(forKey: number) else {
            return
        }
        open.mark.details[note.phase.rawValue] = note.location.description
        if note.tapCount > 1 { open.mark.details["taps"] = String(note.tapCount) }
        close(open.mark, at: time)
    }

    /// The lowest track on which no touch is down: slices of one track may not overlap.
    private mutating func freeTouchTrack() -> Int {
        let taken = Set(touches.values.map(\.track))
        var free = 1
        while taken.contains(free) { free += 1 }
        if free > tracks[.touches, default: []].count { tracks[.touches, default: []].append("Finger \(free)") }
        return free
    }

    // MARK: Recognizers

    private mutating func add(_ note: RecognizerNote, at time: Double) {
        let track = track(of: note.recognizer, .recognizers)
        let key = note.recognizer.identifier
        if let last = states.removeValue(forKey: key) {
            // A gesture that goes on changing is one slice.
            if note.new.rawValue == last.details["state"] { return states[key] = last }
            close(last, at: time)
        }
        let name = note.new.rawValue
        var mark = Mark(name: name, start: time, group: .recognizers, track: track, details: ["state": name])
        if note.reason != nil { mark.details["reason"] = note.sentence.description }
        switch note.new {
        case .began, .changed: states[key] = mark
        case .possible: break
        case .ended, .cancelled, .failed: marks.append(mark)
        }
    }

    // MARK: Tracks

    private mutating func close(_ mark: Mark, at time: Double) {
        var mark = mark
        mark.duration = max(0, time - mark.start)
        marks.append(mark)
    }

    private mutating func instant(_ name: String, _ group: Group, _ subject: Subject, _ entry: TraceEntry) {
        instant(name, group, track: track(of: subject, group), entry)
    }

    private mutating func instant(_ name: String, _ group: Group, track: Int, _ entry: TraceEntry) {
        marks.append(
            Mark(
                name: name, start: entry.time, group: group, track: track,
                details: ["entry": String(entry.sequence), "text": TraceText.sentence(for: entry.event).description]))
    }

    private mutating func track(of subject: Subject, _ group: Group) -> Int {
        if let known = trackOfSubject[group]?[subject.identifier] { return known }
        tracks[group, default: []].append(subject.description)
        let track = tracks[group, default: []].count
        trackOfSubject[group, default: [:]][subject.identifier] = track
        return track
    }

    private mutating func track(named name: String, _ group: Group) -> Int {
        if let known = tracks[group]?.firstIndex(of: name) { return known + 1 }
        tracks[group, default: []].append(name)
        return tracks[group, default: []].count
    }
}
