extension InputNote: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            kind: try container.decode("kind"), scene: try container.decode("scene"),
            time: try container.decodeNumber(forKey: "time"), pointer: try container.decodeIfPresent("pointer"),
            location: try container.decodeIfPresent("location"), textEdit: try container.decodeIfPresent("textEdit"))
    }

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

extension InputFault: Codable {
    private enum Tag: String, TraceTag {
        case notFinite, outOfRange, unknownPointer, pointerAlreadyDown, tooManyPointers, unknownScene
        case sceneAlreadyConnected, tooManyScenes, unknownEstimate
        case unknownMenuItem, noTextInput, staleText, textRangeOutside, textRangeCutsCharacter, unknownRequest
    }

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
        }
    }

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
        }
    }
}
