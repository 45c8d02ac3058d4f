import EventTrace

extension InputFault {
    /// The fault without its particulars: a client's first of each is logged.
    var kind: String {
        switch self {
        case .notFinite: "not finite"
        case .outOfRange: "out of range"
        case .unknownPointer: "unknown pointer"
        case .pointerAlreadyDown: "pointer already down"
        case .tooManyPointers: "too many pointers"
        case .unknownScene: "unknown scene"
        case .sceneAlreadyConnected: "scene already connected"
        case .tooManyScenes: "too many scenes"
        case .unknownEstimate: "unknown estimate"
        }
    }

    /// One line for a log.
    var summary: String {
        switch self {
        case .notFinite(let field): "\(field) is not a finite number"
        case .outOfRange(let field, let found, let expected): "\(field) is \(found), expected \(expected)"
        case .unknownPointer(let pointer): "pointer \(pointer) is not down"
        case .pointerAlreadyDown(let pointer): "pointer \(pointer) is down already"
        case .tooManyPointers(let limit): "more than \(limit) pointers are down"
        case .unknownScene(let scene): "there is no scene \(scene)"
        case .sceneAlreadyConnected(let scene): "scene \(scene) is connected already"
        case .tooManyScenes(let limit): "the application takes no more than \(limit) screens"
        case .unknownEstimate(let pointer, let index): "pointer \(pointer) expects no estimate \(index)"
        }
    }
}
