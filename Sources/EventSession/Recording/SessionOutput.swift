// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// An input for a recorder: it writes its own JSON.
public protocol RecordableInput: Sendable {
    /// Appends the input as one JSON object.
    func write(to line: inout JSONLine)
}

/// A line for a recording, before it becomes text.
public enum RecordedItem: Sendable {
    case turn(now: Double?)
    case input(any RecordableInput, place: InputPlace)
    case entry(TraceEntry)
    case windows([SessionWindow])
    case answer(HostAnswer)
    /// A screen's changes, as an object of JSON.
    case picture(any Encodable & Sendable)
    case responders(ResponderSnapshot)
}

/// Takes what an application records, in order.
public protocol SessionOutput: AnyObject, Sendable {
    /// Takes a line. The recorder calls it in the middle of event delivery, so it must not wait for anything.
    func add(_ item: RecordedItem)

    /// Waits until all added lines are written.
    func flush()

    /// Ends the recording. It returns when all lines are written.
    func close()
}
