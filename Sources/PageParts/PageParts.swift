// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles

/// Scripts and styles that several pages of ours serve beside their own.
public enum PageParts {
    /// Elements without markup, and sentences that know what they name; colors, type, and how words, hit tests and graphs look.
    public static var files: [PageFile] { PageFile.all(of: embeddedPageParts()) }
}
