// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page's request. Unknown members are ignored, unknown types refused.
struct Request: Decodable, Equatable, Sendable {
    enum Kind: String, Decodable, Sendable {
        case hello, scene, pick, explain, perform, map, pickThere, edit
    }

    /// The longest request, in bytes.
    static let greatestLength = 4096
    /// The longest name of an action, and value of an edit.
    static let greatestNameLength = 200
    /// A point farther out is on no screen.
    static let greatestCoordinate = 1_000_000.0

    var type: Kind
    /// Comes back with the answer.
    var id: UInt32?
    var version: Int?
    var scene: UInt32?
    var view: UInt32?
    var x: Double?
    var y: Double?
    var action: String?
    /// The newest entry that the page had before it reconnected, and that entry's run of the program.
    var after: UInt64?
    var run: UInt32?
    /// Whether the next touch on the scene's page names a view.
    var isOn: Bool?
    /// The target of an edit: a view or a recognizer; its property and its new value.
    var target: UInt32?
    var property: String?
    var value: String?

    /// - Throws: ``RequestError``.
    static func read(_ text: String) throws(RequestError) -> Request {
        guard text.utf8.count <= greatestLength else {
            throw RequestError("a request has \(text.utf8.count) bytes, more than \(greatestLength)")
        }
        let request: Request
        do {
            request = try JSONDecoder().decode(Request.self, from: Data(text.utf8))
        } catch {
            throw RequestError("a request is not of a known form")
        }
        for coordinate in [request.x, request.y].compactMap(\.self) {
            guard coordinate.isFinite, abs(coordinate) <= greatestCoordinate else {
                throw RequestError("a coordinate is out of range")
            }
        }
        if let action = request.action, action.isEmpty || action.utf8.count > greatestNameLength {
            throw RequestError("an action's name has 1 to \(greatestNameLength) bytes")
        }
        if let value = request.value, value.utf8.count > greatestNameLength {
            throw RequestError("a value has at most \(greatestNameLength) bytes")
        }
        return request
    }
}

/// Why a page's connection ends.
struct RequestError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
