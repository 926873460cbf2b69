/// A platform that a configuration can name.
package enum SupportedPlatform: String, CaseIterable, Sendable {
    case iOS
    case macCatalyst
    case tvOS
    case visionOS
    case macOS

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
