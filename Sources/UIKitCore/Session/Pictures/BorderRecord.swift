/// A border: its width in points, and its CSS color.
package struct BorderRecord: Encodable, Equatable, Sendable {
    package var width: Double
    package var color: String
}
