// SPDX-License-Identifier: Apache-2.0

/// Why a recognizer decided that the fingers do not make its gesture. Lengths are in points, durations in seconds.
public enum GestureFailure: Hashable, Sendable {
    /// A finger moved farther than the gesture allows (G69, G75).
    case moved(distance: Double, limit: Double)
    /// The fingers lifted before they had moved far enough (G77, G87).
    case movedTooLittle(distance: Double, needed: Double)
    /// A finger lifted too far to the side of its way (G87).
    case strayed(distance: Double, limit: Double)
    /// A finger moved opposite to the gesture's direction (G88, G90).
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
    /// The property for what to recognize is empty (G89, G90).
    case nothingToRecognize(property: String)
    /// A touch was cancelled before the gesture was recognized.
    case touchesCancelled
}

extension GestureFailure: TraceReason {
    /// The reason against the gesture, without a full stop: `moved 14 pt, more than 10`.
    public var text: TraceText {
        switch self {
        case .moved(let distance, let limit):
            "moved \(Self.short(distance, limit)) pt, more than \(limit)"
        case .movedTooLittle(let distance, let needed):
            "moved \(Self.short(distance, needed)) pt, less than \(Self.tenths(needed))"
        case .strayed(let distance, let limit):
            "was \(Self.short(distance, limit)) pt to the side of its way, more than \(Self.tenths(limit))"
        case .wrongDirection: "moved the wrong way"
        case .pinchedTooLittle(let distance, let needed):
            "the distance between the fingers changed by \(Self.short(distance, needed)) pt, less than \(needed)"
        case .turnedTooLittle(let degrees, let needed):
            "turned by \(Self.short(degrees, needed))°, less than \(needed)"
        case .heldTooLong(let limit): "held longer than \(limit) s"
        case .liftedTooSoon(let duration, let needed):
            "lifted after \(Self.short(duration, needed)) s, sooner than \(needed)"
        case .tookTooLong(let limit): "took longer than \(limit) s"
        case .tooManyTouches(let count, let limit): "\(Self.touches(count)), more than \(limit)"
        case .tooFewTouches(let count, let needed): "\(Self.touches(count)), fewer than \(needed)"
        case .nextTapTooLate(let limit): "timed out waiting for the next tap, which did not come within \(limit) s"
        case .nextTapTooFar(let distance, let limit):
            "the next tap was \(Self.short(distance, limit)) pt from the first, more than \(limit)"
        case .wrongButtons(let pressed, let required):
            "\(Self.buttons(pressed)) pressed, and it requires \(Self.buttons(required))"
        case .awayFromEdge(let distance, let limit):
            "began \(Self.short(distance, limit)) pt from the edge, more than \(limit)"
        case .nothingToRecognize(let property): "\(code: property) names nothing to recognize"
        case .touchesCancelled: "its touches were cancelled"
        }
    }

    private static func short(_ value: Double, _ limit: Double) -> String {
        ShortNumber.text(value, comparedTo: limit)
    }

    /// A swipe's limits shrink with every millisecond; a tenth of a point is precise enough for a reader.
    private static func tenths(_ limit: Double) -> String { ShortNumber.text((limit * 10).rounded() / 10) }

    private static func touches(_ count: Int) -> String { count == 1 ? "1 touch" : "\(count) touches" }

    /// `no button`, `button 1`, `buttons 1 and 2`.
    private static func buttons(_ mask: Int) -> TraceText {
        let numbers = (0..<Int.bitWidth).filter { mask & (1 << $0) != 0 }.map { $0 + 1 }
        guard numbers.count > 1 else { return numbers.first.map { "button \($0)" } ?? "no button" }
        return "buttons \(TraceText.list(numbers.map { "\($0)" }))"
    }
}

extension GestureFailure: Codable {
    private enum Tag: String, TraceTag {
        case moved, movedTooLittle, strayed, wrongDirection, pinchedTooLittle, turnedTooLittle
        case heldTooLong, liftedTooSoon, tookTooLong, tooManyTouches, tooFewTouches
        case nextTapTooLate, nextTapTooFar, wrongButtons, awayFromEdge, nothingToRecognize, touchesCancelled
    }

