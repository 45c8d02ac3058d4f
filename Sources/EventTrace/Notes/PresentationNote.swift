/// A controller is presented or dismissed, or keeps the person from dismissing it.
public struct PresentationNote: Hashable, Sendable, Codable {
    public var controller: Subject
    /// The controller that presents it.
    public var presenter: Subject?
    public var change: Change

    public init(controller: Subject, presenter: Subject?, change: Change) {
        self.controller = controller
        self.presenter = presenter
        self.change = change
    }

    public enum Change: String, Hashable, Sendable, Codable {
        case presented, dismissed
        /// J13: the person asked for it, and `isModalInPresentation` is true.
        case keptModal
        /// J13: the person asked for it, and `presentationControllerShouldDismiss` was false.
        case keptByDelegate
    }
}

extension PresentationNote: TraceNote {
    public static var typeName: String { "presentation" }

    public var participants: [Subject] { [controller, presenter].compactMap { $0 } }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText {
        let presenter: TraceText = self.presenter.map { " by \($0)" } ?? ""
        switch change {
        case .presented: return "\(controller) is presented\(presenter)."
        case .dismissed: return "\(controller) is dismissed."
        case .keptModal: return "\(controller) is not dismissed: its \(code: "isModalInPresentation") is true."
        case .keptByDelegate:
            return
                "\(controller) is not dismissed: its delegate's \(code: "presentationControllerShouldDismiss(_:)") is false."
        }
    }
}
