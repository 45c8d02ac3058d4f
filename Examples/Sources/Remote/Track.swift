// SPDX-License-Identifier: Apache-2.0

/// A piece that could be played. There is no sound in it.
struct Track {
    var title: String
    /// In seconds.
    var duration: Double

    static let all = [
        Track(title: "First Light", duration: 180), Track(title: "Long Road", duration: 240),
        Track(title: "Harbor", duration: 200), Track(title: "Night Train", duration: 220),
    ]
}
