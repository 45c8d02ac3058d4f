// SPDX-License-Identifier: Apache-2.0

/// The headers on every response.
enum SecurityHeaders {
    /// They keep a page to its own scripts, its own WebSockets and its own frames. Without a known origin, to nothing.
    static func all(for origin: Origin?) -> [(name: String, value: String)] {
        let policy =
            if let origin {
                // 'self' covers WebSockets in current browsers only; naming ours covers the rest and opens nothing else.
                "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
                    + "connect-src 'self' \(origin.webSocketSource); img-src 'self' blob: data:; font-src 'self'; "
                    + "media-src blob:; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
                    // No text becomes a script, and no policy of the page's makes an exception.
                    + "require-trusted-types-for 'script'; trusted-types 'none'"
            } else {
                "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            }
        return [
            ("Content-Security-Policy", policy),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            (
                "Permissions-Policy",
                "accelerometer=(self), gyroscope=(self), clipboard-read=(self), clipboard-write=(self), web-share=(self), "
                    + "camera=(), geolocation=(), microphone=()"
            ),
        ]
    }
}
