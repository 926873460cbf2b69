import Foundation
import TestSupport

/// An SDK with Apple's own UIKit, where there is one: that of the simulator of iOS, or the one that
/// `PLUGINGEN_APPLE_SDK` and `PLUGINGEN_APPLE_TARGET` name.
struct AppleSDK {
    let path: String
    let target: String

    static let current: AppleSDK? = {
        let environment = ProcessInfo.processInfo.environment
        let target = environment["PLUGINGEN_APPLE_TARGET"] ?? "arm64-apple-ios15.0-simulator"
        if let path = environment["PLUGINGEN_APPLE_SDK"] {
            return AppleSDK(path: path, target: target)
        }
        let arguments = ["--sdk", "iphonesimulator", "--show-sdk-path"]
        guard let command = try? Command.run("xcrun", arguments), command.status == 0 else {
            return nil
        }
        return AppleSDK(
            path: command.output.trimmingCharacters(in: .whitespacesAndNewlines), target: target)
    }()
}
