// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "RuntimeAppKit",
    dependencies: [.package(path: "../AppKit"), .package(path: "../MacSwiftUI")],
    targets: [
        // Both folders are links to the sources that the package for UIKit has too.
        .target(
            name: "Runtime",
            dependencies: ["AppKit", .product(name: "SwiftUI", package: "MacSwiftUI")]),
        .testTarget(
            name: "RuntimeTests",
            dependencies: ["Runtime", "AppKit", .product(name: "SwiftUI", package: "MacSwiftUI")]),
    ],
    swiftLanguageModes: [.v6]
)
