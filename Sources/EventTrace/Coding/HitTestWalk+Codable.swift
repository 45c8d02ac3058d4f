// SPDX-License-Identifier: Apache-2.0

extension HitTestWalk.Verdict: Codable {
    private enum Tag: String, TraceTag {
        case hit, passedOn, answeredByOverride, refused, covered
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .hit: self = .hit
        case .passedOn: self = .passedOn(to: try container.decode("to"))
        case .answeredByOverride: self = .answeredByOverride(try container.decodeIfPresent("answer"))
        case .refused: self = .refused(try container.decode("reason"))
        case .covered: self = .covered(by: try container.decode("by"))
        }
    }

    /// Writes `type` and what goes with it: `to`, `answer`, `reason` or `by`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .hit: try container.encode(tag: Tag.hit)
        case .passedOn(let taker):
            try container.encode(tag: Tag.passedOn)
            try container.encode(taker, forKey: "to")
        case .answeredByOverride(let answer):
            try container.encode(tag: Tag.answeredByOverride)
            try container.encodeIfPresent(answer, forKey: "answer")
        case .refused(let refusal):
            try container.encode(tag: Tag.refused)
            try container.encode(refusal, forKey: "reason")
        case .covered(let front):
            try container.encode(tag: Tag.covered)
            try container.encode(front, forKey: "by")
        }
    }
}

extension HitTestWalk.Refusal: Codable {
    private enum Tag: String, TraceTag {
        case hidden, interactionDisabled, transparent, outsideBounds, outsideByOverride, singularTransform, animating
        case windowWithoutForegroundScene
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .hidden: self = .hidden
        case .interactionDisabled: self = .interactionDisabled
        case .transparent: self = .transparent(alpha: try container.decodeNumber(forKey: "alpha"))
        case .outsideBounds: self = .outsideBounds
        case .outsideByOverride: self = .outsideByOverride
        case .singularTransform: self = .singularTransform
        case .animating: self = .animating
        case .windowWithoutForegroundScene: self = .windowWithoutForegroundScene
        }
    }

    /// Writes `type`, and `alpha` of a transparent view.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .hidden: try container.encode(tag: Tag.hidden)
        case .interactionDisabled: try container.encode(tag: Tag.interactionDisabled)
        case .transparent(let alpha):
            try container.encode(tag: Tag.transparent)
            try container.encode(number: alpha, forKey: "alpha")
        case .outsideBounds: try container.encode(tag: Tag.outsideBounds)
        case .outsideByOverride: try container.encode(tag: Tag.outsideByOverride)
        case .singularTransform: try container.encode(tag: Tag.singularTransform)
        case .animating: try container.encode(tag: Tag.animating)
        case .windowWithoutForegroundScene: try container.encode(tag: Tag.windowWithoutForegroundScene)
        }
    }
}
