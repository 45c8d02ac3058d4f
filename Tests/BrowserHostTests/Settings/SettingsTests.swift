import Testing

@testable import BrowserHost

@Suite struct SettingsTests {
    @Test("nothing said: a free port of the loopback address")
    func defaults() throws {
        let settings = try BrowserHost.Settings(arguments: ["Showcase"], environment: [:])
        #expect(settings == BrowserHost.Settings())
        #expect(settings.address == "127.0.0.1")
        #expect(settings.port == 0)
        #expect(!settings.isOnLocalNetwork)
    }

    @Test("arguments, in both spellings, before the environment; others are left alone")
    func arguments() throws {
        let settings = try BrowserHost.Settings(
            arguments: ["Showcase", "--verbose", "--port", "8080", "--host=::1", "--lan", "file"],
            environment: ["RESPONDER_PORT": "9090", "RESPONDER_ORIGIN": "https://a.example,https://b.example"])
        #expect(settings.port == 8080)
        #expect(settings.address == "::1")
        #expect(settings.isOnLocalNetwork)
        #expect(settings.proxyOrigins == ["https://a.example", "https://b.example"])
    }

    @Test("the environment alone; 0 and nothing are no")
    func environment() throws {
        let settings = try BrowserHost.Settings(
            arguments: [], environment: ["RESPONDER_PORT": "9090", "RESPONDER_LAN": "1", "RESPONDER_ADDRESS": ""])
        #expect(settings.port == 9090)
        #expect(settings.isOnLocalNetwork)
        #expect(settings.address == "127.0.0.1")
        #expect(
            try !BrowserHost.Settings(arguments: [], environment: ["RESPONDER_LAN": "0"]).isOnLocalNetwork)
    }

    @Test("what follows two hyphens is the program's")
    func terminator() throws {
        #expect(try BrowserHost.Settings(arguments: ["x", "--", "--port", "1"], environment: [:]).port == 0)
    }

    @Test("how many tabs, and what programs behind one origin have")
    func deployment() throws {
        let settings = try BrowserHost.Settings(
            arguments: ["Showcase", "--tabs", "200", "--name=first"],
            environment: ["RESPONDER_SECRET_FILE": "/run/secret"])
        #expect(settings.tabs == 200)
        #expect(settings.name == "first")
        #expect(settings.secretFile == "/run/secret")
        for tabs in ["0", "401", "many"] {
            #expect(throws: BrowserHost.SettingsError.badTabs(found: tabs)) {
                try BrowserHost.Settings(arguments: ["x", "--tabs", tabs], environment: [:])
            }
        }
    }

    @Test("a port that is none, and an option without its value, are errors")
    func errors() {
        #expect(throws: BrowserHost.SettingsError.badPort(found: "70000")) {
            try BrowserHost.Settings(arguments: ["x", "--port", "70000"], environment: [:])
        }
        #expect(throws: BrowserHost.SettingsError.missingValue(argument: "--port")) {
            try BrowserHost.Settings(arguments: ["x", "--port"], environment: [:])
        }
    }

    @Test("a program prints one line with its address; on a network it also warns")
    func announcement() {
        let local = BrowserHost.Announcement(
            program: "Showcase", address: "http://127.0.0.1:1/?token=t", isOnLocalNetwork: false, path: "")
        #expect(local.line == "Showcase is at http://127.0.0.1:1/?token=t")
        #expect(local.warning == nil)
        #expect(local.code == nil)
        let shared = BrowserHost.Announcement(
            program: "Showcase", address: "http://192.168.1.5:1/?token=t", isOnLocalNetwork: true, path: "")
        #expect(shared.warning?.contains("not encrypted") == true)
    }

    @Test(
        "addresses of private networks are told apart",
        arguments: [
            ("10.1.2.3", true), ("172.16.0.1", true), ("172.32.0.1", false), ("192.168.0.9", true), ("8.8.8.8", false),
            ("nonsense", false),
        ])
    func privateAddresses(_ address: String, _ isPrivate: Bool) {
        #expect(LocalNetwork.isPrivate(address) == isPrivate)
    }
}
