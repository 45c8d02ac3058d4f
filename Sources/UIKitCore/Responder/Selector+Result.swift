// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Selector {
    /// The result of the method or the property that the selector names, of an object: performed if the selector carries a method, else
    /// read by its name (PO9). `nil` of a value that is no object and has none.
    @MainActor
    package func result(of object: Any) -> Any? {
        if let text = object as? String, let result = result(ofText: text) { return result }
        if canPerform(on: object) {
            return PerformedResult.of { _ = perform(on: object, sender: nil) }?.takeUnretainedValue()
        }
        if name == "description" { return String(describing: object) }
        guard let object = object as? NSObject else { return nil }
        return KeyedProperties.value(name, of: object)
    }

    /// What Objective-C's strings answer to the names that sources use.
    private func result(ofText text: String) -> String? {
        switch name {
        case "self", "description", "string": text
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "capitalizedString": text.capitalized
        default: nil
        }
    }
}
