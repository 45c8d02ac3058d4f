// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view in a report's JSON.
struct ViewReport: Encodable {
    /// Its place in the dump, from 1.
    var number: Int
    var `class`: String
    var baseClass: String?
    var address: String?
    var identifier: String?
    var text: String?
    var line: Int
    /// The names of its superviews and itself, from the root.
    var path: [String]?

    init(_ index: Int, in tree: ViewTree, withPath: Bool = false) {
        let view = tree.views[index]
        number = index + 1
        self.class = view.className
        baseClass = view.baseClassName
        address = view.address
        identifier = view.identifier
        text = view.text
        line = view.line
        path = withPath ? tree.path(to: index).map { tree.subject(of: $0).description } : nil
    }
}

/// The input, in a report's JSON.
struct InputReport: Encodable {
    var format: DumpFormat
    var views: Int
    var omissions: [Omission]

    init(_ tree: ViewTree) {
        format = tree.format
        views = tree.views.count
        omissions = tree.omissions
    }
}

/// The encoder of reports: members are in alphabetical order, so that equal reports have equal bytes.
enum ReportEncoder {
    static func data(of report: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(report)
    }
}
