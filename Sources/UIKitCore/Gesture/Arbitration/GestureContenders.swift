/// The progress of those who contend for gestures, each at a place.
@MainActor
protocol GestureContenders {
    var count: Int { get }
    subscript(place: Int) -> GestureProgress { get set }
}
