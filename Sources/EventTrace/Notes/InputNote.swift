// SPDX-License-Identifier: Apache-2.0

/// A host's input in short.
public struct InputNote: Hashable, Sendable {
    /// A kind of input that a host submits.
    public enum Kind: String, Hashable, Sendable, Codable {
        case connect, disconnect, suspend, saveState, request, activation, resize
        case pointerDown, pointerMove, pointerUp, pointerCancel, pointerEstimate
        case hover, scroll, transform, key, cancelAll, textMetrics
        case motion, shake, remoteCommand, gamepad
        case text, pasteboard, share, files, keyboardFrame, menuBar, accessibility, memoryWarning, drag
    }

    /// Which kind it is.
    public var kind: Kind
    /// The scene the input belongs to.
    public var scene: UInt32
    /// The device's time, in seconds on the host's monotonic clock.
    public var time: Double
    /// The host's number of the finger or pen.
    public var pointer: UInt64?
    /// In points of the scene's coordinate space.
    public var location: TracePoint?
    /// The act of a text input; never the text.
    public var textEdit: TextEditSummary?

    /// A note on an input for a scene at a time in seconds; pointer, place and edit only if the input has them.
    public init(
        kind: Kind, scene: UInt32, time: Double, pointer: UInt64? = nil, location: TracePoint? = nil,
        textEdit: TextEditSummary? = nil
    ) {
        self.kind = kind
        self.scene = scene
        self.time = time
        self.pointer = pointer
        self.location = location
        self.textEdit = textEdit
    }
}

extension InputNote: TraceNote {
    /// The word under `type` in JSON: `inputReceived`.
    public static var typeName: String { "inputReceived" }

    /// Empty: the receiver of an input is decided later.
    public var participants: [Subject] { [] }

    /// Empty: a pointer gets a touch number only when it becomes a touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// What the input does, behind the word "Input".
    public var sentence: TraceText { "Input: \(text)." }

    /// What the input does, without a full stop.
    public var description: String { text.description }
}

extension InputNote {
    /// What the input does, without a full stop: `pointer 3 goes down at (40, 60) in scene 1`.
    public var text: TraceText {
        let pointer = self.pointer.map { "pointer \($0)" } ?? "a pointer"
        let place: TraceText = location.map { " at \($0)" } ?? ""
        let scene = "in scene \(self.scene)"
        return switch kind {
        case .connect: "scene \(self.scene) connects"
        case .disconnect: "scene \(self.scene) disconnects"
        case .suspend: "scene \(self.scene) disconnects and may come back"
        case .saveState: "the host saves the state of scene \(self.scene)"
        case .request: "scene \(self.scene) is asked to open something"
        case .activation: "scene \(self.scene) changes its activation"
        case .resize: "scene \(self.scene) changes its size"
        case .pointerDown: "\(pointer) goes down\(place) \(scene)"
        case .pointerMove: "\(pointer) moves\(location.map { " to \($0)" } ?? "") \(scene)"
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
        case .remoteCommand where self.scene == 0: "a remote command comes"
        case .remoteCommand: "a remote command comes \(scene)"
        case .gamepad: "a gamepad changes \(scene)"
        case .textMetrics: "the host measured text \(scene)"
        case .text: "\(textEdit.map(\.text) ?? "text is edited") \(scene)"
        case .pasteboard: "the host answers what its clipboard holds \(scene)"
        case .share: "the host answers what became of its share sheet \(scene)"
        case .files: "the host answers what became of a question for files \(scene)"
        case .memoryWarning: "the system is short of memory"
        case .menuBar: "the menu bar is used \(scene)"
        case .accessibility: "assistive technology does something \(scene)"
        case .drag: "something dragged from outside moves\(place) \(scene)"
        case .keyboardFrame: "the host's own keyboard comes, goes or changes \(scene)"
        }
    }
}

extension InputNote: Codable {
    /// Reads `kind`, `scene` and `time`, and `pointer`, `location` and `textEdit` where they are there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            kind: try container.decode("kind"), scene: try container.decode("scene"),
            time: try container.decodeNumber(forKey: "time"), pointer: try container.decodeIfPresent("pointer"),
            location: try container.decodeIfPresent("location"), textEdit: try container.decodeIfPresent("textEdit"))
    }

    /// Writes `kind`, `scene` and `time`, and `pointer`, `location` and `textEdit` where there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(kind, forKey: "kind")
        try container.encode(scene, forKey: "scene")
        try container.encode(number: time, forKey: "time")
        try container.encodeIfPresent(pointer, forKey: "pointer")
        try container.encodeIfPresent(location, forKey: "location")
        try container.encodeIfPresent(textEdit, forKey: "textEdit")
    }
}
