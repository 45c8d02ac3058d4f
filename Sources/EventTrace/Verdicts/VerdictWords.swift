// SPDX-License-Identifier: Apache-2.0

/// Words that verdicts share.
enum VerdictWords {
    /// `UIButton "Undo"`: the label identifies the subject; without a label, the number.
    static func name(_ subject: Subject) -> TraceText {
        guard let label = subject.label, !label.isEmpty else { return "\(subject)" }
        let text = subject.description
        let end = " #\(subject.identifier)"
        return TraceText(
            TraceText.Span(String(text.dropLast(text.hasSuffix(end) ? end.count : 0)), role: .subject(subject)))
    }

    /// `the tap recognizer of UIView "Card"`; with its own name if it has one.
    static func recognizer(_ recognizer: Subject, of view: Subject?) -> TraceText {
        let place: TraceText = view.map { " of \(name($0))" } ?? ""
        if let label = recognizer.label, !label.isEmpty { return "\(name(recognizer))\(place)" }
        guard let kind = kinds[recognizer.className] else { return "\(recognizer)\(place)" }
        let words = TraceText(TraceText.Span("\(kind) recognizer", role: .subject(recognizer)))
        return "the \(words)\(place)"
    }

    /// Whether a recognizer belongs to the application, or has a class that applications use. Nobody asks about UIKit's
    /// internal ones.
    static func isKnown(_ recognizer: Subject) -> Bool {
        guard OwnGesture(recognizer) == nil else { return false }
        return kinds[recognizer.className] != nil || recognizer.className.contains(".")
            || recognizer.label.map { !$0.isEmpty } ?? false
    }

    /// Hovering happens beside touches; no touch causes it.
    static func isOfTouches(_ recognizer: Subject) -> Bool {
        recognizer.className != "UIHoverGestureRecognizer" && OwnGesture(recognizer) != .hover
    }

    private static let kinds = [
        "UITapGestureRecognizer": "tap", "UIPanGestureRecognizer": "pan", "UIPinchGestureRecognizer": "pinch",
        "UIRotationGestureRecognizer": "rotation", "UISwipeGestureRecognizer": "swipe",
        "UILongPressGestureRecognizer": "long-press", "UIScreenEdgePanGestureRecognizer": "screen-edge",
        "UIScrollViewPanGestureRecognizer": "scroll", "UIHoverGestureRecognizer": "hover",
    ]

    /// `53 pt`
    static func points(_ value: Double) -> TraceText { "\(ShortNumber.rounded(value)) pt" }

    /// `0.35 s`
    static func seconds(_ value: Double) -> TraceText {
        "\(ShortNumber.text((value * 100).rounded() / 100)) s"
    }

    /// `a`, `a and b`, `a, b and 4 more`.
    static func list(_ parts: [TraceText], atMost limit: Int = 4) -> TraceText {
        guard parts.count > limit else { return TraceText.list(parts) }
        return TraceText.list(parts.prefix(limit - 1) + ["\(parts.count - limit + 1) more"])
    }

    /// The known names that are similar to an unknown one, the nearest first. They differ in at most two letters, or only in
    /// case and colons.
    static func suggestions(for name: String, among known: Set<String>) -> [String] {
        func bare(_ text: String) -> [UInt8] { text.lowercased().utf8.filter { $0 != UInt8(ascii: ":") } }
        let wanted = bare(name)
        guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
        let near = known.compactMap { candidate -> (Int, String)? in
            let letters = bare(candidate)
            guard candidate != name, abs(letters.count - wanted.count) <= 2 else { return nil }
            let distance = distance(wanted, letters)
            return distance <= min(2, wanted.count / 3) ? (distance, candidate) : nil
        }
        return near.sorted { $0 < $1 }.prefix(3).map(\.1)
    }

    /// How many letters have to be changed, added or left out.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (place, letter) in first.enumerated() {
            var corner = row[0]
            row[0] = place + 1
            for (other, wanted) in second.enumerated() {
                let above = row[other + 1]
                row[other + 1] = min(above + 1, row[other] + 1, corner + (letter == wanted ? 0 : 1))
                corner = above
            }
        }
        return row[second.count]
    }
}

extension TraceText {
    init(_ span: Span) {
        self.init()
        append(span)
    }

    /// The sentences one after another.
    static func sentences(_ parts: [TraceText]) -> TraceText {
        guard let first = parts.first else { return "" }
        return parts.dropFirst().reduce(first) { "\($0) \($1)" }
    }
}

extension GestureFailure {
    /// The failure with rounded lengths and durations. Rounding never makes a value over a limit equal to the limit.
    var rounded: GestureFailure {
        func short(_ value: Double, _ limit: Double) -> Double { ShortNumber.rounded(value, besides: limit) }
        return switch self {
        case .moved(let distance, let limit): .moved(distance: short(distance, limit), limit: limit)
        case .movedTooLittle(let distance, let needed):
            .movedTooLittle(distance: short(distance, needed), needed: needed)
        case .strayed(let distance, let limit): .strayed(distance: short(distance, limit), limit: limit)
        case .pinchedTooLittle(let distance, let needed):
            .pinchedTooLittle(distance: short(distance, needed), needed: needed)
        case .turnedTooLittle(let degrees, let needed):
            .turnedTooLittle(degrees: short(degrees, needed), needed: needed)
        case .liftedTooSoon(let duration, let needed):
            .liftedTooSoon(duration: ShortNumber.hundredths(duration, besides: needed), needed: needed)
        case .nextTapTooFar(let distance, let limit): .nextTapTooFar(distance: short(distance, limit), limit: limit)
        case .awayFromEdge(let distance, let limit): .awayFromEdge(distance: short(distance, limit), limit: limit)
        default: self
        }
    }
}
