// SPDX-License-Identifier: Apache-2.0

/// What is known of uniform type identifiers: what each is a kind of, the endings of its files' names, and its names on the web.
enum TypeTable {
    struct Entry {
        let identifier: String
        let supertypes: [String]
        let extensions: [String]
        let mimeTypes: [String]
    }

    static let entries: [Entry] =
        """
        public.item|||
        public.content|||
        public.composite-content|public.content||
        public.data|public.item||
        public.directory|public.item||
        public.folder|public.directory||
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||
        public.utf16-plain-text|public.plain-text||
        public.rtf|public.text|rtf|text/rtf
        public.html|public.text|html htm|text/html
        public.xml|public.text|xml|application/xml text/xml
        public.json|public.text|json|application/json
        public.delimited-values-text|public.text||
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
        public.source-code|public.plain-text||
        public.swift-source|public.source-code|swift|
        public.vcard|public.text|vcf|text/vcard
        public.url|public.data||
        public.file-url|public.url||
        public.image|public.data public.content||
        public.jpeg|public.image|jpeg jpg|image/jpeg
        public.png|public.image|png|image/png
        com.compuserve.gif|public.image|gif|image/gif
        public.tiff|public.image|tiff tif|image/tiff
        com.microsoft.bmp|public.image|bmp|image/bmp
        public.heic|public.heif|heic|image/heic
        public.heif|public.image|heif|image/heif
        org.webmproject.webp|public.image|webp|image/webp
        public.svg-image|public.image|svg|image/svg+xml
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
        public.audiovisual-content|public.data public.content||
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        com.apple.quicktime-movie|public.movie|mov|video/quicktime
        public.mpeg-4|public.movie|mp4|video/mp4
        public.audio|public.audiovisual-content||
        public.mp3|public.audio|mp3|audio/mpeg
        public.mpeg-4-audio|public.audio||
        com.microsoft.waveform-audio|public.audio|wav|audio/wav
        public.archive|public.data||
        public.zip-archive|public.archive|zip|application/zip
        """.split(separator: "\n").map { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            func list(_ place: Int) -> [String] { parts[place].split(separator: " ").map(String.init) }
            return Entry(identifier: String(parts[0]), supertypes: list(1), extensions: list(2), mimeTypes: list(3))
        }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

    static func entry(_ identifier: String) -> Entry? { byIdentifier[identifier.lowercased()] }

    /// Whether a type is another one, or a kind of it. A type that is not in the table is only itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        let (own, other) = (identifier.lowercased(), other.lowercased())
        return own == other || (entry(own)?.supertypes ?? []).contains { conforms($0, to: other) }
    }
}
