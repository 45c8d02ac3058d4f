extension TraceEntry: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            sequence: try container.decode("sequence"), time: try container.decodeNumber(forKey: "time"),
            event: try container.decode("event"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(sequence, forKey: "sequence")
        try container.encode(number: time, forKey: "time")
        try container.encode(event, forKey: "event")
    }
}

/// An event is an object with its `type`; the members of its note stand beside it.
extension TraceEvent: Codable {
    private enum Tag: String, TraceTag {
        case inputReceived, inputRejected, eventSent, hitTest, touchWithheld, delivered, forwarded, kept, touchCancelled
        case controlEvents, action, firstResponder, keyWindow, scene, recognizer
        case recognizerWaits, recognizerRefused, hold, shake, remoteCommand, textEdit, fault
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .inputReceived: self = .inputReceived(try InputNote(from: decoder))
        case .inputRejected: self = .inputRejected(try InputNote(from: decoder), try container.decode("fault"))
        case .eventSent: self = .eventSent(try EventNote(from: decoder))
        case .hitTest: self = .hitTest(try HitTestWalk(from: decoder))
        case .touchWithheld:
            self = .touchWithheld(
                try container.decode("touch"), from: try container.decode("view"),
                because: try container.decode("reason"))
        case .delivered: self = .delivered(try Delivery(from: decoder))
        case .forwarded: self = .forwarded(try Forwarding(from: decoder))
        case .kept: self = .kept(try Delivery(from: decoder))
        case .touchCancelled:
            self = .touchCancelled(
                try container.decode("touch"), view: try container.decodeIfPresent("view"),
                because: try container.decode("reason"))
        case .controlEvents: self = .controlEvents(try ControlNote(from: decoder))
        case .action: self = .action(try ActionNote(from: decoder))
        case .firstResponder: self = .firstResponder(try FirstResponderNote(from: decoder))
        case .keyWindow:
            self = .keyWindow(from: try container.decodeIfPresent("from"), to: try container.decodeIfPresent("to"))
        case .scene: self = .scene(try SceneNote(from: decoder))
        case .recognizer: self = .recognizer(try RecognizerNote(from: decoder))
        case .recognizerWaits: self = .recognizerWaits(try GestureWait(from: decoder))
        case .recognizerRefused: self = .recognizerRefused(try GestureRefusal(from: decoder))
        case .hold: self = .hold(try HoldNote(from: decoder))
        case .shake: self = .shake(try ShakeNote(from: decoder))
        case .remoteCommand: self = .remoteCommand(try RemoteCommandNote(from: decoder))
        case .textEdit: self = .textEdit(try TextEditNote(from: decoder))
        case .fault: self = .fault(try container.decode("message"))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(tag: tag)
        switch self {
        case .inputReceived(let note): try note.encode(to: encoder)
        case .inputRejected(let note, let fault):
            try note.encode(to: encoder)
            try container.encode(fault, forKey: "fault")
        case .eventSent(let note): try note.encode(to: encoder)
        case .hitTest(let walk): try walk.encode(to: encoder)
        case .touchWithheld(let touch, let view, let reason):
            try container.encode(touch, forKey: "touch")
            try container.encode(view, forKey: "view")
            try container.encode(reason, forKey: "reason")
        case .delivered(let delivery), .kept(let delivery): try delivery.encode(to: encoder)
        case .forwarded(let forwarding): try forwarding.encode(to: encoder)
        case .touchCancelled(let touch, let view, let reason):
            try container.encode(touch, forKey: "touch")
            try container.encodeIfPresent(view, forKey: "view")
            try container.encode(reason, forKey: "reason")
        case .controlEvents(let note): try note.encode(to: encoder)
        case .action(let note): try note.encode(to: encoder)
        case .firstResponder(let note): try note.encode(to: encoder)
        case .keyWindow(let old, let new):
            try container.encodeIfPresent(old, forKey: "from")
            try container.encodeIfPresent(new, forKey: "to")
        case .scene(let note): try note.encode(to: encoder)
        case .recognizer(let note): try note.encode(to: encoder)
        case .recognizerWaits(let note): try note.encode(to: encoder)
        case .recognizerRefused(let note): try note.encode(to: encoder)
        case .hold(let note): try note.encode(to: encoder)
        case .shake(let note): try note.encode(to: encoder)
        case .remoteCommand(let note): try note.encode(to: encoder)
        case .textEdit(let note): try note.encode(to: encoder)
        case .fault(let message): try container.encode(message, forKey: "message")
        }
    }

    /// The word under `type`.
    public var typeName: String { tag.rawValue }

    private var tag: Tag {
        switch self {
        case .inputReceived: .inputReceived
        case .inputRejected: .inputRejected
        case .eventSent: .eventSent
        case .hitTest: .hitTest
        case .touchWithheld: .touchWithheld
        case .delivered: .delivered
        case .forwarded: .forwarded
        case .kept: .kept
        case .touchCancelled: .touchCancelled
        case .controlEvents: .controlEvents
        case .action: .action
        case .firstResponder: .firstResponder
        case .keyWindow: .keyWindow
        case .scene: .scene
        case .recognizer: .recognizer
        case .recognizerWaits: .recognizerWaits
        case .recognizerRefused: .recognizerRefused
        case .hold: .hold
        case .shake: .shake
        case .remoteCommand: .remoteCommand
        case .textEdit: .textEdit
        case .fault: .fault
        }
    }
}
