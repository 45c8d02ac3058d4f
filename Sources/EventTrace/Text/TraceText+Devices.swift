extension TraceText {
    static func sentence(for note: ShakeNote) -> TraceText {
        let what =
            switch note.change {
            case .began: "begins"
            case .ended: "ends"
            case .cancelled: "is cancelled"
            }
        return "A shake \(what) in scene \(note.scene): \(reason(for: note.cause))."
    }

    static func reason(for cause: ShakeCause) -> TraceText {
        switch cause {
        case .strong(let acceleration, let limit):
            "the acceleration without gravity is \(ShortNumber.text(acceleration, comparedTo: limit)) g, and a shake begins over \(limit) g"
        case .quiet(let seconds): "nothing was that strong for \(seconds) s"
        case .tooLong(let seconds): "it lasted \(seconds) s, and no shake does"
        case .host: "the host said so"
        case .hostCancelledAll(""): "the host gave all input up"
        case .hostCancelledAll(let cause): "the host gave all input up (\(cause))"
        case .sceneDeactivated: "the scene is no longer active"
        case .viewRemoved: "the view that was told of it left its window"
        }
    }

    static func sentence(for note: RemoteCommandNote) -> TraceText {
        let command: TraceText = "Remote command \(code: note.command)"
        switch note.outcome {
        case .handled(let status, let count):
            let handlers = count == 1 ? "its handler" : "its \(count) handlers"
            return "\(command) is taken by \(handlers), with the answer \(code: status)."
        case .event:
            return
                "\(command) becomes an event, and goes to the first responder or the application: no handler is registered for it."
        case .disabled:
            return "\(command) does nothing: it has handlers, but its \(code: "isEnabled") is false."
        case .notReceiving:
            return
                "\(command) does nothing: no handler is registered for it, and \(code: "beginReceivingRemoteControlEvents()") was not called."
        case .noEvent:
            return "\(command) does nothing: no handler is registered for it, and there is no event of its kind."
        }
    }
}

extension ShakeNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension ShakeCause: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension RemoteCommandNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}
