/// A platform whose headers generated code is compiled against.
enum ApplePlatform: String, CaseIterable {
    case iOS
    case catalyst = "Mac Catalyst"
    case tvOS
    case macOS

    /// The framework that the platform has.
    var framework: HeadlessKit { self == .macOS ? .appKit : .uiKit }

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
