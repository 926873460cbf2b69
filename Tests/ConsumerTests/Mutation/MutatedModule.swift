import Foundation
import TestSupport
import Testing

/// A package of generated code and its tests, which mutants are made from. A build compiles only the
/// files that changed after the one before.
enum MutatedModule {
    /// Generates a package, and returns its folder.
    static func generate(for kit: HeadlessKit) throws -> String {
        let scratch = try TemporaryFolder()
        try scratch.write(manifest(for: kit), to: "Package.swift")
        try writeDescriptions(to: scratch, for: kit)
        let configuration = try Repository.text(
            of: "Tests/Fixtures/Modules/Everywhere/plugingen.json"
        )
        .replacing(#""kits": ["UIKit", "AppKit"]"#, with: #""kits": ["\#(kit.rawValue)"]"#)
        .replacing(#""access": "public""#, with: #""tests": "swiftTesting""#)
        .replacing(#""prefix": "ABC","#, with: "")
        // Not all plugins that show states are among the descriptions.
        .replacing(#/(?s)"states": \{.*?\n  \},/#, with: "")
        try scratch.write(configuration, to: "configuration.json")
        let generation = try Command.plugingen(
            "generate", "--configuration", "configuration.json", "--module", "Subject", "--output",
            "Sources/Subject", "--tests-output", "Tests/SubjectTests", "Descriptions", in: scratch)
        try #require(generation.status == 0, "\(generation.text)")
        for file in [
            "Everywhere/Support/Theme", "Everywhere/Support/ThemeViews",
            "Hosting/Support/HostedViews",
        ] {
            let name = URL(filePath: file).lastPathComponent
            try scratch.write(
                Repository.text(of: "Tests/Fixtures/Modules/\(file).swift"), to: "Sources/Subject/\(name).swift")
        }
        let folder = Repository.builds.appending(component: "Mutants\(kit.rawValue)").path(percentEncoded: false)
        try update(folder, from: scratch.path)
        return folder
    }

    /// The descriptions: starters, and those of modules that use other parts of the templates.
    private static let descriptions = [
        "Templates/Starters": [
            "Loading", "Error", "Banner", "MapOverlay", "MiniPlayer", "Offline", "Paywall",
            "Progress", "Toast",
        ],
        "Tests/Fixtures/Modules/Content": ["Search", "SignIn"],
        "Tests/Fixtures/Modules/Everywhere": [
            "Notice", "Send", "Card", "Terms", "Dialog", "Themed", "Consent", "Playback", "Rating",
            "Message", "Track", "Settings", "Profile", "Bulletin", "Saved", "More",
        ],
        "Tests/Fixtures/Modules/States": ["NoMessages", "Fetching"],
        "Tests/Fixtures/Modules/Hosting": ["Retry", "Picker", "Tip"],
    ]

    private static func writeDescriptions(to folder: TemporaryFolder, for kit: HeadlessKit) throws {
        for (origin, names) in descriptions {
            // AppKit's lists do not have footers.
            for name in names where kit == .uiKit || name != "More" {
                let text = try Repository.text(of: "\(origin)/\(name).plugin.json")
                try folder.write(adapt(text), to: "Descriptions/\(name).plugin.json")
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
            ).replacing(#""host": {"#, with: #""host": { "swiftUI": true, "#)
    }

    private static func manifest(for kit: HeadlessKit) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
            name: "Mutants",
            dependencies: [.package(path: "\(kit.package)")],
            targets: [
                .target(name: "Subject", dependencies: ["\(kit.rawValue)"]),
                .testTarget(name: "SubjectTests", dependencies: ["Subject"]),
            ])
        """
    }

    /// Makes the files of a folder equal to those of another one, without changing equal ones: a
    /// build compiles files with a new date again.
    private static func update(_ folder: String, from other: String) throws {
        let manager = FileManager.default
        let new = Set(try manager.subpathsOfDirectory(atPath: other))
        let old = (try? manager.subpathsOfDirectory(atPath: folder)) ?? []
        for file in old where file.hasSuffix(".swift") && !file.hasPrefix(".") {
            if !new.contains(file) { try manager.removeItem(atPath: "\(folder)/\(file)") }
        }
        for file in new where file.contains(".") {
            let url = URL(filePath: "\(folder)/\(file)")
            let data = try Data(contentsOf: URL(filePath: "\(other)/\(file)"))
            if (try? Data(contentsOf: url)) == data { continue }
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }
}
