// SPDX-License-Identifier: Unicode-DFS-2016

// Made by Scripts/unicode-tables from the Unicode Character Database 15.0.0; not edited by hand.
// The data is © Unicode, Inc., under the Unicode License (https://www.unicode.org/license.txt).

/// What the tables were made from.
package enum UnicodeVersion {
    package static let tables = "15.0.0"
}
