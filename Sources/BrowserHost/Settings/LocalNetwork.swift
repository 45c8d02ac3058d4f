// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

/// This machine's place in its local network.
enum LocalNetwork {
    /// The IPv4 addresses under which other machines may reach this one, those of private networks first.
    static var addresses: [String] {
        #if os(Windows) || os(WASI)
            return []
        #else
            var list: UnsafeMutablePointer<ifaddrs>?
            guard getifaddrs(&list) == 0 else { return [] }
            defer { freeifaddrs(list) }
            var addresses: [String] = []
            var entry = list
            while let interface = entry?.pointee {
                entry = interface.ifa_next
                guard let address = interface.ifa_addr, address.pointee.sa_family == AF_INET,
                    interface.ifa_flags & UInt32(IFF_UP) != 0,
                    interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
                else { continue }
                var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
                let size = socklen_t(MemoryLayout<sockaddr_in>.size)
                guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
                    continue
                }
                addresses.append(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
            }
            return addresses.sorted { isPrivate($0) && !isPrivate($1) }
        #endif
    }

    /// Whether an address is one of those that homes and offices use.
    static func isPrivate(_ address: String) -> Bool {
        let parts = address.split(separator: ".").compactMap { UInt8($0) }
        guard parts.count == 4 else { return false }
        return parts[0] == 10 || (parts[0] == 172 && (16...31).contains(parts[1]))
            || (parts[0] == 192 && parts[1] == 168)
    }
}
