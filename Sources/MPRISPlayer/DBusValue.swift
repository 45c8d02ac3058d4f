// SPDX-License-Identifier: Apache-2.0

/// A value as it travels on D-Bus, of the types that this player sends or is sent.
enum DBusValue: Hashable, Sendable {
    case string(String)
    case objectPath(String)
    case boolean(Bool)
    case int32(Int32)
    case int64(Int64)
    case double(Double)
    case strings([String])
    /// Names and values of any type: `a{sv}`.
    case dictionary([String: DBusValue])
    /// A value that says its type itself.
    indirect case variant(DBusValue)
    /// What came and is of none of these types.
    case other

    /// D-Bus's name of the type.
    var signature: String {
        switch self {
        case .string: "s"
        case .objectPath: "o"
        case .boolean: "b"
        case .int32: "i"
        case .int64: "x"
        case .double: "d"
        case .strings: "as"
        case .dictionary: "a{sv}"
        case .variant, .other: "v"
        }
    }

    /// Without the variants around it.
    var plain: DBusValue {
        if case .variant(let value) = self { value.plain } else { self }
    }

    /// A number, whatever type it came in; `nil` for what is no finite number.
    var number: Double? {
        switch plain {
        case .int32(let value): Double(value)
        case .int64(let value): Double(value)
        case .double(let value) where value.isFinite: value
        default: nil
        }
    }
}
