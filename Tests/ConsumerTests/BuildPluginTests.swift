import Foundation
import TestSupport
import Testing

@Suite("The build plugin")
struct BuildPluginTests {
    @Test("compiles for Xcode projects, against a stand-in for Xcode's module")
    func compilesForXcode() throws {
        let folder = try TemporaryFolder()
        let api = try Toolchain.pluginInterface()
        let module = try Command.run(
            "swiftc",
            [
                "-emit-module", "-module-name", "XcodeProjectPlugin", "-swift-version", "6",
                "-package-description-version", "6.1.0", "-I", api,
                "-emit-module-path", folder.path(of: "XcodeProjectPlugin.swiftmodule"),
                Repository.path(
                    "Tests", "Fixtures", "XcodeProjectPlugin", "XcodeProjectPlugin.swift"),
            ])
        try #require(module.status == 0, "\(module.text)")

        let sources = Repository.path("Plugins", "PlugingenBuildPlugin")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        #expect(files.contains("PlugingenBuildPlugin+Xcode.swift"))
        let plugin = try Command.run(
            "swiftc",
            [
                "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "PlugingenBuildPlugin",
                "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                "-package-description-version", "6.1.0", "-I", api, "-I", folder.path,
            ] + files.map { sources + "/" + $0 })
        #expect(plugin.status == 0, "\(plugin.text)")
    }

    @Test("declares its outputs with the program's own names")
    func sharesOutputNames() throws {
        let link = Repository.path("Plugins", "PlugingenBuildPlugin", "OutputNames.swift")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link)
                == "../../Sources/PluginGeneration/Plan/OutputNames.swift")
    }
}
