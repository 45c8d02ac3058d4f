// SPDX-License-Identifier: Apache-2.0

// Without Objective-C, the other files of this folder are rewritten by the plugin PortSources, and this one is compiled as it is.
