// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])
    ],
    targets: [
        .target(name: "UIKit"),
        // The testing library asks for this module wherever it is imported together with UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
