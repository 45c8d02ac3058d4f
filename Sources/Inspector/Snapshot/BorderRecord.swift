/// A border: its width in points, and its CSS color.
struct BorderRecord: Encodable, Equatable, Sendable {
    var width: Double
    var color: String
}
