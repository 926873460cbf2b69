// swift-tools-version: 6.1
import PackageDescription

let support: [SwiftSetting] = [.define("SLIDES"), .define("DUE_TIMERS"), .define("STACKS")]

let package = Package(
    name: "AppKit",
    products: [
        .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit", "SwiftUI"])
    ],
    targets: [
        // A link to the sources that the headless UIKit uses too. They are compiled separately for
        // each framework, because constraints are isolated to the main actor in UIKit, but
        // nonisolated in AppKit.
        .target(name: "HeadlessKit"),
        .target(name: "AppKit", dependencies: ["HeadlessKit"]),
        // A link to the sources that show views in UIKit too.
        .target(name: "SwiftUI", dependencies: ["AppKit"]),
        // Swift Testing requires this module if a file imports it together with AppKit.
        .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
        // The shared code of generated modules, whose sources are links.
        .target(name: "Runtime", dependencies: ["AppKit", "SwiftUI"]),
        // The support of generated tests, whose sources are links too.
        .target(
            name: "TestSupport", dependencies: ["Runtime", "AppKit", "SwiftUI"],
            swiftSettings: support),
        .testTarget(name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit"]),
        .testTarget(name: "RuntimeTests", dependencies: ["Runtime", "AppKit", "SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)
