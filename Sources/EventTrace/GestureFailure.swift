/// Why a recognizer found that what the fingers do is not its gesture. Lengths are in points, durations in seconds.
public enum GestureFailure: Hashable, Sendable {
    /// A finger moved farther than the gesture allows (G69, G75).
    case moved(distance: Double, limit: Double)
    /// The fingers lifted before they had moved far enough (G77, G87).
    case movedTooLittle(distance: Double, needed: Double)
    /// A finger lifted while it was too far to the side of its way (G87).
    case strayed(distance: Double, limit: Double)
    /// A finger moved to the side that the gesture leads away from (G88, G90).
    case wrongDirection
    /// The fingers lifted before the distance between them had changed enough (G83).
    case pinchedTooLittle(distance: Double, needed: Double)
    /// The fingers lifted before they had turned far enough; in degrees (G85).
    case turnedTooLittle(degrees: Double, needed: Double)
    /// A tap's fingers stayed down (G69).
    case heldTooLong(limit: Double)
    /// A finger lifted before the press had lasted (G75).
    case liftedTooSoon(duration: Double, needed: Double)
    /// The gesture was not complete in its time (G87).
    case tookTooLong(limit: Double)
    /// More fingers came down than the gesture takes (G69, G80, G89).
    case tooManyTouches(count: Int, limit: Int)
    /// The fingers lifted, and there were fewer than the gesture takes.
    case tooFewTouches(count: Int, needed: Int)
    /// The next of several taps did not come (G69).
    case nextTapTooLate(limit: Double)
    /// The next of several taps came down elsewhere (G69).
    case nextTapTooFar(distance: Double, limit: Double)
    /// Other buttons of a pointing device were pressed; button n at bit n − 1 (G67).
    case wrongButtons(pressed: Int, required: Int)
    /// The first finger came down too far from the edges of the screen (G90).
    case awayFromEdge(distance: Double, limit: Double)
    /// The property says what to recognize, and names nothing (G89, G90).
    case nothingToRecognize(property: String)
    /// A touch was cancelled before the gesture was recognized.
    case touchesCancelled
}
