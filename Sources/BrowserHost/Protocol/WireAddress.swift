// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The rules for addresses between a page and its host.
enum WireAddress {
    /// In bytes of UTF-8.
    static let longest = 2048
    /// No user opens more than this many at once.
    static let most = 16
    /// The schemes that a page may open. Browsers run the content of some others.
    static let opened: Set<String> = ["http", "https", "mailto", "tel"]
    /// The schemes of pages, and so of links into the application.
    static let linked: Set<String> = ["http", "https"]

    static func isOne(_ url: URL, of schemes: Set<String>) -> Bool {
        url.scheme.map { schemes.contains($0.lowercased()) } == true
    }
}

extension ByteReader {
    /// A link, empty for none, and any number of URLs.
    mutating func addresses() throws(ProtocolError) -> SceneRequest {
        var request = SceneRequest()
        let start = offset
        let link = try text("link", longest: WireAddress.longest)
        if !link.isEmpty {
            guard let url = URL(string: link), WireAddress.isOne(url, of: WireAddress.linked) else {
                throw .notAddress(offset: start, field: "link")
            }
            request.link = url
        }
        let countOffset = offset
        let count: UInt8 = try integer("number of URLs")
        guard count <= WireAddress.most else {
            throw .outOfRange(
                offset: countOffset, field: "number of URLs", found: Double(count), expected: "0 to \(WireAddress.most)"
            )
        }
        for _ in 0..<count {
            let start = offset
            guard let url = URL(string: try text("URL", longest: WireAddress.longest)), url.scheme?.isEmpty == false
            else { throw .notAddress(offset: start, field: "URL") }
            request.urls.append(url)
        }
        return request
    }
}
