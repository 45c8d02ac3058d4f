// SPDX-License-Identifier: Apache-2.0

/// A change of one property that would help: a tool can try it on the running application.
public struct Remedy: Hashable, Sendable, Codable {
    /// A property of a view or a recognizer that a page can change.
    public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
        /// Of a control or of a gesture recognizer.
        case isEnabled
        case isHidden
        case isUserInteractionEnabled
        case alpha
    }

    /// A view or a gesture recognizer.
    public var subject: Subject
    /// The property to change.
    public var property: Property
    /// The value in code: `true`, `1`.
    public var value: String

    /// A property of a view or recognizer, and the value to give it as code writes it.
    public init(_ property: Property, of subject: Subject, to value: String) {
        self.subject = subject
        self.property = property
        self.value = value
    }
}
