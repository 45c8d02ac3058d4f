// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text that stands for the element.
    var title: String { get set }

    /// The text that explains the element where its keys are shown.
    var discoverabilityTitle: String? { get set }

    /// The picture beside the title.
    var image: UIImage? { get set }

    /// The picture beside the title while the element is on.
    var selectedImage: UIImage? { get set }

    /// The element's look and behaviour.
    var attributes: UIMenuElement.Attributes { get set }

    /// The mark beside the element.
    var state: UIMenuElement.State { get set }

    /// Whether the element is performed again while its keys are held.
    var repeatBehavior: UIMenuElement.RepeatBehavior { get set }

    /// The object that caused the element. It is set while the element performs, and nil otherwise (F46).
    var sender: Any? { get }

    /// Performs the element's action, with any attributes (F46).
    ///
    /// - Parameters:
    ///   - sender: the object that causes it; ``sender`` during the call.
    ///   - target: the receiver of a command. An action ignores it, because it has a closure of its own.
    func performWithSender(_ sender: Any?, target: Any?)
}
