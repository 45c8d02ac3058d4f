/// Scripts and styles that several pages of ours serve beside their own, compiled in.
public enum PageParts {
    /// Elements without markup, and sentences that know what they name; each with its name as a module.
    public static var scripts: [(name: String, bytes: [UInt8])] {
        [("dom", PackageResources.dom_js), ("words", PackageResources.words_js)]
    }

    /// Colors, type, and how words, hit tests and graphs look.
    public static var reportStyle: [UInt8] { PackageResources.report_css }
}
