// SPDX-License-Identifier: Apache-2.0

// In session files: `isEdit` is left out when it is false. So files from before it existed can be read.
extension KeySample {
    private enum CodingKeys: String, CodingKey {
        case isDown, isRepeat, usage, characters, charactersIgnoringModifiers, modifiers, isEdit
    }

    /// Reads a sample of a session file. Without `isEdit` it is false.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            isDown: try container.decode(Bool.self, forKey: .isDown),
            isRepeat: try container.decode(Bool.self, forKey: .isRepeat),
            usage: try container.decode(UIKeyboardHIDUsage.self, forKey: .usage),
            characters: try container.decode(String.self, forKey: .characters),
            charactersIgnoringModifiers: try container.decode(String.self, forKey: .charactersIgnoringModifiers),
            modifiers: try container.decode(UIKeyModifierFlags.self, forKey: .modifiers),
            isEdit: try container.decodeIfPresent(Bool.self, forKey: .isEdit) ?? false)
    }

    /// Writes the sample; `isEdit` only if it is true.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isDown, forKey: .isDown)
        try container.encode(isRepeat, forKey: .isRepeat)
        try container.encode(usage, forKey: .usage)
        try container.encode(characters, forKey: .characters)
        try container.encode(charactersIgnoringModifiers, forKey: .charactersIgnoringModifiers)
        try container.encode(modifiers, forKey: .modifiers)
        if isEdit { try container.encode(isEdit, forKey: .isEdit) }
    }
}
