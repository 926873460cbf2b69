import Foundation
import TestSupport

/// Folders and files of the toolchain that runs the tests.
enum Toolchain {
    /// Returns the folder of the module `PackagePlugin`.
    static func pluginInterface() throws -> String {
        try resources() + "/pm/PluginAPI"
    }

    /// Returns the folder of the macros of Swift Testing.
    static func testingPlugins() throws -> String {
        try resources() + "/host/plugins/testing"
    }

    /// Returns the folder of the macros of the standard library.
    static func macros() throws -> String {
        try resources() + "/host/plugins"
    }

    /// Returns the folder of the modules that macros are written with.
    static func macroLibraries() throws -> String {
        try resources() + "/host"
    }

    /// Returns the interface of Swift Testing, on Linux.
    static func testingInterface() throws -> String {
        let module = try resources() + "/linux/Testing.swiftmodule"
        let files = try FileManager.default.contentsOfDirectory(atPath: module)
        guard let interface = files.first(where: { $0.hasSuffix(".swiftinterface") }) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: module])
        }
        return "\(module)/\(interface)"
    }

    private static func resources() throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let info = try Command.run("swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(Target.self, from: Data(info.output.utf8)).paths.runtimeResourcePath
    }
}
