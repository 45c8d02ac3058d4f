// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A recorded run: the inputs, turn by turn, and the decisions about them.
///
/// `Input` is the type into which the reader decodes the inputs. UIKit's `InputRecord` replays them; `UnreadInput` leaves
/// them alone, for tools that know no UIKit.
public struct Session<Input: Decodable & Sendable>: Sendable {
    /// The file's first line.
    public var header: SessionHeader
    /// In the order of the file.
    public var items: [Item]
    /// Whether the recording was ended in good order. An incomplete recording may lack the last events.
    public var isComplete: Bool

    /// A line of the file after the first.
    public enum Item: Sendable {
        /// The application began a turn; the following lines belong to it.
        case turn(now: Double?)
        /// An input was taken from the queue.
        case input(Input, place: InputPlace)
        case entry(TraceEntry)
        /// The windows on the screens, at the end of a turn, back to front; recorded only after a change.
        case windows([SessionWindow])
        /// What changed on a screen.
        case picture(RecordedPicture)
        /// The responders that get keys from now on; recorded with the pictures.
        case responders(ResponderSnapshot)
        /// The host's answer to a question.
        case answer(HostAnswer)
        /// The number of lines left out, because they came faster than the file could be written.
        case lost(Int)
    }

    /// A session with these lines. Nothing is checked: here an input may stand before the first turn, in a file it may not.
    public init(header: SessionHeader, items: [Item] = [], isComplete: Bool = true) {
        self.header = header
        self.items = items
        self.isComplete = isComplete
    }

    /// The trace, in order.
    public var entries: [TraceEntry] {
        items.compactMap { item in
            if case .entry(let entry) = item { entry } else { nil }
        }
    }

    /// How many lines the recording had to leave out.
    public var lostCount: Int {
        items.reduce(0) { sum, item in
            if case .lost(let count) = item { sum + count } else { sum }
        }
    }
}

/// The place in a turn at which an input was taken from the queue. Inputs of one batch become one event (A37).
public struct InputPlace: Hashable, Sendable {
    /// 0 for the turn's first look at the queue; 1 and more after layout asked for another.
    public var pass: Int
    /// Of the pass, from 0.
    public var batch: Int

    /// A place in a turn; the first of the first pass unless said otherwise.
    public init(pass: Int = 0, batch: Int = 0) {
        self.pass = pass
        self.batch = batch
    }
}

/// What changed on a screen since its last picture, as a page paints it: the members of a `tree` in Documentation/Inspector.md, and
/// the `time`.
public struct RecordedPicture: Hashable, Sendable {
    /// One object of JSON, as it stands in the file.
    public var json: Data

    /// A picture of this JSON, which is not checked.
    public init(json: Data) { self.json = json }
}

/// A host's answer to a question of the application. A replay gives the same answers.
public enum HostAnswer: Hashable, Sendable, Codable {
    /// Whether the host opened a URL outside of the application.
    case open(Bool)
    /// Whether a URL could be opened.
    case canOpen(Bool)
}

/// An input that its reader does not decode.
public struct UnreadInput: Decodable, Hashable, Sendable {
    init() {}

    /// Reads nothing: the input is left where it is.
    public init(from decoder: any Decoder) throws {}
}
