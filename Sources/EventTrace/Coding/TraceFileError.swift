// SPDX-License-Identifier: Apache-2.0

/// The fault of a trace file, and its line.
public struct TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// The fault.
    public var problem: Problem

    /// Why a trace cannot be read.
    public enum Problem: Hashable, Sendable {
        /// The file has no line.
        case empty
        /// The first line names something else than a trace.
        case otherFormat(found: String)
        /// The first line names a version that this module does not read.
        case otherVersion(found: Int)
        /// An object is of a type that this version does not know.
        case unknownType(UnknownTraceType)
        /// A member is missing, or has a wrong value. The path is empty for the line as a whole.
        case malformed(path: String, message: String)
    }

    /// The line, the found and the expected value, in one sentence without a full stop.
    public var description: String {
        switch problem {
        case .empty: "line \(line): the file is empty, expected a first line with format and version"
        case .otherFormat(let found): "line \(line): format is \"\(found)\", expected \"\(TraceFile.formatName)\""
        case .otherVersion(let found): "line \(line): version is \(found), expected \(TraceFormat.version)"
        case .unknownType(let error): "line \(line): \(error)"
        case .malformed("", let message): "line \(line): \(message)"
        case .malformed(let path, let message): "line \(line): \(path): \(message)"
        }
    }
}

extension TraceFileError.Problem {
    /// The problem that a decoder's error describes.
    package init(_ error: any Error) {
        switch error {
        case let error as UnknownTraceType: self = .unknownType(error)
        case DecodingError.keyNotFound(let key, let context):
            self = .malformed(path: (context.codingPath + [key]).pathText, message: "missing")
        case DecodingError.typeMismatch(let type, let context):
            self = .malformed(path: context.codingPath.pathText, message: "not a \(Self.name(of: type))")
        case DecodingError.valueNotFound(let type, let context):
            self = .malformed(path: context.codingPath.pathText, message: "null, expected a \(Self.name(of: type))")
        case DecodingError.dataCorrupted(let context):
            // An error without a path comes from the parser. Its words differ between platforms.
            let path = context.codingPath.pathText
            self = .malformed(path: path, message: path.isEmpty ? "not valid JSON" : context.debugDescription)
        default: self = .malformed(path: "", message: String(describing: error))
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "string"
        case is Bool.Type: "Boolean"
        case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "number"
        case is [any Decodable].Type: "list"
        default: "value of type \(type)"
        }
    }
}
