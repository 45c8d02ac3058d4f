import NIOCore
import Testing

@testable import WebServer

@Suite struct RequestHeadReaderTests {
    private func log(_ bytes: [UInt8], cutBy generator: inout SplitMix) -> [String] {
        var limits = WebServer.Limits()
        limits.requestHeadBytes = 200
        limits.headerCount = 4
        var reader = RequestHeadReader(limits: limits)
        var log: [String] = []
        var rest = bytes[...]
        do {
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &generator)
                reader.append(ByteBuffer(bytes: rest.prefix(count)))
                rest = rest.dropFirst(count)
                while let head = try reader.next() {
                    log.append(
                        "\(head.method) \(head.path) \(head.queryItems) \(head.headers.map { "\($0.name)=\($0.value)" })"
                    )
                }
            }
        } catch Refusal.headTooLarge {
            // How much was found depends on the pieces.
            log.append("too large")
        } catch {
            log.append("\(error)")
        }
        return log
    }

    @Test("A head is parsed as sent: values trimmed, names kept, percent-encoding left alone")
    func parsing() {
        var generator = SplitMix(state: 1)
        let text =
            "GET /a%2Fb?x=1&&token=t?u HTTP/1.1\r\nHost:  h \t\r\nEmpty:\r\nColon: a:b\r\n\r\nHEAD / HTTP/1.1\r\n\r\n"
        #expect(
            log(Array(text.utf8), cutBy: &generator) == [
                #"GET /a%2Fb ["x=1", "token=t?u"] ["Host=h", "Empty=", "Colon=a:b"]"#, "HEAD / [] []",
            ])
    }

    @Test("Whatever comes, in whatever pieces, gives the same requests and the same refusal, and never traps")
    func pieces() {
        var generator = SplitMix(state: 22)
        let parts = [
            "GET ", "/", "/?token=", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host: h", ":", " ", "\n", "\r", "\0", "é",
        ]
        let whole = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
        for _ in 0..<3000 {
            let tail = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }
            let bytes = Array((whole + tail.joined()).utf8)
            let first = log(bytes, cutBy: &generator)
            #expect(first.first == #"GET / [] ["Host=h"]"#)
            #expect(log(bytes, cutBy: &generator) == first)
        }
    }
}
