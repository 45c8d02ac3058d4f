// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The rotors that assistive technology offers at an element.
extension ScreenElement {
    /// The names of the rotors at the element: its own, and those of the views around it, from the inside out.
    public var rotors: [String] {
        get throws(ElementError) { Self.holders(around: try view).flatMap(\.rotors) }
    }

    /// Turns a rotor at the element, and returns the new element of assistive technology; `nil` if the rotor found nothing.
    ///
    /// - Throws: ``ElementError`` if there is no rotor of that name.
    @discardableResult
    public func turnRotor(
        _ name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next
    ) throws(ElementError) -> UIView? {
        let view = try view
        for (holder, rotors) in Self.holders(around: view) {
            guard let place = rotors.firstIndex(of: name) else { continue }
            send(.focus, to: view)
            send(.rotor(place, direction), to: holder)
            let found = screen.searched.firstView { $0.accessibilityElementIsFocused() }
            return found === view ? nil : found
        }
        let names = try rotors.map { "\"\($0)\"" }.joined(separator: ", ")
        let reason = "no rotor there is called \"\(name)\"; there \(names.isEmpty ? "is none" : "are \(names)")."
        throw .unsuitable(element: description, reason: reason, place)
    }

    private func send(_ action: AccessibilitySample.Action, to view: UIView) {
        screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: action)))
        screen.settle()
    }

    private static func holders(around view: UIView) -> [(view: UIView, rotors: [String])] {
        sequence(first: view, next: \.superview).map { ($0, $0.displayAccessibility.rotors) }.filter { !$0.1.isEmpty }
    }
}
