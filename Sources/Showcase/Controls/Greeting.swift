import UIKit

/// What can be greeted by an action without a target.
@MainActor
protocol Greeting: AnyObject {
    func greet()
}

extension GreetedView: Greeting {}
extension ControlsController: Greeting {}

extension Selector {
    static let greet = Selector("greet", on: (any Greeting).self) { $0.greet() }
}
