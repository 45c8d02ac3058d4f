// SPDX-License-Identifier: Apache-2.0

/// A value as it travels on D-Bus.
package enum DBusValue: Hashable, Sendable {
    case string(String)
    case objectPath(String)
    case boolean(Bool)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case double(Double)
    case strings([String])
    /// Names and values of any type: `a{sv}`.
    case dictionary([String: DBusValue])
    /// Pairs of texts: `a{ss}`.
    case texts([String: String])
    /// Values of the type that the signature names.
    indirect case array(of: String, [DBusValue])
    indirect case structure([DBusValue])
    /// A value that contains its type.
    indirect case variant(DBusValue)
    /// A received value of another type.
    case other

    /// D-Bus's name of the type.
    package var signature: String {
        switch self {
        case .string: "s"
        case .objectPath: "o"
        case .boolean: "b"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .double: "d"
        case .strings: "as"
        case .dictionary: "a{sv}"
        case .texts: "a{ss}"
        case .array(let signature, _): "a" + signature
        case .structure(let members): "(" + members.map(\.signature).joined() + ")"
        case .variant, .other: "v"
        }
    }

    /// Without the variants around it.
    package var plain: DBusValue {
        if case .variant(let value) = self { value.plain } else { self }
    }

    /// A number, whatever type it came in; `nil` if it is no finite number.
    package var number: Double? {
        switch plain {
        case .int32(let value): Double(value)
        case .uint32(let value): Double(value)
        case .int64(let value): Double(value)
        case .double(let value) where value.isFinite: value
        default: nil
        }
    }

    /// `nil` if it is neither a text nor a path.
    package var text: String? {
        switch plain {
        case .string(let text), .objectPath(let text): text
        default: nil
        }
    }

    /// `nil` if it is no whole number of 32 bits.
    package var integer: Int? {
        switch plain {
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        default: nil
        }
    }

    /// `nil` if it is no truth value.
    package var isTrue: Bool? { if case .boolean(let isTrue) = plain { isTrue } else { nil } }

    /// The members of an array, a structure or a list of texts; empty for everything else.
    package var members: [DBusValue] {
        switch plain {
        case .array(_, let members), .structure(let members): members
        case .strings(let texts): texts.map(DBusValue.string)
        default: []
        }
    }

    /// The entry of a dictionary whose keys are texts.
    package subscript(_ name: String) -> DBusValue? {
        switch plain {
        case .dictionary(let entries): entries[name]
        case .texts(let entries): entries[name].map(DBusValue.string)
        default: nil
        }
    }
}
