import Testing

@testable import WebServer

@Suite struct KeyringTests {
    @Test("Secrets are 64 hexadecimal digits and never the same")
    func secrets() {
        let texts = (0..<1000).map { _ in Secret().text }
        #expect(Set(texts).count == 1000)
        #expect(texts.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test("A secret matches itself and nothing shorter, longer or different")
    func matching() {
        let secret = Secret()
        #expect(secret.matches(secret.text))
        #expect(!secret.matches(secret.text.dropLast()))
        #expect(!secret.matches(secret.text + "0"))
        #expect(!secret.matches(secret.text.uppercased() + "é"))
        #expect(!secret.matches(Secret().text))
    }

    @Test("The oldest session makes room for one too many")
    func sessionLimit() throws {
        var keyring = Keyring()
        var sessions: [String] = []
        for _ in 0...Keyring.keptSessions {
            guard case .session(let secret) = keyring.exchange(keyring.makeToken().text) else {
                Issue.record("a new token was refused")
                return
            }
            sessions.append(secret.text)
        }
        #expect(sessions.map { keyring.holdsSession($0) } == [false] + sessions.dropFirst().map { _ in true })
    }
}
