extension Subject: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            identifier: try container.decode("identifier"), className: try container.decode("class"),
            label: try container.decodeIfPresent("label"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(identifier, forKey: "identifier")
        try container.encode(className, forKey: "class")
        try container.encodeIfPresent(label, forKey: "label")
    }
}

extension TouchIdentifier: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(UInt32.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension TracePoint: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(x: try container.decodeNumber(forKey: "x"), y: try container.decodeNumber(forKey: "y"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(number: x, forKey: "x")
        try container.encode(number: y, forKey: "y")
    }
}

extension TraceRect: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            x: try container.decodeNumber(forKey: "x"), y: try container.decodeNumber(forKey: "y"),
            width: try container.decodeNumber(forKey: "width"), height: try container.decodeNumber(forKey: "height"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(number: x, forKey: "x")
        try container.encode(number: y, forKey: "y")
        try container.encode(number: width, forKey: "width")
        try container.encode(number: height, forKey: "height")
    }
}
