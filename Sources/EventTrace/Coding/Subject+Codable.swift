// SPDX-License-Identifier: Apache-2.0

extension Subject: Codable {
    /// Reads `identifier`, `class` and, where it is there, `label`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            identifier: try container.decode("identifier"), className: try container.decode("class"),
            label: try container.decodeIfPresent("label"))
    }

    /// Writes `identifier`, `class` and, where there is one, `label`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(identifier, forKey: "identifier")
        try container.encode(className, forKey: "class")
        try container.encodeIfPresent(label, forKey: "label")
    }
}

extension TouchIdentifier: Codable {
    /// Reads the number alone.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(UInt32.self))
    }

    /// Writes the number alone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension TracePoint: Codable {
    /// Reads `x` and `y`; `nan`, `infinity` and `-infinity` stand for numbers that JSON cannot write.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(x: try container.decodeNumber(forKey: "x"), y: try container.decodeNumber(forKey: "y"))
    }

    /// Writes `x` and `y`, with words for numbers that JSON cannot write.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(number: x, forKey: "x")
        try container.encode(number: y, forKey: "y")
    }
}

extension TraceRect: Codable {
    /// Reads `x`, `y`, `width` and `height`; words stand for numbers that JSON cannot write.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            x: try container.decodeNumber(forKey: "x"), y: try container.decodeNumber(forKey: "y"),
            width: try container.decodeNumber(forKey: "width"), height: try container.decodeNumber(forKey: "height"))
    }

    /// Writes `x`, `y`, `width` and `height`, with words for numbers that JSON cannot write.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(number: x, forKey: "x")
        try container.encode(number: y, forKey: "y")
        try container.encode(number: width, forKey: "width")
        try container.encode(number: height, forKey: "height")
    }
}
