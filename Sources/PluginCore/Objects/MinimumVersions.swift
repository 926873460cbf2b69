/// The platforms that a module supports, and their oldest versions.
package struct MinimumVersions: Sendable {
    /// The versions that the configuration states, by platform.
    private let stated: [String: String]
    /// The platforms that the configuration names; empty if it names none.
    package let platforms: [SupportedPlatform]

    /// - Parameters:
    ///   - platforms: the platforms that the configuration names.
    ///   - version: the version that the configuration states for a platform; nil if it states none.
    package init(platforms: [SupportedPlatform] = [], of version: (_ platform: String) -> String? = { _ in nil }) {
        self.platforms = platforms
        let names = Platform.all.map(\.name)
        stated = Dictionary(uniqueKeysWithValues: names.compactMap { name in version(name).map { (name, $0) } })
    }

    /// Returns whether the configuration states a version of a platform.
    package func names(_ platform: String) -> Bool { stated[platform] != nil }

    /// Returns whether the module supports a platform. A module whose configuration does not name platforms supports
    /// all of them.
    package func support(_ platform: Platform) -> Bool {
        platforms.isEmpty || platforms.contains { $0.platform.name == platform.name }
    }

    /// Returns the oldest version of a platform that the module supports.
    package func version(of platform: Platform) -> String { stated[platform.name] ?? String(platform.oldestVersion) }

    /// Returns the supported platforms of a framework whose oldest versions lack a key or a value, with the version that has
    /// it.
    ///
    /// - Parameter path: the path of the key or of the value, as in `Platform`.
    func lacking(_ path: String, of kit: Kit) -> [(platform: Platform, needed: Int)] {
        kit.platforms.filter(support).compactMap { platform in
            platform.requiredVersions[path].flatMap { areAtLeast($0, on: platform) ? nil : (platform, $0) }
        }
    }

    /// Returns whether all versions of a platform that the module supports are at least a major version.
    package func areAtLeast(_ version: Int, on platform: Platform) -> Bool {
        Self.major(of: self.version(of: platform)) ?? 0 >= version
    }

    /// Returns the major version of a version such as `16` or `16.4.1`; nil for other strings.
    static func major(of version: String) -> Int? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let areNumbers = parts.allSatisfy { part in
            (1...4).contains(part.utf8.count) && part.allSatisfy("0123456789".contains)
        }
        return areNumbers && parts.count <= 3 ? Int(parts[0]) : nil
    }
}

/// A platform that a configuration can name.
package enum SupportedPlatform: String, CaseIterable, Sendable {
    case iOS, macCatalyst, tvOS, visionOS, macOS

    /// The platform whose code it runs: Mac Catalyst runs that of iOS.
    package var platform: Platform {
        switch self {
        case .iOS, .macCatalyst: .iOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        case .macOS: .macOS
        }
    }
}
