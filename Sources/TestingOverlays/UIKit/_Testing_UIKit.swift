// SPDX-License-Identifier: Apache-2.0

// Swift Testing declares a cross-import overlay named `_Testing_UIKit`: the compiler imports it in every file that imports
// both `Testing` and `UIKit`. Apple's toolchains ship it with the attachments of their image types. There are none to
// attach here, and a missing module would be an error in our users' tests, so the module exists and is empty.
