import Foundation

/// An SDK with Apple's own headers, in the folder that `PLUGINGEN_APPLE_SDKS` names.
///
/// The folder contains `iPhoneOS.sdk`, `AppleTVOS.sdk` and `MacOSX.sdk`, each of them optional.
/// Beside each is a folder such as `iPhoneOS.resources` with the compiler's resources for that SDK:
/// the links `clang` and `shims` to those of the toolchain, and in `apinotes` the API notes that
/// the SDK lacks.
struct AppleSDK {
    let path: String
    let resources: String

    private static let folder = ProcessInfo.processInfo.environment["PLUGINGEN_APPLE_SDKS"]

    /// Whether there is an SDK for any platform.
    static var isAvailable: Bool {
        ApplePlatform.allCases.contains { AppleSDK(for: $0) != nil }
    }

    init?(for platform: ApplePlatform) {
        guard let folder = Self.folder else { return nil }
        path = "\(folder)/\(platform.sdk).sdk"
        resources = "\(folder)/\(platform.sdk).resources"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
    }

    /// Returns the compiler's options for a platform, without those of a language mode.
    func options(for platform: ApplePlatform, version: String) -> [String] {
        let options = [
            "-target", platform.target(version: version), "-sdk", path,
            "-resource-dir", resources, "-enable-objc-interop",
        ]
        guard platform == .catalyst else { return options }
        let support = path + "/System/iOSSupport"
        return options + [
            "-Fsystem", support + "/System/Library/Frameworks",
            "-I", support + "/usr/lib/swift",
            "-Xcc", "-isystem", "-Xcc", support + "/usr/include",
        ]
    }
}
