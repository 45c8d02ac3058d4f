// SPDX-License-Identifier: Apache-2.0

#if Porting
    /// Packages with the declarations of Apple's frameworks, for modules that depend on them (PO26).
    struct Substitutes {
        private struct Package {
            /// The module to import, which is the name of the package's product, too.
            let module: String
            /// The module that declares the types, where a source names one with its framework.
            let declaring: String
            /// The package.
            let address: String
        }

        private static let openCombine = Package(
            module: "OpenCombineShim", declaring: "OpenCombine", address: "https://github.com/OpenCombine/OpenCombine")

        private static let packages = [
            "Combine": openCombine,
            "CryptoKit": Package(
                module: "Crypto", declaring: "Crypto", address: "https://github.com/apple/swift-crypto"),
        ]

        private let modules: Set<String>

        /// Those among the modules that the sources may import.
        init(_ modules: Set<String>) { self.modules = modules }

        private func package(for framework: String) -> Package? {
            Self.packages[framework].flatMap { modules.contains($0.module) ? $0 : nil }
        }

        /// The module that is imported in the framework's place; `nil` if the framework has no package here.
        func module(for framework: String) -> String? { package(for: framework)?.module }

        /// The module that stands before a type's name in the framework's place.
        func declaringModule(for framework: String) -> String? { package(for: framework)?.declaring }

        /// What would help a module that imports an absent framework; `nil` for most of them.
        static func remedy(for framework: String) -> String? {
            packages[framework].map { "depend on the product \($0.module) of \($0.address), which then stands for it" }
        }

        /// What the packages lack, for the module itself.
        var support: [SourceText] {
            guard modules.contains(Self.openCombine.module) else { return [] }
            return [SourceText(path: CombineSupport.name, text: CombineSupport.text)]
        }
    }
#endif
