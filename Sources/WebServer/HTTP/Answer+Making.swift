// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

extension Answer {
    /// The answer that refuses, never stored: a page for browsers, a line of text for everybody else.
    static func refusing(_ refusal: Refusal, newTokenHint: String, head: HTTPRequestHead?, origin: Origin?) -> Answer {
        let takesPages = head?.headers[canonicalForm: "Accept"].contains { $0.hasPrefix("text/html") } ?? false
        let type = takesPages ? "text/html" : "text/plain"
        var headers = [(name: "Content-Type", value: "\(type); charset=utf-8"), ("Cache-Control", "no-store")]
        switch refusal {
        case .methodNotAllowed: headers.append(("Allow", "GET, HEAD"))
        case .rateExceeded, .tooManyConnections, .tooManyGuesses: headers.append(("Retry-After", "1"))
        default: break
        }
        return Answer(
            refusal.responseStatus, headers,
            body: ByteBuffer(
                string: takesPages
                    ? RefusalPage(refusal, newTokenHint: newTokenHint).text : refusal.page(newTokenHint: newTokenHint)),
            isHeadOnly: head?.method == .HEAD, closes: !refusal.keepsConnection, origin: origin)
    }

    /// A resource, or the answer that the client's copy is still good.
    static func serving(_ resource: WebServer.Resource, to head: HTTPRequestHead, origin: Origin) -> Answer {
        var headers = [(name: "Content-Type", value: resource.contentType)]
        switch resource.caching {
        case .immutable: headers.append(("Cache-Control", "private, max-age=31536000, immutable"))
        case .revalidated: headers.append(("Cache-Control", "private, no-cache"))
        }
        if let tag = resource.entityTag {
            headers.append(("ETag", tag))
            if head.headers[canonicalForm: "If-None-Match"].contains(where: { $0 == tag || $0 == "W/\(tag)" }) {
                return Answer(.notModified, headers, isHeadOnly: true, origin: origin)
            }
        }
        return Answer(.ok, headers, body: resource.body, isHeadOnly: head.method == .HEAD, origin: origin)
    }

    /// Sends the client on to the path without the token.
    ///
    /// A navigation that another site started (a link in a web mail, say) takes no `SameSite=Strict` cookie along, not even
    /// after a redirect: there a page of ours starts the second navigation.
    static func redirecting(to location: String, cookie: String?, head: HTTPRequestHead, origin: Origin) -> Answer {
        var headers = [(name: "Cache-Control", value: "no-store")]
        if let cookie { headers.append(("Set-Cookie", cookie)) }
        guard head.headers["Sec-Fetch-Site"] == ["cross-site"] else {
            return Answer(.seeOther, headers + [("Location", location)], origin: origin)
        }
        headers.append(("Content-Type", "text/html; charset=utf-8"))
        let escaped = location.flatMap { character -> String in
            switch character {
            case "&": "&amp;"
            case "\"": "&quot;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }
        let page = "<!doctype html><meta http-equiv=\"refresh\" content=\"0;url=\(String(escaped))\">\n"
        return Answer(.ok, headers, body: ByteBuffer(string: page), origin: origin)
    }
}
