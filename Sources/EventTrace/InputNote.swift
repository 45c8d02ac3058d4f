/// A host's input in short.
public struct InputNote: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case connect, disconnect, suspend, saveState, request, activation, resize
        case pointerDown, pointerMove, pointerUp, pointerCancel, pointerEstimate
        case hover, scroll, transform, key, cancelAll, textMetrics
        case motion, shake, remoteCommand, gamepad
        case text, pasteboard, keyboardFrame, menuBar, memoryWarning
    }

    public var kind: Kind
    /// The scene the input belongs to.
    public var scene: UInt32
    /// The device's time, in seconds on the host's monotonic clock.
    public var time: Double
    /// The host's number of the finger or pen.
    public var pointer: UInt64?
    /// In points of the scene's coordinate space.
    public var location: TracePoint?
    /// What a text input does; never the text.
    public var textEdit: TextEditSummary?

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

/// Why a host's input was refused.
public enum InputFault: Error, Hashable, Sendable {
    /// A coordinate, time, size or force is NaN or infinite.
    case notFinite(field: String)
    /// A value lies outside its range.
    case outOfRange(field: String, found: Double, expected: String)
    /// A move, up, cancel or estimate speaks of a pointer that is not down.
    case unknownPointer(UInt64)
    /// A down speaks of a pointer that is down already.
    case pointerAlreadyDown(UInt64)
    /// More pointers are down than one scene accepts.
    case tooManyPointers(limit: Int)
    /// The scene was never connected, or has been disconnected.
    case unknownScene(UInt32)
    /// The scene is connected already.
    case sceneAlreadyConnected(UInt32)
    /// More scenes are connected than the application accepts.
    case tooManyScenes(limit: Int)
    /// The estimate was not announced, or has been given already.
    case unknownEstimate(pointer: UInt64, index: Int)
    /// A line of the menu bar was named that the host was not told of, or that other menus took the place of.
    case unknownMenuItem(generation: UInt32, item: UInt32)
    /// Text came for a scene whose first responder takes none.
    case noTextInput(scene: UInt32)
    /// A place in the text was named in a text that has changed since, by the application or somebody else.
    case staleText(revision: UInt32, current: UInt32)
    /// A range of text, in UTF-16 units, lies outside of the text that the host knows.
    case textRangeOutside(start: Int, end: Int, length: Int)
    /// A range of text begins or ends inside of a grapheme cluster, so many UTF-16 units into the text that the host knows.
    case textRangeCutsCharacter(offset: Int)
    /// An answer belongs to no request, or comes after its time.
    case unknownRequest(UInt32)
}
