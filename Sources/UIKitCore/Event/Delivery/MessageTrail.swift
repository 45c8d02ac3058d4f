/// Where the message under way was already (C13).
///
/// Overrides of `next` can make the chain a circle at any time, in the middle of a message too, and a message in it would never
/// end. So each responder keeps the number of the last message that reached it. A message that comes to a responder with its own
/// number, or with that of a message sent in its middle, may be running in a circle: only then is it worth looking.
@MainActor
struct MessageTrail {
    private var last: UInt32 = 0
    /// Numbers from this one on were given since the message under way set out.
    private var first: UInt32 = 0

    /// A message sets out at a responder. The result is for ``end(_:)``, since messages are sent in the middle of others.
    mutating func begin(at responder: UIResponder) -> UInt32 {
        let outer = first
        last &+= 1
        first = last
        responder.lastMessage = last
        return outer
    }

    mutating func end(_ outer: UInt32) { first = outer }

    /// The message comes to a responder. False if it, or one in its middle, was there already.
    mutating func reaches(_ responder: UIResponder) -> Bool {
        // Numbers wrap around; a message of long ago that seems to be of now costs a look at the chain.
        if Int32(bitPattern: responder.lastMessage &- first) >= 0 { return false }
        responder.lastMessage = last
        return true
    }

    /// The chain was looked at, and is no circle: what was reached until now counts no longer. A message that two responders
    /// pass to a third is thus looked after once, not at every step that follows.
    mutating func begin(again responder: UIResponder) {
        last &+= 1
        first = last
        responder.lastMessage = last
    }
}
