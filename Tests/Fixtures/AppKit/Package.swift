// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AppKit",
    products: [
        .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"])
    ],
    dependencies: [
        .package(path: "../UIKit")
    ],
    targets: [
        .target(name: "AppKit", dependencies: [.product(name: "HeadlessKit", package: "UIKit")]),
        // The testing library asks for this module wherever it is imported together with AppKit.
        .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
        .testTarget(name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit"]),
    ],
    swiftLanguageModes: [.v6]
)
