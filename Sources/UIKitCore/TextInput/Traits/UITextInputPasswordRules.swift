// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules for a password, in the rule language of password managers.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying {
    /// The rules as text, as they were given: `required: upper; required: digit; minlength: 8;`.
    open private(set) var passwordRulesDescriptor: String

    private static let codingKey = "UIPasswordRulesDescriptor"

    /// Rules as text; nothing here reads them.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The rules that were encoded; `nil` without any.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: Self.codingKey) else { return nil }
        passwordRulesDescriptor = text.description
        super.init()
    }

    /// True.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the rules as text.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: passwordRulesDescriptor), forKey: Self.codingKey)
    }

    /// The same object, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    open override var hash: Int { passwordRulesDescriptor.hashValue }
}
