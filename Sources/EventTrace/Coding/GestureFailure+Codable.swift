extension GestureFailure: Codable {
    private enum Tag: String, TraceTag {
        case moved, movedTooLittle, strayed, wrongDirection, pinchedTooLittle, turnedTooLittle
        case heldTooLong, liftedTooSoon, tookTooLong, tooManyTouches, tooFewTouches
        case nextTapTooLate, nextTapTooFar, wrongButtons, awayFromEdge, nothingToRecognize, touchesCancelled
    }

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
