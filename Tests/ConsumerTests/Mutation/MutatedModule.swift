import Foundation
import TestSupport
import Testing

/// A package of generated code and its tests, which mutants are made from. It is generated in
/// place, and the next build compiles only the files that differ.
enum MutatedModule {
    static func folder(for kit: HeadlessKit) -> String {
        Repository.builds.appending(component: "Mutants\(kit.rawValue)").path(percentEncoded: false)
    }

    /// Generates a package in its folder, and returns the folder.
    @discardableResult
    static func generate(for kit: HeadlessKit) throws -> String {
        let folder = folder(for: kit)
        try writeDescriptions(to: "\(folder)/Descriptions", for: kit)
        let configuration = try Repository.text(of: "Tests/Golden/Everywhere/plugingen.json")
            .replacing(#""kits": ["UIKit", "AppKit"]"#, with: #""kits": ["\#(kit.rawValue)"]"#)
            .replacing(#""access": "public""#, with: #""tests": "swiftTesting""#)
            .replacing(#""prefix": "ABC","#, with: "")
        try write(configuration, to: "\(folder)/configuration.json")
        let generation = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            [
                "generate", "--configuration", "\(folder)/configuration.json",
                "--module", "Subject", "--output", "\(folder)/Sources/Subject",
                "--tests-output", "\(folder)/Tests/SubjectTests", "\(folder)/Descriptions",
            ])
        try #require(generation.status == 0, "\(generation.text)")
        for file in ["Everywhere/Support/Theme", "Everywhere/Support/ThemeViews"]
            + ["Hosting/Support/HostedViews"]
        {
            let name = URL(filePath: file).lastPathComponent
            try write(
                Repository.text(of: "Tests/Golden/\(file).swift"),
                to: "\(folder)/Sources/Subject/\(name).swift")
        }
        try write(manifest(for: kit), to: "\(folder)/Package.swift")
        return folder
    }

    /// The descriptions: starters, and those golden files that use other parts of the templates.
    private static let descriptions = [
        "Templates/Starters": [
            "Loading", "Error", "Banner", "MapOverlay", "MiniPlayer", "Offline", "Paywall",
            "Progress",
        ],
        "Tests/Golden/Content": ["Search", "SignIn"],
        "Tests/Golden/Everywhere": [
            "Notice", "Send", "Card", "Terms", "Dialog", "Themed", "Consent", "Playback", "Rating",
            "Message", "Track", "Settings", "Profile", "Bulletin", "Saved", "More",
        ],
        "Tests/Golden/States": ["NoMessages", "Fetching"],
        "Tests/Golden/Hosting": ["Retry", "Picker", "Tip"],
    ]

    private static func writeDescriptions(to folder: String, for kit: HeadlessKit) throws {
        for (origin, names) in descriptions {
            // AppKit's lists do not have footers.
            for name in names where kit == .uiKit || name != "More" {
                let text = try Repository.text(of: "\(origin)/\(name).plugin.json")
                try write(adapt(text), to: "\(folder)/\(name).plugin.json")
            }
        }
    }

    /// Adds helpers for hosts and SwiftUI to a description. Operations show Progress, which can be
    /// canceled and has no group: plugins of one group would replace each other anyway.
    private static func adapt(_ description: String) -> String {
        description
            .replacing(/"while": "(Loading|Waiting)"/, with: #""while": "Progress""#)
            .replacing(
                #""placement": "center","#,
                with: #""placement": "center", "host": { "while": true },"#
            )
            .replacing(#""host": {"#, with: #""host": { "swiftUI": true, "#)
    }

    private static func manifest(for kit: HeadlessKit) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "Mutants",
            dependencies: [
                .package(path: "\(kit.package)"), .package(path: "\(kit.swiftUIPackage)"),
            ],
            targets: [
                .target(
                    name: "Subject",
                    dependencies: [
                        "\(kit.rawValue)",
                        .product(name: "SwiftUI", package: "\(kit.swiftUIPackageName)"),
                    ]),
                .testTarget(name: "SubjectTests", dependencies: ["Subject"]),
            ])
        """
    }

    /// Writes a file unless it has the same text already.
    private static func write(_ text: String, to path: String) throws {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
