// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles

/// Scripts and styles that several pages of ours serve beside their own.
public enum PageParts {
    /// Elements without markup, and sentences with named participants; colors, type, and the looks of words, hit tests and graphs.
    public static var files: [PageFile] { PageFile.all(of: embeddedPageParts()) }
}
