// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One visitor of the application: the state that the visitor's scenes share, and no other scene has.
@MainActor
final class Visitor {
    /// `nil` for visitors whose host does not tell them apart.
    let identifier: VisitorIdentifier?
    /// Of the visitor's screens.
    let textMetrics = TextMetrics()
    /// Whether there is a visitor: without one, copied content is not kept.
    let isSomebody: Bool
    /// How many scenes are connected.
    fileprivate(set) var sceneCount = 0
    private unowned let application: UIApplication
    /// The visitor's notifications, for the module that has them.
    fileprivate var notifications: AnyObject?
    private(set) lazy var generalPasteboard = UIPasteboard(
        PasteboardStore(name: .general, application.pasteboards, of: self))

    fileprivate init(_ identifier: VisitorIdentifier?, isSomebody: Bool = true, of application: UIApplication) {
        self.identifier = identifier
        self.isSomebody = isSomebody
        self.application = application
    }
}

/// The visitors whose scenes are connected.
@MainActor
final class VisitorTable {
    /// The visitors that have come since the start.
    private enum Seen {
        case nobody
        case one(VisitorIdentifier?)
        case several
    }

    private unowned let application: UIApplication
    private var visitors: [VisitorIdentifier: Visitor] = [:]
    private var seen = Seen.nobody
    /// All visitors whose hosts do not tell them apart.
    private lazy var anybody = Visitor(nil, of: application)
    /// Stands for the visitor of an event when that is not known.
    private lazy var nobody = Visitor(nil, isSomebody: false, of: application)

    init(_ application: UIApplication) {
        self.application = application
    }

    /// A scene of the visitor connects.
    func enter(_ identifier: VisitorIdentifier?) -> Visitor {
        switch seen {
        case .nobody: seen = .one(identifier)
        case .one(let first): if first != identifier { seen = .several }
        case .several: break
        }
        guard let identifier else { return anybody }
        let visitor = visitors[identifier] ?? Visitor(identifier, of: application)
        visitors[identifier] = visitor
        visitor.sceneCount += 1
        return visitor
    }

    /// A scene of the visitor has gone. With the last scene, the visitor's state is freed.
    func leave(_ visitor: Visitor) {
        guard let identifier = visitor.identifier else { return }
        visitor.sceneCount -= 1
        if visitor.sceneCount == 0 { visitors[identifier] = nil }
    }

    /// Whether more than one has come.
    var areSeveral: Bool { if case .several = seen { true } else { false } }

    /// The only visitor who ever came, if the host tells visitors apart.
    var only: VisitorIdentifier? { if case .one(let identifier) = seen { identifier } else { nil } }

    /// The visitor whose event is being handled. Outside of all events it is the only visitor who ever came, else `nobody`:
    /// code that runs for one of several visitors must not see what another visitor copied.
    var current: Visitor {
        let atHand = application.clock.visitorAtHand
        guard atHand == .nobody else { return visitor(atHand.identifier) }
        return switch seen {
        case .nobody: anybody
        case .one(let identifier): visitor(identifier)
        case .several: nobody
        }
    }

    private func visitor(_ identifier: VisitorIdentifier?) -> Visitor {
        guard let identifier else { return anybody }
        return visitors[identifier] ?? nobody
    }
}

/// The visitor whose event is being handled: one number, because every event stores and compares it.
struct VisitorAtHand: Equatable {
    private let number: Int64

    /// Code runs outside of all events, or in one that has touches of several visitors.
    static let nobody = VisitorAtHand(number: -2)
    /// All visitors whose hosts do not tell them apart.
    private static let anybody = VisitorAtHand(number: -1)

    /// A visitor; for `nil`, all visitors whose hosts do not tell them apart.
    static func visitor(_ identifier: VisitorIdentifier?) -> VisitorAtHand {
        identifier.map { VisitorAtHand(number: Int64($0.number)) } ?? anybody
    }

    /// The identifier of the visitor at hand, if the host tells visitors apart.
    var identifier: VisitorIdentifier? { UInt32(exactly: number).map { VisitorIdentifier($0) } }
}

extension EventClock {
    /// Does something for a visitor.
    @inline(__always)
    func during(_ visitor: VisitorAtHand, _ action: () -> Void) {
        let before = visitorAtHand
        visitorAtHand = visitor
        action()
        visitorAtHand = before
    }
}

extension UIWindowScene {
    /// The measures of the text that the scene's visitor sees. The host takes the requests, and answers with
    /// `Input.textMetrics`.
    public var textMetrics: TextMetrics { visitor.textMetrics }
}

extension UIView {
    /// The measures of the screens that paint the view; for a view on no screen, those of the visitor whose event is being handled.
    var textMetrics: TextMetrics { (window?.windowScene?.visitor ?? UIApplication.shared.visitors.current).textMetrics }
}

extension UIResponder {
    /// The general pasteboard of the visitor who uses the responder, also during an event of another visitor.
    var generalPasteboard: UIPasteboard { responderWindow?.windowScene?.visitor.generalPasteboard ?? .general }
}

/// Who gets what code begins.
package enum Audience: Equatable {
    /// The code ran outside of all events.
    case everybody
    /// The code belongs to an event of this visitor; `nil` where the host does not tell visitors apart.
    case visitor(VisitorIdentifier?)

    /// Whether the scene's visitor is among them.
    @MainActor
    package func includes(_ scene: UIWindowScene) -> Bool {
        switch self {
        case .everybody: true
        case .visitor(let identifier): scene.owner == identifier
        }
    }
}

extension UIApplication {
    /// The connected scenes of an audience, in the order in which they came.
    package func scenes(of audience: Audience) -> [(identifier: SceneIdentifier, scene: UIWindowScene)] {
        scenes.filter { audience.includes($0.scene) }
    }

    /// Who gets what the code that runs now begins.
    package var audience: Audience {
        let atHand = clock.visitorAtHand
        return atHand == .nobody ? .everybody : .visitor(atHand.identifier)
    }

    /// The notifications of the visitor whose event is being handled, for the module that has them. A visitor's last scene takes them
    /// along.
    package var notificationsOfVisitor: AnyObject? {
        get { visitors.current.notifications }
        set { visitors.current.notifications = newValue }
    }

    /// Whether it is known for which visitor code runs.
    package var isVisitorKnown: Bool { visitors.current.isSomebody }

    /// An action that is for the visitor at hand, whenever it is called.
    package func forVisitorAtHand<Value>(_ action: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
        let visitor = clock.visitorAtHand
        return { [clock] value in clock.during(visitor) { action(value) } }
    }

    /// The foremost scene of the visitor whose event is being handled; `nil` for code outside of all events, for one of several.
    package var foremostSceneOfVisitor: UIWindowScene? {
        let visitor = visitors.current
        let own = scenes.lazy.map(\.scene).filter { $0.visitor === visitor }
        return own.first { $0.activationState == .foregroundActive } ?? own.first
    }
}
