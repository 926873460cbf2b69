/// A platform whose headers generated code is compiled against.
enum ApplePlatform: String, CaseIterable {
    case iOS
    case catalyst = "Mac Catalyst"
    case tvOS
    case macOS

    /// The framework that the platform has.
    var framework: HeadlessKit { self == .macOS ? .appKit : .uiKit }

    /// Apple's name of the SDK that has the platform.
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

    /// The name of the file that holds a module's interface for the platform.
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
    /// The platform's oldest version that the module's configuration supports, if it names any.
    func minimumVersion(of platform: ApplePlatform) -> String? {
        let name = platform == .catalyst ? ApplePlatform.iOS.rawValue : platform.rawValue
        return configuration.matches(of: #/"(\w+)": "([\d.]+)"/#).first { $0.1 == name }
            .map { String($0.2) }
    }
}
