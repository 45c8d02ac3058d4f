// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitNavigation

/// What became of a text message.
public enum MessageComposeResult: Int, Sendable {
    /// The user gave it up.
    case cancelled
    /// The user's program for messages has it (FL13).
    case sent
    /// Nobody took it.
    case failed
}

/// Writes a text message, which the user's own program does here: the controller says what is in it, and hands it over (FL13).
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Hears what became of the message, and dismisses the controller. Not held.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who gets it.
    open var recipients: [String]?
    /// The text.
    open var body: String?

    /// Whether somebody takes messages: a page's browser does, if its system can send them.
    open class func canSendText() -> Bool { ComposedMessage.isPossible("sms") }

    /// An empty message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        let content = ComposingController("New message") { [weak self] in
            self?.message ?? ComposedMessage(scheme: "sms")
        } done: { [weak self] isTaken in
            self?.finish(isTaken ? .sent : .cancelled)
        }
        isNavigationBarHidden = true
        setViewControllers([content], animated: false)
    }

    /// Fails: a message does not come from an archive.
    public required init?(coder: NSCoder) { nil }

    var message: ComposedMessage {
        ComposedMessage(scheme: "sms", recipients: recipients ?? [], fields: [("body", body ?? "")])
    }

    private func finish(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}

extension MFMessageComposeViewController: UserDismissible {
    /// The user dragged the sheet away, or pressed Escape.
    package func userDidDismiss() { finish(.cancelled) }
}

/// Hears what became of a text message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done. The delegate dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
