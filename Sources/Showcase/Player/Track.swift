// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A piece that the player plays: its tune, again and again.
struct Track {
    let title: String
    let artist: String
    let album: String
    /// In seconds.
    let duration: Double
    /// The language of title, artist and album, as a BCP 47 tag, if it is not the showcase's own.
    var language: String?
    let tune: Tune

    /// A text of the piece, to be spoken in its language.
    func spoken(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: language.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
    }

    static let all = [
        Track(
            title: "First Responder", artist: "The Chain", album: "Next, Please", duration: 185,
            tune: Tune(notes: [0, 4, 7, 12, 7, 4, 5, 9, 12, 9, 5, nil], beat: 0.28)),
        Track(
            title: "Hit Test", artist: "The Chain", album: "Next, Please", duration: 142,
            tune: Tune(notes: [-5, -5, 2, nil, 0, -1, 0, 2, nil, -5, 7, nil], beat: 0.24)),
        Track(
            title: "Premier contact", artist: "Super", album: "Sans priorité", duration: 203, language: "fr",
            tune: Tune(notes: [3, 7, 10, 7, 5, 8, 12, 8, 3, 7, 2, nil], beat: 0.34)),
        Track(
            title: "Nobody Home", artist: "Nil Target", album: "Unrecognized", duration: 97,
            tune: Tune(notes: [0, nil, -2, nil, -4, nil, -5, -4, -5, nil, nil, nil], beat: 0.4)),
    ]
}
