// SPDX-License-Identifier: Apache-2.0

/// The values of a control's property for its states. A state without a value of its own uses another state's.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for a state, else the value for the normal state. A state of two bits does not use the values of one bit.
    /// Focus is the exception, because it comes and goes beside the others: without a value for it, the state without focus
    /// counts.
    subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}

extension StateTable where Value: Equatable {
    /// Sets the value for exactly one state; false if that is its value already. A control may set its look each time it is laid out.
    mutating func set(_ value: Value?, exactly state: UIControl.State) -> Bool {
        guard values[state] != value else { return false }
        values[state] = value
        return true
    }
}
