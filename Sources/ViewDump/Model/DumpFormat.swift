// SPDX-License-Identifier: Apache-2.0

/// The forms of a view hierarchy that `DumpReader` knows, recognized by content.
public enum DumpFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// The output of `recursiveDescription` (K1–K19).
    case recursiveDescription
    /// The output of `debugDescription` of an element of a user-interface test (K34–K38).
    case xcuiTest
    /// The page source of WebDriverAgent and Appium as XML (K39–K49).
    case pageSourceXML
    /// The page source of WebDriverAgent as JSON (K50).
    case pageSourceJSON
    /// The JSON of `Documentation/Explain.md`.
    case json
    /// EarlGrey's output for a failed test.
    case earlGrey
    /// Sentry's view hierarchy, attached to an event.
    case sentry
    /// Detox's view hierarchy as XML.
    case detox
    /// The output of `maestro hierarchy`.
    case maestro
    /// The output of `idb ui describe-all` and `axe describe-ui`.
    case simulatorAccessibility
    /// The live views of a running application.
    case live

    /// The format's name in sentences.
    public var name: String {
        switch self {
        case .recursiveDescription: "recursiveDescription"
        case .xcuiTest: "XCUITest debugDescription"
        case .pageSourceXML: "WebDriverAgent page source (XML)"
        case .pageSourceJSON: "WebDriverAgent page source (JSON)"
        case .json: "Responder's JSON of views"
        case .earlGrey: "EarlGrey's view hierarchy"
        case .sentry: "Sentry's view hierarchy"
        case .detox: "Detox's view hierarchy"
        case .maestro: "Maestro's hierarchy"
        case .simulatorAccessibility: "the simulator's accessibility tree (idb, AXe)"
        case .live: "live views"
        }
    }

    /// The facts of a view that an answer needs and the format lacks, in a sentence; `nil` if it has all.
    var lack: String? {
        switch self {
        case .sentry, .detox:
            "\(name) says nothing of isUserInteractionEnabled, transforms, recognizers or how far a scroll view is scrolled"
        case .earlGrey: "\(name) says nothing of transforms or recognizers"
        default: nil
        }
    }

    /// Whether it is an accessibility tree, which lacks some views and has no interaction flags.
    public var isAccessibilityTree: Bool {
        switch self {
        case .xcuiTest, .pageSourceXML, .pageSourceJSON, .maestro, .simulatorAccessibility: true
        case .recursiveDescription, .json, .live, .earlGrey, .sentry, .detox: false
        }
    }
}
