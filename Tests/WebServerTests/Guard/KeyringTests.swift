// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
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
            sessions.append(try keyring.enter())
        }
        let visitors = sessions.map { keyring.visitor(of: $0) }
        #expect(visitors.map { $0 != nil } == [false] + sessions.dropFirst().map { _ in true })
        #expect(Set(visitors.dropFirst()).count == Keyring.keptSessions)
    }

    @Test("Who was away longest makes room for one too many, not who came first, and that is said")
    func forgetting() throws {
        var keyring = Keyring()
        let first = try keyring.enter()
        let second = try keyring.enter()
        for _ in 2..<Keyring.keptSessions { _ = try keyring.enter() }
        keyring.note(try #require(keyring.visitor(of: first)))
        guard case .session(_, forgets: true) = keyring.exchange(keyring.makeToken().text) else {
            Issue.record("a visitor is forgotten without a word")
            return
        }
        #expect(keyring.visitor(of: first) != nil)
        #expect(keyring.visitor(of: second) == nil)
    }

    @Test("A token that was used or replaced is told from one that never was; the last sixteen are remembered")
    func spentTokens() {
        var keyring = Keyring()
        let tokens = (0..<Keyring.rememberedTokens + 2).map { _ in keyring.makeToken().text }
        let answers = (tokens.dropLast() + [Secret().text]).map { token in
            switch keyring.exchange(token) {
            case .session: "a session"
            case .refused(.spentToken): "spent"
            case .refused(.wrongToken(foundLength: 64, expectedLength: 64)): "wrong"
            case .refused: "refused"
            }
        }
        #expect(answers == ["wrong"] + Array(repeating: "spent", count: Keyring.rememberedTokens) + ["wrong"])
    }

    @Test("Who is taken back has no session any more, and others have theirs; when all are, the token is spent too")
    func revoking() throws {
        var keyring = Keyring()
        let cookies = [try keyring.enter(), try keyring.enter()]
        let visitor = try #require(keyring.visitor(of: cookies[0]))
        #expect(keyring.revoke(visitor) == nil)
        #expect(keyring.visitor(of: cookies[0]) == nil)
        #expect(keyring.visitor(of: cookies[1]) != nil)
        let token = keyring.makeToken().text
        #expect(keyring.revokeAll(.init()) == nil)
        #expect(keyring.visitor(of: cookies[1]) == nil)
        guard case .refused(.spentToken) = keyring.exchange(token) else {
            Issue.record("a token from before lets in")
            return
        }
        let cookie = try keyring.enter()
        #expect(keyring.visitor(of: cookie) != nil)
    }

    @Test("Under development the key goes with the sessions: neither its token nor its cookie is taken any more")
    func revokingDevelopment() throws {
        let (old, new) = (WebServer.DevelopmentKey(), WebServer.DevelopmentKey())
        var keyring = Keyring(development: old)
        #expect(keyring.visitor(of: old.cookie.text) != nil)
        guard case .session(old.cookie.text, forgets: false) = keyring.exchange(old.token.text) else {
            Issue.record("the key's token does not give the key's cookie, or forgets somebody")
            return
        }
        #expect(keyring.revokeAll(new) == nil)
        #expect(keyring.token?.text == new.token.text)
        #expect(keyring.visitor(of: old.cookie.text) == nil)
        #expect(keyring.visitor(of: new.cookie.text) != nil)
        guard case .refused = keyring.exchange(old.token.text) else {
            Issue.record("the old key's token lets in")
            return
        }
        #expect(keyring.makeToken().text == new.token.text)
    }

    @Test("How much is remembered, and how long a signed cookie is taken")
    func constants() {
        #expect(Keyring.rememberedTokens == 16 && Keyring.keptSessions == 256)
        #expect(GuessMeter.rememberedAddresses == 1024 && Passes.lifetime == 2_592_000 && Secret.length == 64)
        #expect((0 as UInt64).digits == "0000000000000000" && UInt64.max.digits == "ffffffffffffffff")
        #expect((0xab as UInt64).digits == "00000000000000ab" && Secret.digits(words: 2).utf8.count == 32)
    }

    @Test("A token opens one session, and there is none until another is made")
    func oneToken() throws {
        var keyring = Keyring()
        let token = try #require(keyring.token).text
        guard case .session(let cookie, forgets: false) = keyring.exchange(token) else {
            Issue.record("the token opens nothing")
            return
        }
        #expect(keyring.token == nil && keyring.visitor(of: cookie) != nil && keyring.visitor(of: token) == nil)
        guard case .refused(.spentToken) = keyring.exchange(token) else {
            Issue.record("the token opens twice")
            return
        }
        let next = keyring.makeToken()
        #expect(keyring.token?.text == next.text)
        // Somebody who is not there changes nothing.
        keyring.note(WebServer.Visitor())
        #expect(keyring.visitor(of: cookie) != nil)
    }

    #if SharedSecrets
        @Test(
            "What one taker of a key takes back no other takes, also after it is started again, and whatever its clock shows"
        )
        func revokingPasses() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("revoked-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("secret.revoked").path
            let passes = Passes(try WebServer.SharedKey(Data(repeating: 7, count: 32)))
            func keyring() -> Keyring { Keyring(passes: passes, revocations: Revocations(file: file)) }
            var first = keyring()
            let cookies = try (0..<3).map { _ in try first.enter() }
            let visitor = try #require(first.visitor(of: cookies[0]))
            #expect(first.revoke(visitor) == nil)
            // A new one reads the file at once, a running one within a second.
            let second = keyring()
            for ring in [first, second] {
                #expect(cookies.map { ring.visitor(of: $0) != nil } == [false, true, true])
            }
            #expect(first.revokeAll(.init()) == nil)
            let third = keyring()
            #expect(cookies.allSatisfy { first.visitor(of: $0) == nil && third.visitor(of: $0) == nil })
            // Issued in the same second, and with a clock that was put back.
            for date in [Date(), Date() - 3600] {
                let cookie = try first.enter(at: date)
                #expect(first.visitor(of: cookie) != nil)
                #expect(third.visitor(of: cookie) != nil)
            }
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o600)
            var alone = Keyring(passes: passes, revocations: Revocations(file: "/no/such/folder/revoked"))
            #expect(
                alone.revokeAll(.init()) == "/no/such/folder/revoked cannot be written: No such file or directory")
        }

        @Test("Two takers of a key that take back everything in the same second give out no time twice")
        func revokingTwice() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("revoked-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("secret.revoked").path
            let (first, second) = (Revocations(file: file), Revocations(file: file))
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            // It has looked a moment ago, and looks again.
            #expect(second.issueTime(now) == now)
            #expect(first.addAll(at: now) == nil && second.addAll(at: now) == nil)
            #expect(second.issueTime(now) == now + 3)
        }

        @Test(
            "What another server took back holds here a second after the last look at the file, which is not read before"
        )
        func lookingAgain() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("revoked-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("secret.revoked").path
            let time = Mutex(50.0)
            let (first, second) = (Revocations(file: file), Revocations(file: file) { time.withLock { $0 } })
            let visitor = WebServer.Visitor()
            let now = Date()
            let issued = UInt64(now.timeIntervalSince1970)
            #expect(!second.contains(visitor, issued: issued))
            #expect(first.add(visitor, at: now) == nil)
            for (passed, isTakenBack) in [(50.0, false), (50.9, false), (51, true), (51.5, true)] {
                time.withLock { $0 = passed }
                #expect(second.contains(visitor, issued: issued) == isTakenBack, "after \(passed - 50) s")
            }
        }

        @Test("What is taken back is logged, and so is that it will be forgotten")
        func revocationNotices() throws {
            let notices = Mutex<[String]>([])
            var configuration = WebServer.Configuration()
            configuration.sharedKey = try WebServer.SharedKey(Data(repeating: 7, count: 32))
            configuration.log = { notice in notices.withLock { $0.append("\(notice)") } }
            let origins = try AllowedOrigins(host: "desk", port: 9, additionalHosts: [], additionalOrigins: [])
            func said(_ file: String?, _ revoke: (Gate) -> Void) throws -> [String] {
                configuration.revocationFile = file
                revoke(try Gate(configuration, origins: origins, port: 9))
                return notices.withLock { list in
                    defer { list = [] }
                    return list
                }
            }
            func words(_ isEverybody: Bool, _ reason: String) -> [String] {
                [
                    "\(WebServer.Notice.revoked(isEverybody: isEverybody))",
                    "\(WebServer.Notice.forgetsRevocations(reason: reason))",
                ]
            }
            let nowhere = "/no/such/folder/revoked"
            let problem = "\(nowhere) cannot be written: No such file or directory"
            #expect(try said(nowhere) { _ = $0.revokeAll(.init()) } == words(true, problem))
            #expect(try said(nowhere) { $0.revoke(.init()) } == words(false, problem))
            let none = "there is no file to note it in"
            #expect(try said(nil) { _ = $0.revokeAll(.init()) } == words(true, none))
        }

        @Test("Who shares a key takes the cookies of all, until their time is over, and nobody else's")
        func passes() throws {
            let key = try WebServer.SharedKey(Data(repeating: 7, count: 32))
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            var first = Keyring(passes: Passes(key))
            let second = Keyring(passes: Passes(key))
            guard case .session(let cookie, forgets: false) = first.exchange(first.makeToken().text, at: now) else {
                Issue.record("a signed cookie costs somebody the session")
                return
            }
            let visitor = try #require(first.visitor(of: cookie, at: now))
            #expect(second.visitor(of: cookie, at: now + Passes.lifetime - 1) == visitor)
            #expect(second.visitor(of: cookie, at: now + Passes.lifetime) == nil)
            let other = try WebServer.SharedKey(Data(repeating: 8, count: 32))
            #expect(Keyring(passes: Passes(other)).visitor(of: cookie, at: now) == nil)
            #expect(Passes(other).mark != Passes(key).mark)
            #expect(Keyring().visitor(of: cookie, at: now) == nil)
        }

        @Test("Servers of other builds make the same cookie, and read it")
        func formOfPasses() throws {
            // Worked out with another program's HKDF and HMAC-SHA256.
            let claim = "00000000000000000000000000000006.000000006b715f00"
            let cookie = "\(claim).691f063317322af31b13cd9937f510c2a8f7b0f749df3e43126f0179bcb754f7"
            let passes = Passes(try WebServer.SharedKey(Data(repeating: 7, count: 32)))
            let visitor = WebServer.Visitor(name: "00000000000000000000000000000006")
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            #expect(passes.issue(to: visitor, at: now) == cookie)
            let claimed = try #require(passes.claim(of: cookie, at: now))
            #expect(claimed.visitor == visitor && claimed.issued == 1_800_000_000)
            #expect(passes.mark == "b1334a4ecedd7fb0")
        }

        @Test("A cookie with anything changed in it is nobody's")
        func forgedPasses() throws {
            let key = try WebServer.SharedKey(Data(repeating: 7, count: 32))
            var keyring = Keyring(passes: Passes(key))
            let cookie = try keyring.enter()
            #expect(keyring.visitor(of: cookie) != nil)
            for place in cookie.indices {
                var forged = cookie
                forged.replaceSubrange(place...place, with: cookie[place] == "0" ? "1" : "0")
                #expect(keyring.visitor(of: forged) == nil)
            }
            for forged in [
                "", "..", cookie + "0", cookie + ".", String(cookie.dropLast()), "." + cookie, cookie.uppercased(),
            ] {
                #expect(keyring.visitor(of: forged) == nil, "\(forged)")
            }
        }
    #endif
}

extension Keyring {
    /// Uses a new token and returns the cookie.
    fileprivate mutating func enter(at now: Date = Date()) throws -> String {
        guard case .session(let cookie, _) = exchange(makeToken().text, at: now) else {
            throw Refusal.wrongToken(foundLength: 0, expectedLength: Secret.length)
        }
        return cookie
    }
}
