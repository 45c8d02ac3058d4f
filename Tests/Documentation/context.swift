// SPDX-License-Identifier: Apache-2.0

// What the pages of the documentation speak of without saying it. Compiled with each of their snippets, and never run.
import CoreMotion
import EventTrace
import Foundation
import UIKit
import UIKitTesting

@MainActor class SnippetContext: NSObject {
    let payButton = UIButton()
    let button = UIButton()
}

@MainActor let screen = TestScreen()
@MainActor let button = UIButton()
@MainActor let buyButton = UIButton()
@MainActor let table = UITableView()
@MainActor let photo = UIView()
@MainActor let map = UIView()
@MainActor let row = UIView()
@MainActor let bin = UIView()
@MainActor let scene = screen.scene

@MainActor class AppDelegate: UIResponder, UIApplicationDelegate {}
@MainActor class CheckoutController: UIViewController {}
@MainActor class CartController: UIViewController {}
@MainActor class CardView: UIView {
    let dragRecognizer = UIPanGestureRecognizer()
    let pressRecognizer = UILongPressGestureRecognizer()
}
@MainActor let card = CardView()
@MainActor final class QuestionedDelegate: NSObject { var shouldBegin: () -> Bool = { true } }
@MainActor let delegate = QuestionedDelegate()
@MainActor let marbles = Marbles(on: screen)
@MainActor final class Cart { var items: [String] = [] }
@MainActor let cart = Cart()
extension Notification.Name { static let cartDidChange = Notification.Name("cartDidChange") }
@MainActor let application = screen.application
@MainActor let log = TraceLog()
@MainActor let finger = screen.finger()
@MainActor let veil = UIView()
@MainActor final class Level { var tilt = 0.0 }
@MainActor let level = Level()
@MainActor final class Order { var isPlaced = false }
@MainActor let order = Order()
@MainActor final class Player {
    var position = 0.0
    var isPlaying = false
    func play() {}
}
@MainActor let player = Player()
@MainActor class Document: UIResponder { func save(_ sender: Any?) {} }
@MainActor class Editor: UIResponder { func send(_ sender: Any?) {} }
@MainActor let document = Document()
@MainActor let editor = Editor()
@MainActor protocol Clearing { func clear() }
extension Selector { static let save = Selector("save:", Document.save(_:)) }
