// SPDX-License-Identifier: Apache-2.0

import MediaPlayer

extension MPRepeatType {
    /// The name on the screen.
    var name: String {
        switch self {
        case .one: "one"
        case .all: "all"
        default: "off"
        }
    }
}

extension MPShuffleType {
    /// The name on the screen.
    var name: String {
        switch self {
        case .items: "items"
        case .collections: "collections"
        default: "off"
        }
    }
}
