// SPDX-License-Identifier: Apache-2.0

/// Why a host's input was refused.
public enum InputFault: Error, Hashable, Sendable {
    /// A coordinate, time, size or force is NaN or infinite.
    case notFinite(field: String)
    /// A value lies outside its range.
    case outOfRange(field: String, found: Double, expected: String)
    /// A move, up, cancel or estimate names a pointer that is not down.
    case unknownPointer(UInt64)
    /// A down names a pointer that is down already.
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
    /// The input names a line of the menu bar that the host never got, or that newer menus replaced.
    case unknownMenuItem(generation: UInt32, item: UInt32)
    /// The scene's first responder takes no text.
    case noTextInput(scene: UInt32)
    /// The edit names a place in a text that has changed since.
    case staleText(revision: UInt32, current: UInt32)
    /// A range of text, in UTF-16 units, lies outside of the text that the host knows.
    case textRangeOutside(start: Int, end: Int, length: Int)
    /// A range of text begins or ends inside of a grapheme cluster, at this UTF-16 offset in the text that the host knows.
    case textRangeCutsCharacter(offset: Int)
    /// An answer belongs to no request, or comes after its time.
    case unknownRequest(UInt32)
    /// The scene's picture has no view with the number.
    case unknownView(UInt32)
}

extension InputFault: TraceReason {
    /// The fault of the input, without a full stop.
    public var text: TraceText {
        switch self {
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
        case .unknownView(let view): "the picture has no view \(view)"
        }
    }
}

extension InputFault: Codable {
    private enum Tag: String, TraceTag {
        case notFinite, outOfRange, unknownPointer, pointerAlreadyDown, tooManyPointers, unknownScene
        case sceneAlreadyConnected, tooManyScenes, unknownEstimate
        case unknownMenuItem, noTextInput, staleText, textRangeOutside, textRangeCutsCharacter, unknownRequest
        case unknownView
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .notFinite: self = .notFinite(field: try container.decode("field"))
        case .outOfRange:
            self = .outOfRange(
                field: try container.decode("field"), found: try container.decodeNumber(forKey: "found"),
                expected: try container.decode("expected"))
        case .unknownPointer: self = .unknownPointer(try container.decode("pointer"))
        case .pointerAlreadyDown: self = .pointerAlreadyDown(try container.decode("pointer"))
        case .tooManyPointers: self = .tooManyPointers(limit: try container.decode("limit"))
        case .unknownScene: self = .unknownScene(try container.decode("scene"))
        case .sceneAlreadyConnected: self = .sceneAlreadyConnected(try container.decode("scene"))
        case .tooManyScenes: self = .tooManyScenes(limit: try container.decode("limit"))
        case .unknownEstimate:
            self = .unknownEstimate(pointer: try container.decode("pointer"), index: try container.decode("index"))
        case .unknownMenuItem:
            self = .unknownMenuItem(
                generation: try container.decode("generation"), item: try container.decode("item"))
        case .noTextInput: self = .noTextInput(scene: try container.decode("scene"))
        case .staleText:
            self = .staleText(revision: try container.decode("revision"), current: try container.decode("current"))
        case .textRangeOutside:
            self = .textRangeOutside(
                start: try container.decode("start"), end: try container.decode("end"),
                length: try container.decode("length"))
        case .textRangeCutsCharacter: self = .textRangeCutsCharacter(offset: try container.decode("offset"))
        case .unknownRequest: self = .unknownRequest(try container.decode("request"))
        case .unknownView: self = .unknownView(try container.decode("view"))
        }
    }

    /// Writes `type` and what goes with it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .notFinite(let field):
            try container.encode(tag: Tag.notFinite)
            try container.encode(field, forKey: "field")
        case .outOfRange(let field, let found, let expected):
            try container.encode(tag: Tag.outOfRange)
            try container.encode(field, forKey: "field")
            try container.encode(number: found, forKey: "found")
            try container.encode(expected, forKey: "expected")
        case .unknownPointer(let pointer):
            try container.encode(tag: Tag.unknownPointer)
            try container.encode(pointer, forKey: "pointer")
        case .pointerAlreadyDown(let pointer):
            try container.encode(tag: Tag.pointerAlreadyDown)
            try container.encode(pointer, forKey: "pointer")
        case .tooManyPointers(let limit):
            try container.encode(tag: Tag.tooManyPointers)
            try container.encode(limit, forKey: "limit")
        case .unknownScene(let scene):
            try container.encode(tag: Tag.unknownScene)
            try container.encode(scene, forKey: "scene")
        case .sceneAlreadyConnected(let scene):
            try container.encode(tag: Tag.sceneAlreadyConnected)
            try container.encode(scene, forKey: "scene")
        case .tooManyScenes(let limit):
            try container.encode(tag: Tag.tooManyScenes)
            try container.encode(limit, forKey: "limit")
        case .unknownEstimate(let pointer, let index):
            try container.encode(tag: Tag.unknownEstimate)
            try container.encode(pointer, forKey: "pointer")
            try container.encode(index, forKey: "index")
        case .unknownMenuItem(let generation, let item):
            try container.encode(tag: Tag.unknownMenuItem)
            try container.encode(generation, forKey: "generation")
            try container.encode(item, forKey: "item")
        case .noTextInput(let scene):
            try container.encode(tag: Tag.noTextInput)
            try container.encode(scene, forKey: "scene")
        case .staleText(let revision, let current):
            try container.encode(tag: Tag.staleText)
            try container.encode(revision, forKey: "revision")
            try container.encode(current, forKey: "current")
        case .textRangeOutside(let start, let end, let length):
            try container.encode(tag: Tag.textRangeOutside)
            try container.encode(start, forKey: "start")
            try container.encode(end, forKey: "end")
            try container.encode(length, forKey: "length")
        case .textRangeCutsCharacter(let offset):
            try container.encode(tag: Tag.textRangeCutsCharacter)
            try container.encode(offset, forKey: "offset")
        case .unknownRequest(let request):
            try container.encode(tag: Tag.unknownRequest)
            try container.encode(request, forKey: "request")
        case .unknownView(let view):
            try container.encode(tag: Tag.unknownView)
            try container.encode(view, forKey: "view")
        }
    }
}
