/// A piece that the player pretends to play.
struct Track {
    let title: String
    let artist: String
    let album: String
    /// In seconds.
    let duration: Double

    static let all = [
        Track(title: "First Responder", artist: "The Chain", album: "Next, Please", duration: 185),
        Track(title: "Hit Test", artist: "The Chain", album: "Next, Please", duration: 142),
        Track(title: "Touches Began", artist: "Super", album: "Without Override", duration: 203),
        Track(title: "Nobody Home", artist: "Nil Target", album: "Unrecognized", duration: 97),
    ]
}
