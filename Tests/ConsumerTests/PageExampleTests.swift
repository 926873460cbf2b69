import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// The examples of the reference, with the configurations that its pages show.
    @Suite("The examples of the reference", .ofCommits)
    struct PageExampleTests {
        /// A page's examples with one configuration.
        private struct Module {
            let name: String
            let kit: HeadlessKit
            let hasResources: Bool
        }

        @Test("pass their generated tests")
        func behave() throws {
            let folder = try TemporaryFolder()
            // The tutorial has a test of its own, and one page shows configurations alone.
            let pages = try ReferencePage.all().filter { page in
                !["/Tutorial.md", "/BuildSystems.md"].contains(where: page.path.hasSuffix)
            }
            let modules = try pages.flatMap { try Self.modules(of: $0, in: folder) }
            for module in ["DesignSystem", "MapKit"] {
                try folder.copy("\(Self.fixtures)/\(module)", to: "Sources/\(module)")
            }
            for kit in HeadlessKit.allCases {
                let modules = modules.filter { $0.kit == kit }
                try #require(!modules.isEmpty)
                try folder.write(Self.manifest(of: modules, kit), to: "Package.swift")
                try Consumer(path: folder.path, with: kit).expectTestsPass()
            }
        }

        /// The code of the apps that the pages are about, a file for each page, and the modules that they import.
        private static let fixtures = Repository.path("Tests", "Fixtures", "Pages")

        /// Generates the modules of a page, with their tests.
        private static func modules(of page: ReferencePage, in folder: TemporaryFolder) throws -> [Module] {
            let pageName = URL(filePath: page.path).deletingPathExtension().lastPathComponent
            let groups = page.modules.filter(\.describesPlugins)
            return try groups.enumerated().map { index, group in
                let name = "\(pageName)\(index + 1)"
                try page.write(group, to: folder, at: "Descriptions/\(name)/")
                let generation = try Command.plugingen(
                    "generate", "Descriptions/\(name)", "--output", "Sources/\(name)", "--tests-output",
                    "Tests/\(name)Tests", "--module", name, in: folder)
                try #require(generation.status == 0, "\(generation.text)")
                let support = "\(fixtures)/\(pageName).swift"
                // The imports of the app's code do not state their access.
                let statesAccess = group.contains { $0.text.contains(#""importAccess""#) }
                if !statesAccess, FileManager.default.fileExists(atPath: support) {
                    try folder.copy(support, to: "Sources/\(name)/\(pageName).swift")
                }
                let hasResources = group.contains { $0.isConfiguration && $0.text.contains(#""bundle": "module""#) }
                if hasResources { try folder.write("A resource.", to: "Sources/\(name)/Resources/Note.txt") }
                let shared = try folder.read("Sources/\(name)/ChildContainment.swift")
                let kit = shared.contains("import UIKit\n") ? HeadlessKit.uiKit : .appKit
                return Module(name: name, kit: kit, hasResources: hasResources)
            }
        }

        private static func manifest(of modules: [Module], _ kit: HeadlessKit) -> String {
            let targets = modules.map { module in
                let resources = module.hasResources ? #", resources: [.process("Resources")]"# : ""
                return """
                            .target(
                                name: "\(module.name)", dependencies: ["DesignSystem", "MapKit"]\(resources)),
                            .testTarget(name: "\(module.name)Tests", dependencies: ["\(module.name)"]),
                    """
            }
            return """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Pages",
                    dependencies: [.package(path: "\(kit.package)")],
                    targets: [
                        .target(name: "DesignSystem", dependencies: ["\(kit.rawValue)"]),
                        .target(name: "MapKit", dependencies: ["\(kit.rawValue)"]),
                \(targets.joined(separator: "\n"))
                    ]
                )
                """
        }
    }
}
