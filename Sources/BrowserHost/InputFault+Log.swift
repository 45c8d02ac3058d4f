// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension InputFault {
    /// The fault without its particulars. The log gets a client's first fault of each kind.
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
        case .unknownMenuItem: "unknown menu item"
        case .noTextInput: "no text input"
        case .staleText: "stale text"
        case .textRangeOutside: "text range outside"
        case .textRangeCutsCharacter: "text range cuts a character"
        case .unknownRequest: "unknown request"
        case .unknownView: "unknown view"
        }
    }
}