    /// Reads `type` and the numbers that go with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        func number(_ key: TraceKey) throws -> Double { try container.decodeNumber(forKey: key) }
        func count(_ key: TraceKey) throws -> Int { try container.decode(key) }
        switch try container.decodeTag(Tag.self) {
        case .moved: self = .moved(distance: try number("distance"), limit: try number("limit"))
        case .movedTooLittle: self = .movedTooLittle(distance: try number("distance"), needed: try number("needed"))
        case .strayed: self = .strayed(distance: try number("distance"), limit: try number("limit"))
        case .wrongDirection: self = .wrongDirection
        case .pinchedTooLittle: self = .pinchedTooLittle(distance: try number("distance"), needed: try number("needed"))
        case .turnedTooLittle: self = .turnedTooLittle(degrees: try number("degrees"), needed: try number("needed"))
        case .heldTooLong: self = .heldTooLong(limit: try number("limit"))
        case .liftedTooSoon: self = .liftedTooSoon(duration: try number("duration"), needed: try number("needed"))
        case .tookTooLong: self = .tookTooLong(limit: try number("limit"))
        case .tooManyTouches: self = .tooManyTouches(count: try count("count"), limit: try count("limit"))
        case .tooFewTouches: self = .tooFewTouches(count: try count("count"), needed: try count("needed"))
        case .nextTapTooLate: self = .nextTapTooLate(limit: try number("limit"))
        case .nextTapTooFar: self = .nextTapTooFar(distance: try number("distance"), limit: try number("limit"))
        case .wrongButtons: self = .wrongButtons(pressed: try count("pressed"), required: try count("required"))
        case .awayFromEdge: self = .awayFromEdge(distance: try number("distance"), limit: try number("limit"))
        case .nothingToRecognize: self = .nothingToRecognize(property: try container.decode("property"))
        case .touchesCancelled: self = .touchesCancelled
        }
    }

    /// Writes `type` and the numbers that go with it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        func tag(_ tag: Tag) throws { try container.encode(tag: tag) }
        func tag(_ tag: Tag, _ first: (TraceKey, Double), _ second: (TraceKey, Double)? = nil) throws {
            try container.encode(tag: tag)
            try container.encode(number: first.1, forKey: first.0)
            if let second { try container.encode(number: second.1, forKey: second.0) }
        }
        func tag(_ tag: Tag, _ first: (TraceKey, Int), _ second: (TraceKey, Int)) throws {
            try container.encode(tag: tag)
            try container.encode(first.1, forKey: first.0)
            try container.encode(second.1, forKey: second.0)
        }
        switch self {
        case .moved(let distance, let limit): try tag(.moved, ("distance", distance), ("limit", limit))
        case .movedTooLittle(let distance, let needed):
            try tag(.movedTooLittle, ("distance", distance), ("needed", needed))
        case .strayed(let distance, let limit): try tag(.strayed, ("distance", distance), ("limit", limit))
        case .wrongDirection: try tag(.wrongDirection)
        case .pinchedTooLittle(let distance, let needed):
            try tag(.pinchedTooLittle, ("distance", distance), ("needed", needed))
        case .turnedTooLittle(let degrees, let needed):
            try tag(.turnedTooLittle, ("degrees", degrees), ("needed", needed))
        case .heldTooLong(let limit): try tag(.heldTooLong, ("limit", limit))
        case .liftedTooSoon(let duration, let needed):
            try tag(.liftedTooSoon, ("duration", duration), ("needed", needed))
        case .tookTooLong(let limit): try tag(.tookTooLong, ("limit", limit))
        case .tooManyTouches(let count, let limit): try tag(.tooManyTouches, ("count", count), ("limit", limit))
        case .tooFewTouches(let count, let needed): try tag(.tooFewTouches, ("count", count), ("needed", needed))
        case .nextTapTooLate(let limit): try tag(.nextTapTooLate, ("limit", limit))
        case .nextTapTooFar(let distance, let limit):
            try tag(.nextTapTooFar, ("distance", distance), ("limit", limit))
        case .wrongButtons(let pressed, let required):
            try tag(.wrongButtons, ("pressed", pressed), ("required", required))
        case .awayFromEdge(let distance, let limit):
            try tag(.awayFromEdge, ("distance", distance), ("limit", limit))
        case .nothingToRecognize(let property):
            try tag(.nothingToRecognize)
            try container.encode(property, forKey: "property")
        case .touchesCancelled: try tag(.touchesCancelled)
        }
    }
}
