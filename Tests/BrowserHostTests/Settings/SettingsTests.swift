// SPDX-License-Identifier: Apache-2.0

import Foundation
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
            program: "Showcase", address: "http://127.0.0.1:1/?token=t", boundAddress: "127.0.0.1",
            isOnLocalNetwork: false, path: "")
        #expect(local.line == "Showcase is at http://127.0.0.1:1/?token=t")
        #expect(local.warning == nil)
        #expect(local.code == nil)
        let shared = BrowserHost.Announcement(
            program: "Showcase", address: "http://192.168.1.5:1/?token=t", boundAddress: "0.0.0.0",
            isOnLocalNetwork: true, path: "")
        #expect(shared.warning?.contains("not encrypted") == true)
    }

    @Test(
        "an address that other machines hear is warned of, however it was asked for",
        arguments: ["0.0.0.0", "::", "192.168.1.5"])
    func exposed(_ address: String) {
        let announcement = BrowserHost.Announcement(
            program: "Showcase", address: "http://\(address):1/?token=t", boundAddress: address,
            isOnLocalNetwork: false,
            path: "")
        #expect(announcement.warning?.contains("Use --host \(address) only in networks you trust.") == true)
        #expect(announcement.code == nil)
    }

    @Test("the address is handed to the command that draws its code where nobody else reads it")
    func code() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("path-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = folder.appendingPathComponent("qrencode")
        try Data("#!/bin/sh\nprintf '%s,' \"$@\"\ncat\n".utf8).write(to: command)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
        #expect(
            QRCode.terminalText(for: "http://a/?token=t", path: folder.path) == "-t,ANSIUTF8,http://a/?token=t")
    }

    @Test(
        "a switch of the environment is on or off, and nothing else",
        arguments: [
            ("1", true), ("true", true), ("Yes", true), ("on", true), ("0", false), ("false", false), ("no", false),
            ("OFF", false), ("", false),
        ])
    func localNetwork(_ value: String, _ isOn: Bool) throws {
        let settings = try BrowserHost.Settings(arguments: [], environment: ["RESPONDER_LAN": value])
        #expect(settings.isOnLocalNetwork == isOn)
    }

    @Test("a switch that is neither is an error")
    func unknownSwitch() {
        #expect(throws: BrowserHost.SettingsError.badSwitch(variable: "RESPONDER_LAN", found: "maybe")) {
            try BrowserHost.Settings(arguments: [], environment: ["RESPONDER_LAN": "maybe"])
        }
    }

    @Test("a secret file that others may write is refused", arguments: [0o600, 0o644, 0o620, 0o666])
    func secretFile(_ mode: Int) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
        try Data(repeating: 7, count: 32).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        if mode & 0o022 == 0 {
            #if SharedSecrets
                _ = try BrowserHost.Settings.sharedKey(in: file.path)
            #else
                #expect(throws: BrowserHost.SettingsError.badSecret(path: file.path, .notBuilt)) {
                    try BrowserHost.Settings.sharedKey(in: file.path)
                }
            #endif
        } else {
            #expect(
                throws: BrowserHost.SettingsError.exposedSecret(path: file.path, mode: String(mode, radix: 8))
            ) { try BrowserHost.Settings.sharedKey(in: file.path) }
        }
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

    @Test("development is for this machine alone")
    func development() throws {
        let settings = try BrowserHost.Settings(arguments: ["Showcase", "--dev"], environment: [:])
        #expect(settings.isInDevelopment)
        for others in [["--lan"], ["--host", "0.0.0.0"], ["--origin", "https://a.example"], ["--secret-file", "x"]] {
            #expect(throws: BrowserHost.SettingsError.openDevelopment) {
                try BrowserHost.Settings(arguments: ["Showcase", "--dev"] + others, environment: [:])
            }
        }
    }
}
