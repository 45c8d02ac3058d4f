// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Swift's switch for sets and dictionaries whose order is the same in every run.
///
/// Swift seeds its hashes with random numbers when a program starts, so the order of a set differs from run to run, unless the
/// environment has this variable before the program starts. A program cannot turn it on for itself.
public enum DeterministicHashing {
    /// The variable of the environment.
    public static let variable = "SWIFT_DETERMINISTIC_HASHING"

    /// Whether an environment turns it on, read as Swift's runtime reads it.
    public static func isOn(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment[variable].map { $0.first.map { "1TtYy".contains($0) } ?? false } ?? false
    }

    /// The advice when a replay differs from its recording, and one of the two ran without the switch.
    public static let advice =
        "The order of sets and dictionaries differs from run to run where a session is not recorded with \(variable)=1."
}
