/// The forms of a view hierarchy that `DumpReader` knows, recognized by content.
public enum DumpFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// What `recursiveDescription` prints (K1–K19).
    case recursiveDescription
    /// What `debugDescription` of an element of a user-interface test prints (K34–K38).
    case xcuiTest
    /// The page source of WebDriverAgent and Appium as XML (K39–K49).
    case pageSourceXML
    /// The page source of WebDriverAgent as JSON (K50).
    case pageSourceJSON
    /// The JSON of `Documentation/Explain.md`.
    case json
    /// The views of an application that runs, asked themselves.
    case live

    /// The format's name in sentences.
    public var name: String {
        switch self {
        case .recursiveDescription: "recursiveDescription"
        case .xcuiTest: "XCUITest debugDescription"
        case .pageSourceXML: "WebDriverAgent page source (XML)"
        case .pageSourceJSON: "WebDriverAgent page source (JSON)"
        case .json: "Responder's JSON of views"
        case .live: "live views"
        }
    }

    /// Whether it shows what accessibility sees, which is not every view and has no interaction flags.
    public var isAccessibilityTree: Bool {
        switch self {
        case .xcuiTest, .pageSourceXML, .pageSourceJSON: true
        case .recursiveDescription, .json, .live: false
        }
    }
}
