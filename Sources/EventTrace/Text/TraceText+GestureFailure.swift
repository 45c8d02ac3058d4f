extension TraceText {
    /// What speaks against the gesture, without a full stop: `moved 14 pt, more than 10`.
    static func reason(for failure: GestureFailure) -> TraceText {
        switch failure {
        case .moved(let distance, let limit):
            "moved \(short(distance, limit)) pt, more than \(limit)"
        case .movedTooLittle(let distance, let needed):
            "moved \(short(distance, needed)) pt, less than \(tenths(needed))"
        case .strayed(let distance, let limit):
            "was \(short(distance, limit)) pt to the side of its way, more than \(tenths(limit))"
        case .wrongDirection: "moved the wrong way"
        case .pinchedTooLittle(let distance, let needed):
            "the distance between the fingers changed by \(short(distance, needed)) pt, less than \(needed)"
        case .turnedTooLittle(let degrees, let needed):
            "turned by \(short(degrees, needed))°, less than \(needed)"
        case .heldTooLong(let limit): "held longer than \(limit) s"
        case .liftedTooSoon(let duration, let needed):
            "lifted after \(short(duration, needed)) s, sooner than \(needed)"
        case .tookTooLong(let limit): "took longer than \(limit) s"
        case .tooManyTouches(let count, let limit): "\(touches(count)), more than \(limit)"
        case .tooFewTouches(let count, let needed): "\(touches(count)), fewer than \(needed)"
        case .nextTapTooLate(let limit): "timed out waiting for the next tap, which did not come within \(limit) s"
        case .nextTapTooFar(let distance, let limit):
            "the next tap was \(short(distance, limit)) pt from the first, more than \(limit)"
        case .wrongButtons(let pressed, let required):
            "\(buttons(pressed)) pressed, and it requires \(buttons(required))"
        case .awayFromEdge(let distance, let limit):
            "began \(short(distance, limit)) pt from the edge, more than \(limit)"
        case .nothingToRecognize(let property): "\(code: property) names nothing to recognize"
        case .touchesCancelled: "its touches were cancelled"
        }
    }

    private static func short(_ value: Double, _ limit: Double) -> String {
        ShortNumber.text(value, comparedTo: limit)
    }

    /// A swipe's limits shrink with every millisecond; a tenth of a point is what a reader can use.
    private static func tenths(_ limit: Double) -> String { ShortNumber.text((limit * 10).rounded() / 10) }

    private static func touches(_ count: Int) -> String { count == 1 ? "1 touch" : "\(count) touches" }

    /// `no button`, `button 1`, `buttons 1 and 2`.
    private static func buttons(_ mask: Int) -> TraceText {
        let numbers = (0..<Int.bitWidth).filter { mask & (1 << $0) != 0 }.map { $0 + 1 }
        guard numbers.count > 1 else { return numbers.first.map { "button \($0)" } ?? "no button" }
        return "buttons \(list(numbers.map { "\($0)" }))"
    }
}

extension GestureFailure: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}
