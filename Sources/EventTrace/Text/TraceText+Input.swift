extension TraceText {
    /// What the input does, without a full stop: `pointer 3 goes down at (40, 60) in scene 1`.
    static func clause(for note: InputNote) -> TraceText {
        let pointer = note.pointer.map { "pointer \($0)" } ?? "a pointer"
        let place: TraceText = note.location.map { " at \($0)" } ?? ""
        let scene = "in scene \(note.scene)"
        return switch note.kind {
        case .connect: "scene \(note.scene) connects"
        case .disconnect: "scene \(note.scene) disconnects"
        case .suspend: "scene \(note.scene) disconnects and may come back"
        case .saveState: "the host saves the state of scene \(note.scene)"
        case .request: "scene \(note.scene) is asked to open something"
        case .activation: "scene \(note.scene) changes its activation"
        case .resize: "scene \(note.scene) changes its size"
        case .pointerDown: "\(pointer) goes down\(place) \(scene)"
        case .pointerMove: "\(pointer) moves\(note.location.map { " to \($0)" } ?? "") \(scene)"
        case .pointerUp: "\(pointer) goes up\(place) \(scene)"
        case .pointerCancel: "\(pointer) is given up\(place) \(scene)"
        case .pointerEstimate: "an earlier sample of \(pointer) is corrected\(place) \(scene)"
        case .hover: "\(pointer) hovers\(place) \(scene)"
        case .scroll: "the wheel scrolls\(place) \(scene)"
        case .transform: "the trackpad pinches or turns\(place) \(scene)"
        case .key: "a key changes \(scene)"
        case .cancelAll: "every pointer \(scene) is given up"
        case .motion: "the device moves \(scene)"
        case .shake: "a shake is reported \(scene)"
        case .remoteCommand where note.scene == 0: "a remote command comes"
        case .remoteCommand: "a remote command comes \(scene)"
        case .gamepad: "a gamepad changes \(scene)"
        case .textMetrics: "the host measured text \(scene)"
        case .text: "\(note.textEdit.map(clause(for:)) ?? "text is edited") \(scene)"
        case .pasteboard: "the host answers what its clipboard holds \(scene)"
        case .memoryWarning: "the system is short of memory"
        case .menuBar: "the menu bar is used \(scene)"
        case .keyboardFrame: "the host's own keyboard comes, goes or changes \(scene)"
        }
    }

    /// What is wrong with the input, without a full stop.
    static func reason(for fault: InputFault) -> TraceText {
        switch fault {
        case .notFinite(let field): "\(code: field) is not a finite number"
        case .outOfRange(let field, let found, let expected): "\(code: field) is \(found), expected \(expected)"
        case .unknownPointer(let pointer): "pointer \(pointer) is not down"
        case .pointerAlreadyDown(let pointer): "pointer \(pointer) is down already"
        case .tooManyPointers(let limit): "a scene takes no more than \(limit) pointers at once"
        case .unknownScene(let scene): "scene \(scene) is not connected"
        case .sceneAlreadyConnected(let scene): "scene \(scene) is connected already"
        case .tooManyScenes(let limit): "the application takes no more than \(limit) scenes at once"
        case .unknownEstimate(let pointer, let index):
            "pointer \(pointer) expects no correction \(index): it was never announced, or has come already"
        case .unknownMenuItem(let generation, let item):
            "there is no line \(item) in generation \(generation) of the menu bar"
        case .noTextInput(let scene): "nothing in scene \(scene) takes text"
        case .staleText(let revision, let current):
            "it names a place in revision \(revision) of the text, which is at revision \(current) now"
        case .textRangeOutside(let start, let end, let length):
            "the range \(start)..<\(end) lies outside of the text's \(length) UTF-16 units"
        case .textRangeCutsCharacter(let offset): "a range of text cuts the character at UTF-16 unit \(offset)"
        case .unknownRequest(let request): "nothing was asked under \(request), or its time is over"
        }
    }
}
