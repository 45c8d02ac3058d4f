import UIKitCore
import WebServer

/// The numbers by which the application knows visitors. They say nothing of a cookie: recordings have them.
struct VisitorNumbers {
    /// As many are remembered; one who comes after so many others is a new visitor, whose pasteboard is gone with the
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
