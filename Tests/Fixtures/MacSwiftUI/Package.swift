// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "MacSwiftUI",
    products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
    dependencies: [.package(path: "../AppKit")],
    targets: [
        // A link to the sources that show views in UIKit too.
        .target(name: "SwiftUI", dependencies: ["AppKit"])
    ],
    swiftLanguageModes: [.v6]
)
