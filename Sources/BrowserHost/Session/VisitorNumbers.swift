// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import WebServer

/// The application's numbers for visitors. They reveal nothing about cookies, because recordings contain them.
struct VisitorNumbers {
    /// How many are remembered. A visitor who returns after so many others counts as new; the pasteboard went with the
    /// last tab anyway.
    private static let most = 1024

    private var numbers: [WebServer.Visitor: VisitorIdentifier] = [:]
    private var order: [WebServer.Visitor] = []
    private var last: UInt32 = 0

    mutating func number(of visitor: WebServer.Visitor) -> VisitorIdentifier {
        if let known = numbers[visitor] { return known }
        if order.count == Self.most { numbers[order.removeFirst()] = nil }
        last += 1
        let number = VisitorIdentifier(last)
        numbers[visitor] = number
        order.append(visitor)
        return number
    }
}
