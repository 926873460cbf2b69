// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SwiftUI",
    products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
    dependencies: [.package(path: "../UIKit")],
    targets: [
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
