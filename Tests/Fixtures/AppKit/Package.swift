// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AppKit",
    products: [
        .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"])
    ],
    targets: [
        // A link to the sources that the headless UIKit has, too. It is compiled for each kit, since
        // constraints belong to the main actor in UIKit and to no actor in AppKit.
        .target(name: "HeadlessKit"),
        .target(name: "AppKit", dependencies: ["HeadlessKit"]),
        // The testing library asks for this module wherever it is imported together with AppKit.
        .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
        .testTarget(name: "AppKitTests", dependencies: ["AppKit", "_Testing_AppKit"]),
    ],
    swiftLanguageModes: [.v6]
)
