// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitNavigation

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user gave it up.
    case cancelled
    /// The user's program for mails has it, as a draft (FL13).
    case saved
    /// It was sent. Whether a program sent it is not known here, so this does not come.
    case sent
    /// Nobody took it.
    case failed
}

/// Writes a mail, which the user's own program for mails does here: the controller says what is in it, and hands it over (FL13).
///
///     guard MFMailComposeViewController.canSendMail() else { return }
///     let mail = MFMailComposeViewController()
///     mail.mailComposeDelegate = self
///     mail.setToRecipients(["help@example.org"])
///     present(mail, animated: true)
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Hears what became of the mail, and dismisses the controller. Not held.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var to: [String] = []
    private var copies: [String] = []
    private var blindCopies: [String] = []
    private var subject = ""
    private var body = ""

    /// Whether somebody takes mails: a page's browser does.
    open class func canSendMail() -> Bool { ComposedMessage.isPossible("mailto") }

    /// An empty mail.
    public init() {
        super.init(nibName: nil, bundle: nil)
        let content = ComposingController("New message") { [weak self] in
            self?.message ?? ComposedMessage(scheme: "mailto")
        } done: { [weak self] isTaken in
            self?.finish(isTaken ? .saved : .cancelled)
        }
        isNavigationBarHidden = true
        setViewControllers([content], animated: false)
    }

    /// Fails: a mail does not come from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Who gets it.
    open func setToRecipients(_ toRecipients: [String]?) { to = toRecipients ?? [] }
    /// Who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
    /// Who gets a copy that the others do not know of.
    open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
    /// What it is about.
    open func setSubject(_ subject: String) { self.subject = subject }

    /// The text. An address carries plain text, so HTML is shown as it is written.
    open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

    /// Reports that the mail has no attachments: an address carries none.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        UIApplication.shared.report(
            "MFMailComposeViewController: \(filename) is not in the mail: it is handed over as an address.")
    }

    var message: ComposedMessage {
        ComposedMessage(
            scheme: "mailto", recipients: to,
            fields: [
                ("cc", copies.joined(separator: ",")), ("bcc", blindCopies.joined(separator: ",")),
                ("subject", subject), ("body", body),
            ])
    }

    private func finish(_ result: MFMailComposeResult) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

extension MFMailComposeViewController: UserDismissible {
    /// The user dragged the sheet away, or pressed Escape.
    package func userDidDismiss() { finish(.cancelled) }
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done. The delegate dismisses the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
