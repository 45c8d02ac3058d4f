// SPDX-License-Identifier: Apache-2.0

import MediaPlayer

extension MPRepeatType {
    /// As it is told on the screen.
    var name: String {
        switch self {
        case .one: "one"
        case .all: "all"
        default: "off"
        }
    }
}

extension MPShuffleType {
    /// As it is told on the screen.
    var name: String {
        switch self {
        case .items: "items"
        case .collections: "collections"
        default: "off"
        }
    }
}
