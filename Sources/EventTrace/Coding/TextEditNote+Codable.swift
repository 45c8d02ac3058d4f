extension TextEditSummary: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(try container.decode("edit"), characters: try container.decodeIfPresent("characters") ?? 0)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(kind, forKey: "edit")
        if characters > 0 { try container.encode(characters, forKey: "characters") }
    }
}

extension TextEditNote: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            edit: try TextEditSummary(from: decoder), responder: try container.decodeIfPresent("responder"),
            outcome: try container.decode("outcome"), isCrossed: try container.decodeIfPresent("isCrossed") ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try edit.encode(to: encoder)
        try container.encodeIfPresent(responder, forKey: "responder")
        try container.encode(outcome, forKey: "outcome")
        if isCrossed { try container.encode(isCrossed, forKey: "isCrossed") }
    }
}
