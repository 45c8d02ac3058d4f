// SPDX-License-Identifier: Apache-2.0

@testable import BrowserHost

// A page's first message. It names the protocol's version, so that it is made and never kept: a kept one would be refused from the
// next version on.
extension FuzzedMessages {
    /// - Parameters:
    ///   - token: the session that the page names.
    ///   - activation: 0 in front, 1 seen, 2 not seen.
    ///   - link: what opened the page, and the URLs that it was opened with.
    ///   - state: what the page kept of a scene.
    static func hello(
        token: SessionToken? = nil, activation: UInt8 = 0, link: String = "", urls: [String] = [], state: [UInt8] = []
    ) -> [UInt8] {
        var bytes: [UInt8] = [ClientMessageKind.hello.rawValue]
        func add(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
        }
        func add(_ text: String) {
            add(UInt16(text.utf8.count))
            bytes += text.utf8
        }
        add(ProtocolVersion.magic)
        add(ProtocolVersion.current)
        add(token?.high ?? 0)
        add(token?.low ?? 0)
        add((1000.0).bitPattern)
        for number in [390, 844, 2, 0, 0, 0, 0] as [Float] { add(number.bitPattern) }
        // A hardware keyboard, no wishes, text of the ordinary size.
        bytes += [0, 0]
        add((1 as Float).bitPattern)
        bytes.append(activation)
        add(link)
        bytes.append(UInt8(urls.count))
        for url in urls { add(url) }
        // The link is not known to the page.
        bytes.append(0)
        add(UInt32(state.count))
        return bytes + state
    }
}
