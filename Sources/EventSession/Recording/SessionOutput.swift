// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// An input as a recorder takes it: it knows its own JSON.
public protocol RecordableInput: Sendable {
    /// Appends the input as one JSON object.
    func write(to line: inout JSONLine)
}

/// A line to be recorded, before it is text.
public enum RecordedItem: Sendable {
    case turn(now: Double?)
    case input(any RecordableInput, place: InputPlace)
    case entry(TraceEntry)
    case windows([SessionWindow])
    case answer(HostAnswer)
    /// What changed on a screen, as an object of JSON.
    case picture(any Encodable & Sendable)
    case responders(ResponderSnapshot)
}

/// Takes what an application records, in order.
public protocol SessionOutput: AnyObject, Sendable {
    /// Takes a line. Called in the middle of event delivery, so it may not wait for anything.
    func add(_ item: RecordedItem)

    /// Waits until all added lines are written.
    func flush()

    /// The recording is over: returns when everything is where it belongs.
    func close()
}
