/// Lines to write into a file of a build system.
package struct BuildInstructions {
    /// The purpose and the file, as a line that ends with a colon.
    package let title: String
    package let lines: [String]

    /// Returns the lines with which a build system compiles the Swift of descriptions: for the build plugin if it can
    /// run, and for committed files.
    ///
    /// - Parameter sources: the folder of the descriptions, from the folder of the project.
    static func all(for system: BuildSystem, sources: String) -> [BuildInstructions] {
        switch system {
        case .tuist: [tuistPlugin(sources), tuistCommitted(sources)]
        case .xcodeGen: [xcodeGenPlugin(sources), xcodeGenCommitted(sources)]
        case .bazel: [bazel(sources)]
        }
    }

    /// Tuist's own integration of packages does not run build plugins, so the package is one of the project.
    private static func tuistPlugin(_ sources: String) -> BuildInstructions {
        BuildInstructions(
            title: "To use the build plugin, in Project.swift:",
            lines: [
                "packages: [.local(path: \"../plugingen\")],",
                "targets: [",
                "    .target(",
                "        …",
                "        sources: [\"\(sources)/**/*.swift\"],",
                "        resources: [\"\(sources)/**/*.plugin.json\"],",
                "        dependencies: [.package(product: \"\(PluginUsage.buildPluginName)\", type: .plugin)]",
                "    )",
                "]",
            ])
    }

    private static func tuistCommitted(_ sources: String) -> BuildInstructions {
        BuildInstructions(
            title: "To use committed files, in Project.swift:",
            lines: ["sources: [\"\(sources)/**/*.swift\"],  // with \(sources)/Generated"])
    }

    private static func xcodeGenPlugin(_ sources: String) -> BuildInstructions {
        BuildInstructions(
            title: "To use the build plugin, in project.yml:",
            lines: [
                "packages:",
                "  plugingen:",
                "    path: ../plugingen",
                "targets:",
                "  \(moduleName(of: sources)):",
                "    sources: [\(sources)]",
                "    buildToolPlugins:",
                "      - plugin: \(PluginUsage.buildPluginName)",
                "        package: plugingen",
            ])
    }

    private static func xcodeGenCommitted(_ sources: String) -> BuildInstructions {
        BuildInstructions(
            title: "To use committed files, in project.yml:",
            lines: [
                "targets:",
                "  \(moduleName(of: sources)):",
                "    sources:",
                "      - path: \(sources)",
                "        excludes: [\"**/*.plugin.json\", \"plugingen.json\"]",
            ])
    }

    private static func bazel(_ sources: String) -> BuildInstructions {
        let name = moduleName(of: sources)
        return BuildInstructions(
            title: "To use committed files, in BUILD.bazel:",
            lines: [
                "load(\"@rules_swift//swift:swift.bzl\", \"swift_library\")",
                "",
                "swift_library(",
                "    name = \"\(name)\",",
                "    module_name = \"\(name)\",",
                "    srcs = glob([\"\(sources)/**/*.swift\"]),",
                ")",
            ])
    }

    /// Returns the name of a target that is likely for a folder.
    private static func moduleName(of sources: String) -> String {
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        return name == "." ? "App" : name
    }
}
