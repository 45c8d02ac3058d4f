// SPDX-License-Identifier: Apache-2.0

import EventTrace

// Members stand in alphabetical order, as in a trace's file. The entries of every move of a finger are written by hand. The
// rest are rare or large; their `Encodable` writes them.
extension JSONLine {
    /// `encodeOthers` writes the entries that are not written by hand.
    package mutating func entry(_ entry: TraceEntry, encodingOthersBy encodeOthers: (TraceEvent) -> [UInt8]) {
        literal("{\"event\":")
        switch entry.event {
        case .inputReceived(let note) where note.textEdit == nil: input(note)
        case .eventSent(let note): event(note)
        case .delivered(let delivery): self.delivery(delivery, "delivered")
        case .kept(let delivery): self.delivery(delivery, "kept")
        case .forwarded(let forwarding): self.forwarding(forwarding)
        default: raw(encodeOthers(entry.event))
        }
        literal(",\"sequence\":")
        integer(entry.sequence)
        literal(",\"time\":")
        number(entry.time)
        literal("}")
    }

    private mutating func input(_ note: InputNote) {
        literal("{\"kind\":\"")
        raw(note.kind.rawValue.utf8)
        literal("\"")
        if let location = note.location {
            literal(",\"location\":")
            point(location)
        }
        if let pointer = note.pointer {
            literal(",\"pointer\":")
            integer(pointer)
        }
        literal(",\"scene\":")
        integer(note.scene)
        literal(",\"time\":")
        number(note.time)
        literal(",\"type\":\"inputReceived\"}")
    }

    private mutating func event(_ note: EventNote) {
        literal("{\"kind\":\"")
        raw(note.kind.rawValue.utf8)
        literal("\",\"timestamp\":")
        number(note.timestamp)
        literal(",\"touches\":")
        list(note.touches) { line, touch in
            line.literal("{\"location\":")
            line.point(touch.location)
            line.literal(",\"phase\":\"")
            line.raw(touch.phase.rawValue.utf8)
            line.literal("\",\"tapCount\":")
            line.integer(touch.tapCount)
            line.literal(",\"touch\":")
            line.integer(touch.touch.number)
            if let view = touch.view {
                line.literal(",\"view\":")
                line.subject(view)
            }
            line.literal("}")
        }
        literal(",\"type\":\"eventSent\",\"windows\":")
        list(note.windows) { $0.subject($1) }
        literal("}")
    }

    private mutating func delivery(_ delivery: Delivery, _ type: StaticString) {
        literal("{\"method\":")
        string(delivery.method.rawValue)
        literal(",\"responder\":")
        subject(delivery.responder)
        literal(",\"touches\":")
        list(delivery.touches) { $0.integer($1.number) }
        literal(",\"type\":\"")
        literal(type)
        literal("\"}")
    }

    private mutating func forwarding(_ forwarding: Forwarding) {
        literal("{\"isOverridden\":")
        boolean(forwarding.isOverridden)
        literal(",\"method\":")
        string(forwarding.method.rawValue)
        if let next = forwarding.next {
            literal(",\"next\":")
            subject(next)
        }
        literal(",\"responder\":")
        subject(forwarding.responder)
        literal(",\"touches\":")
        list(forwarding.touches) { $0.integer($1.number) }
        literal(",\"type\":\"forwarded\"}")
    }

    private mutating func list<Value>(_ values: [Value], _ write: (inout JSONLine, Value) -> Void) {
        literal("[")
        var isFirst = true
        for value in values {
            if !isFirst { literal(",") }
            isFirst = false
            write(&self, value)
        }
        literal("]")
    }

    private mutating func subject(_ subject: Subject) {
        literal("{\"class\":")
        string(subject.className)
        literal(",\"identifier\":")
        integer(subject.identifier)
        if let label = subject.label {
            literal(",\"label\":")
            string(label)
        }
        literal("}")
    }

    private mutating func point(_ point: TracePoint) {
        literal("{\"x\":")
        number(point.x)
        literal(",\"y\":")
        number(point.y)
        literal("}")
    }
}
