/// Another window became key.
public struct KeyWindowNote: Hashable, Sendable {
    /// The key window before; `nil` where there was none.
    public var old: Subject?
    /// The key window from now on; `nil` where there is none.
    public var new: Subject?

    public init(from old: Subject?, to new: Subject?) {
        self.old = old
        self.new = new
    }

    private enum CodingKeys: String, CodingKey {
        case old = "from"
        case new = "to"
    }
}

extension KeyWindowNote: TraceNote {
    public static var typeName: String { "keyWindow" }

    public var participants: [Subject] { [old, new].compactMap { $0 } }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText {
        switch (old, new) {
        case (let old?, let new?): "\(new) is the key window, in place of \(old)."
        case (nil, let new?): "\(new) is the key window."
        case (let old?, nil): "\(old) is no longer the key window, and no other is."
        case (nil, nil): "No window is key."
        }
    }
}
