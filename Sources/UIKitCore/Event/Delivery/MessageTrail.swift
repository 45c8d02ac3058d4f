// SPDX-License-Identifier: Apache-2.0

/// Which responders the message under way has reached (C13).
///
/// Overrides of `next` can make the chain a circle at any time, also during a message, and a message in a circle would never
/// end. So each responder keeps the number of the last message that reached it. If that is the number of the message at hand, or of
/// one sent during it, the message may be running in a circle. Only then does delivery look at the chain.
@MainActor
struct MessageTrail {
    private var last: UInt32 = 0
    /// The messages from this number on were sent since the message under way started.
    private var first: UInt32 = 0

    /// A message starts at a responder. Pass the result to ``end(_:)``: messages are sent during others.
    mutating func begin(at responder: UIResponder) -> UInt32 {
        let outer = first
        last &+= 1
        first = last
        responder.lastMessage = last
        return outer
    }

    mutating func end(_ outer: UInt32) { first = outer }

    /// The message comes to a responder. False if it, or one sent during it, has been there.
    mutating func reaches(_ responder: UIResponder) -> Bool {
        // Numbers wrap around. An old message that seems new costs a look at the chain.
        if Int32(bitPattern: responder.lastMessage &- first) >= 0 { return false }
        responder.lastMessage = last
        return true
    }

    /// The chain was checked and is no circle: the responders that the message has reached no longer count. A message that
    /// two responders pass to a third thus costs one look, not one at every step that follows.
    mutating func begin(again responder: UIResponder) {
        last &+= 1
        first = last
        responder.lastMessage = last
    }
}
