// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The responder of a chain that would perform a command now, and why those before it do not.
@MainActor
struct CommandSearch {
    let title: String
    /// The first of the chain that performs it; nil when nobody does.
    let performer: String?
    /// The responders that were asked before, with their reasons.
    let refusals: [String]

    init(_ title: String, _ action: Selector, from start: UIResponder) {
        self.title = title
        var refusals: [String] = []
        var performer: String?
        for responder in start.chain where performer == nil {
            if responder.canPerformAction(action, withSender: nil) {
                performer = Self.name(of: responder)
            } else if responder.responds(to: action) {
                refusals.append("\(Self.name(of: responder)) says not now")
            } else {
                refusals.append("\(Self.name(of: responder)) has no such method")
            }
        }
        self.performer = performer
        self.refusals = refusals
    }

    /// One sentence.
    var text: String {
        guard let performer else { return "\(title): nobody of the \(refusals.count) that were asked" }
        guard let first = refusals.first else { return "\(title): \(performer), asked first" }
        let others = refusals.count > 1 ? " and \(refusals.count - 1) more before" : ""
        return "\(title): \(performer); \(first)\(others)"
    }

    private static func name(of responder: UIResponder) -> String {
        switch responder {
        case let tile as TileView: "Tile \(tile.tile.text)"
        default: "\(type(of: responder))"
        }
    }
}
