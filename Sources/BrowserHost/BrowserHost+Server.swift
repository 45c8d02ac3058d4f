// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import WebServer

/// Sets up the host's web server, and announces its address.
extension BrowserHost {
    /// Starts the server at the address in the settings; for a program under development, at its former address.
    func startServer(for application: UIApplication) throws -> WebServer {
        guard settings.isInDevelopment else { return try startServer(configuration(), for: application) }
        let file = DevelopmentFile(
            program: ProcessInfo.processInfo.processName, folder: FileManager.default.currentDirectoryPath,
            environment: ProcessInfo.processInfo.environment)
        developmentFile = file
        developmentStates = DevelopmentStates(beside: file)
        let kept = file.read()
        var configuration = configuration()
        configuration.developmentKey = kept.key
        let server: WebServer
        if configuration.port == 0, let port = kept.port {
            configuration.port = port
            do {
                server = try startServer(configuration, for: application)
            } catch WebServer.StartError.portInUse {
                // The other program keeps the port, and its visitors find it there again.
                log.write(
                    "--dev: port \(port) is in use, by another run of this program perhaps; this one has another port")
                configuration.port = 0
                return try startServer(configuration, for: application)
            }
        } else {
            server = try startServer(configuration, for: application)
        }
        if let port = server.address?.port, port != kept.port {
            keep(port, kept.key)
        }
        return server
    }

    private func startServer(_ configuration: WebServer.Configuration, for application: UIApplication) throws
        -> WebServer
    {
        let server = WebServer(configuration)
        for file in PageFiles.all { server.serve(file.resource, at: file.path) }
        server.serve(under: "/image/") { [images] in images.resource(named: $0) }
        server.serve(under: "/sound/") { [sounds] in sounds.resource(named: $0) }
        server.serve(under: "/font/") { [fonts] in fonts.resource(named: $0) }
        server.accept(
            ScreenEndpoint(queue: application.eventQueue, host: self, log: log), at: "/screen")
        server.accept(SignOutEndpoint(self), at: PageFiles.signOut)
        try server.start()
        return server
    }

    private func configuration() -> WebServer.Configuration {
        var configuration = WebServer.Configuration()
        configuration.host = settings.isOnLocalNetwork ? "0.0.0.0" : settings.address
        configuration.port = settings.port
        if settings.isOnLocalNetwork { configuration.additionalHosts = LocalNetwork.addresses }
        configuration.additionalOrigins = settings.proxyOrigins
        configuration.sharedKey = sharedKey
        configuration.revocationFile = settings.secretFile.map { $0 + ".revoked" }
        configuration.name = settings.name
        configuration.limits = limits
        // A tab has a socket, and brings connections for its files along.
        configuration.limits.connections = 64 + 2 * settings.tabs
        // Pasted content comes in one frame.
        configuration.limits.frameBytes = configuration.limits.messageBytes
        configuration.newTokenHint = "The program prints a new address on its standard output; open that."
        configuration.log = { [weak self, log] notice in
            log.write("\(notice)")
            guard case .entered = notice else { return }
            // Each address lets one browser in: the next one needs another.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.offerAnotherAddress() } }
        }
        return configuration
    }

    /// Prints the address, and opens it if the settings want that.
    func announce(_ server: WebServer) {
        guard let address = server.entryAddress else { return }
        Announcement(
            program: ProcessInfo.processInfo.processName, address: address,
            boundAddress: settings.isOnLocalNetwork ? "0.0.0.0" : settings.address,
            isOnLocalNetwork: settings.isOnLocalNetwork,
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        ).print()
        guard settings.opensBrowser else { return }
        let launch = BrowserLaunch(address: address, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        do { try launch.open() } catch { log.write("\(error)") }
    }

    private func offerAnotherAddress() {
        guard !settings.isInDevelopment, let address = server?.newToken(), announces else { return }
        Announcement(line: "another browser can come in at \(address)").print()
    }

    /// Keeps the port and the key of a program under development for its next run.
    func keep(_ port: Int, _ key: WebServer.DevelopmentKey) {
        guard let developmentFile else { return }
        do { try developmentFile.write(port: port, key) } catch {
            log.write(
                "--dev: \(developmentFile.path) cannot be written: \(systemReason(error)); the next run has another address"
            )
        }
    }
}
