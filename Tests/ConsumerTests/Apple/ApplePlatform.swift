/// A platform with headers that generated code is compiled against.
enum ApplePlatform: String, CaseIterable {
    case iOS
    case catalyst = "Mac Catalyst"
    case tvOS
    case macOS

    /// The framework that the platform has.
    var framework: HeadlessKit { self == .macOS ? .appKit : .uiKit }

    /// The name of the platform's SDK.
    var sdk: String {
        switch self {
        case .iOS: "iPhoneOS"
        case .catalyst, .macOS: "MacOSX"
        case .tvOS: "AppleTVOS"
        }
    }

    func target(version: String) -> String {
        switch self {
        case .iOS: "arm64-apple-ios\(version)"
        case .catalyst: "x86_64-apple-ios\(version)-macabi"
        case .tvOS: "arm64-apple-tvos\(version)"
        case .macOS: "arm64-apple-macos\(version)"
        }
    }

    /// The name of the platform that a configuration states the minimum version of.
    var versionedName: String { self == .catalyst ? Self.iOS.rawValue : rawValue }

    /// The name of the file with a module's interface for the platform.
    var interface: String {
        switch self {
        case .iOS: "arm64-apple-ios"
        case .catalyst: "x86_64-apple-ios-macabi"
        case .tvOS: "arm64-apple-tvos"
        case .macOS: "arm64-apple-macos"
        }
    }
}

extension GeneratedModule {
    /// Returns whether the module's configuration names the platform, or no platforms at all.
    func supports(_ platform: ApplePlatform) -> Bool {
        guard let names = configuration.firstMatch(of: #/"platforms":\s*\[([^\]]*)\]/#)?.1 else {
            return true
        }
        return names.contains(platform == .catalyst ? "\"macCatalyst\"" : "\"\(platform)\"")
    }

    /// Returns the platform's oldest version that the module's configuration supports, if it names
    /// one.
    func minimumVersion(of platform: ApplePlatform) -> String? {
        configuration.matches(of: #/"(\w+)": "([\d.]+)"/#).first { $0.1 == platform.versionedName }.map { String($0.2) }
    }
}
