// SPDX-License-Identifier: Apache-2.0

/// The way of one message: the first receiver, the responders that passed it on, and the end.
public struct MessageStory: Hashable, Sendable, Codable {
    /// The entry in which the system called the first responder.
    public var sequence: UInt64
    /// When it was delivered, in seconds on the event clock.
    public var time: Double
    /// The message.
    public var method: ChainMessage
    /// The touches it was about; empty for other messages.
    public var touches: [TouchIdentifier]
    /// Everybody it reached, in order.
    public var way: [Step]
    /// Where its way ended.
    public var end: End

    /// A responder that the message reached.
    public struct Step: Hashable, Sendable, Codable {
        /// The responder.
        public var responder: Subject
        /// Whether its class overrides the method; `nil` if it kept the message, which only an override can.
        public var isOverridden: Bool?
    }

    /// How a message's way along the chain ends.
    public enum End: String, Hashable, Sendable, Codable {
        /// The last responder's class overrides the method and did not call `super`.
        case kept
        /// C14: the chain ended, and no responder kept it.
        case discarded
        /// The trace ends before the message does.
        case open
    }

    /// Every message of a trace, in the order in which they began.
    public static func all(in entries: some Sequence<TraceEntry>) -> [MessageStory] {
        var stories: [MessageStory] = []
        // Another message may begin while one climbs the chain.
        var open: [Int] = []
        func place(of method: ChainMessage, at responder: Subject) -> Int? {
            open.last {
                stories[$0].method == method && stories[$0].way.last?.responder.identifier == responder.identifier
            }
        }
        for entry in entries {
            switch entry.event {
            case .delivered(let delivery):
                open.append(stories.count)
                stories.append(
                    MessageStory(
                        sequence: entry.sequence, time: entry.time, method: delivery.method, touches: delivery.touches,
                        way: [Step(responder: delivery.responder)], end: .open))
            case .forwarded(let forwarding):
                guard let index = place(of: forwarding.method, at: forwarding.responder) else { continue }
                stories[index].way[stories[index].way.count - 1].isOverridden = forwarding.isOverridden
                if let next = forwarding.next {
                    stories[index].way.append(Step(responder: next))
                } else {
                    stories[index].end = .discarded
                    open.removeAll { $0 == index }
                }
            case .kept(let delivery):
                guard let index = place(of: delivery.method, at: delivery.responder) else { continue }
                stories[index].end = .kept
                open.removeAll { $0 == index }
            default: break
            }
        }
        return stories
    }

    /// The way in one line.
    public var text: TraceText {
        let names = way.dropFirst().reduce("\(way[0].responder)" as TraceText) { "\($0) > \($1.responder)" }
        let whose: TraceText = way.last.map { "\($0.responder)" } ?? "nobody"
        switch end {
        case .kept: return "\(code: method.rawValue): \(names), which keeps it"
        case .discarded: return "\(code: method.rawValue): \(names); nobody keeps it"
        case .open: return "\(code: method.rawValue): \(names); what \(whose) does with it is not in the trace"
        }
    }
}

extension MessageStory: CustomStringConvertible {
    /// The way in one line.
    public var description: String { text.description }
}
