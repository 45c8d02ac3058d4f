// SPDX-License-Identifier: Apache-2.0

/// The version of this package, printed by its executables.
package enum ResponderVersion {
    package static let text = "0.1.0"
}
