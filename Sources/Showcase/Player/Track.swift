// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A piece that the player pretends to play.
struct Track {
    let title: String
    let artist: String
    let album: String
    /// In seconds.
    let duration: Double
    /// The language of title, artist and album, as a BCP 47 tag, if it is not the showcase's own.
    var language: String?

    /// A text of the piece, to be spoken in its language.
    func spoken(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: language.map { [.accessibilitySpeechLanguage: $0] } ?? [:])
    }

    static let all = [
        Track(title: "First Responder", artist: "The Chain", album: "Next, Please", duration: 185),
        Track(title: "Hit Test", artist: "The Chain", album: "Next, Please", duration: 142),
        Track(title: "Premier contact", artist: "Super", album: "Sans priorité", duration: 203, language: "fr"),
        Track(title: "Nobody Home", artist: "Nil Target", album: "Unrecognized", duration: 97),
    ]
}
