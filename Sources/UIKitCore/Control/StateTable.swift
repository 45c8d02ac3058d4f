// SPDX-License-Identifier: Apache-2.0

/// A property that a control may have for each of its states, and how states without a value of their own find one.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for a state, else the one for the normal state: a state of two bits does not look at those of one. Only
    /// focus, which comes and goes beside the others, is left out where there is no value for it.
    subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
