/// Lines to write into a file of a build system.
package struct BuildInstructions {
    /// The purpose and the file, as a line that ends with a colon.
    package let title: String
    package let lines: [String]

    /// Returns the lines with which a build system compiles the Swift of descriptions: for the build plugin if it can
    /// run, and for committed files.
    ///
    /// - Parameters:
    ///   - file: the file to write the lines to.
    ///   - target: the name of the target; nil if it is not known.
    ///   - sources: the folder of the descriptions, from the folder of the project.
    static func all(
        for system: BuildSystem, in file: String, target: String?, sources: String
    ) -> [BuildInstructions] {
        let target = target ?? moduleName(of: sources)
        let (plugin, committed) =
            switch system {
            case .tuist: (tuistPlugin(sources), tuistCommitted(sources))
            case .xcodeGen: (xcodeGenPlugin(target, sources), xcodeGenCommitted(target, sources))
            case .bazel: ([], bazel(target, sources))
            }
        return [("the build plugin", plugin), ("committed files", committed)]
            .filter { !$0.1.isEmpty }
            .map { BuildInstructions(title: "To use \($0), in \(file):", lines: $1) }
    }

    /// Tuist's own integration of packages does not run build plugins, so the package is one of the project.
    private static func tuistPlugin(_ sources: String) -> [String] {
        [
            "packages: [.local(path: \"../plugingen\")],",
            "targets: [",
            "    .target(",
            "        …",
            "        sources: [\"\(sources)/**/*.swift\"],",
            "        resources: [\"\(sources)/**/*.plugin.json\"],",
            "        dependencies: [.package(product: \"\(PluginUsage.buildPluginName)\", type: .plugin)]",
            "    )",
            "]",
        ]
    }

    private static func tuistCommitted(_ sources: String) -> [String] {
        ["sources: [\"\(sources)/**/*.swift\"],  // with \(sources)/Generated"]
    }

    private static func xcodeGenPlugin(_ target: String, _ sources: String) -> [String] {
        [
            "packages:",
            "  plugingen:",
            "    path: ../plugingen",
            "targets:",
            "  \(target):",
            "    sources: [\(sources)]",
            "    buildToolPlugins:",
            "      - plugin: \(PluginUsage.buildPluginName)",
            "        package: plugingen",
        ]
    }

    private static func xcodeGenCommitted(_ target: String, _ sources: String) -> [String] {
        [
            "targets:",
            "  \(target):",
            "    sources:",
            "      - path: \(sources)",
            "        excludes: [\"**/*.plugin.json\", \"plugingen.json\"]",
        ]
    }

    private static func bazel(_ name: String, _ sources: String) -> [String] {
        [
            "load(\"@rules_swift//swift:swift.bzl\", \"swift_library\")",
            "",
            "swift_library(",
            "    name = \"\(name)\",",
            "    module_name = \"\(name)\",",
            "    srcs = glob([\"\(sources == "." ? "" : sources + "/")**/*.swift\"]),",
            ")",
        ]
    }

    /// Returns the name of a target that is likely for a folder.
    private static func moduleName(of sources: String) -> String {
        let name = sources.split(separator: "/").last.map(String.init) ?? "App"
        return name == "." ? "App" : name
    }
}
