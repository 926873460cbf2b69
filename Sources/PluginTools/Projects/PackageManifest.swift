import PluginCore
import SystemCalls

/// The manifest of a package.
package struct PackageManifest {
    package private(set) var name = ""
    /// For example "6.1.0".
    package private(set) var toolsVersion = ""
    /// The platforms that it names, each with the oldest version: ("ios", "15.0").
    package private(set) var platforms: [(name: String, version: String)] = []
    private(set) var products: [String] = []
    private(set) var dependencies: [PackageDependency] = []
    private(set) var declarations: [TargetDeclaration] = []

    /// The names of the package's own build and command plugins.
    var pluginTargets: [String] { declarations.filter { $0.type == .plugin }.map(\.name) }

    /// Whether a target can use plugins of a package.
    func depends(on package: String) -> Bool {
        dependencies.flatMap(\.names).contains { $0.lowercased() == package.lowercased() }
    }

    /// Whether the tools version is lower than another one.
    func isOlder(than major: Int, _ minor: Int) -> Bool {
        numbers(in: toolsVersion[...]).lexicographicallyPrecedes([major, minor])
    }
}

/// A package that another one depends on.
struct PackageDependency {
    /// Its identity and its name.
    let names: [String]
    /// The absolute path of a package on this machine; nil for a URL.
    let path: String?
}

/// A target, as a manifest declares it.
struct TargetDeclaration {
    enum Kind: String { case regular, executable, test, plugin, macro }

    let name: String
    let type: Kind
    var path: String?
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var dependencies: [String] = []
    var products: [String] = []
    var plugins: [PluginUsage] = []
}

extension PackageManifest {
    /// - Parameter node: the output of `swift package dump-package`.
    init(_ node: JSONNode) {
        name = node.member("name")?.string ?? ""
        toolsVersion = node.member("toolsVersion")?.member("_version")?.string ?? ""
        platforms = (node.member("platforms")?.elements ?? []).compactMap { platform in
            guard let name = platform.member("platformName")?.string,
                let version = platform.member("version")?.string
            else { return nil }
            return (name, version)
        }
        products = node.member("products")?.elements.compactMap { $0.member("name")?.string } ?? []
        declarations = (node.member("targets")?.elements ?? []).compactMap(TargetDeclaration.init)
        dependencies = (node.member("dependencies")?.elements ?? []).flatMap { kinds in
            // { "fileSystem": [{ "identity": "plugingen", "path": … }] }
            kinds.members.flatMap(\.value.elements).map { dependency in
                PackageDependency(
                    names: ["identity", "nameForTargetDependencyResolutionOnly"].compactMap {
                        dependency.member($0)?.string
                    },
                    path: dependency.member("path")?.string)
            }
        }
    }

    /// Reads the literals of the manifest in a folder.
    init(textIn folder: String, of listing: FileListing) {
        self.init(listing.read(manifestPath(in: folder, of: listing)) ?? [], in: folder)
    }

    /// Reads the literals of a manifest, for machines without Swift.
    ///
    /// - Parameter root: the folder of the package.
    init(_ text: [UInt8], in root: String) {
        toolsVersion = Self.toolsVersion(of: text)
        let calls = CallReader(of: text).calls
        name = calls.first { $0.name == "Package" }?.text("name") ?? ""
        platforms = calls.filter { $0.role == "platforms" }.compactMap { call in
            call.arguments.first?.value.version.map { (call.name.lowercased(), $0) }
        }
        products = calls.filter { $0.role == "products" }.compactMap { $0.text("name") }
        dependencies = calls.filter { $0.name == "package" && $0.role == "dependencies" }.map {
            let path = $0.text("path").map { FileIO.absolutePath($0, from: root) }
            let place = path ?? $0.text("url") ?? ""
            let name = fileName(ofPath: place)
            return PackageDependency(
                names: [$0.text("name"), name.hasSuffix(".git") ? String(name.dropLast(4)) : name]
                    .compactMap { $0 }, path: path)
        }
        declarations = calls.filter { !["dependencies", "plugins", "products"].contains($0.role) }
            .compactMap(TargetDeclaration.init)
    }
}

extension PackageManifest {
    /// Returns the tools version in the first line of a manifest, such as "6.1"; empty if there is none.
    static func toolsVersion(of text: [UInt8]) -> String {
        let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.split { $0 == ":" || $0 == " " }.last.map(String.init) ?? ""
    }
}

extension SourceCall.Value {
    /// The version in `.v15`, `.v16_4` and `"16.4"`.
    fileprivate var version: String? {
        switch self {
        case .text(let text): text
        case .name(let name):
            name.hasPrefix("v") ? String(name.dropFirst()).replacing("_", with: ".") : nil
        case .list, .call: nil
        }
    }
}

extension TargetDeclaration {
    fileprivate init?(_ node: JSONNode) {
        guard let name = node.member("name")?.string,
            let type = node.member("type")?.string.flatMap(Kind.init)
        else { return nil }
        let dependencies = node.member("dependencies")?.elements ?? []
        self.init(
            name: name, type: type, path: node.member("path")?.string,
            sources: node.texts("sources"), excluded: node.texts("exclude"),
            resources: node.member("resources")?.elements.compactMap {
                $0.member("path")?.string
            } ?? [],
            dependencies: dependencies.compactMap { dependency in
                ["byName", "target"].compactMap {
                    dependency.member($0)?.elements.first?.string
                }.first
            },
            products: dependencies.compactMap { $0.member("product")?.elements.first?.string },
            plugins: node.member("pluginUsages")?.elements.compactMap { usage in
                // { "plugin": ["PlugingenBuildPlugin", "plugingen"] }
                guard let words = usage.member("plugin")?.elements, let name = words.first?.string
                else { return nil }
                return PluginUsage(name: name, package: words.dropFirst().first?.string)
            } ?? [])
    }

    /// Creates a target from a call such as `.target(name: "App")`; nil for other calls.
    fileprivate init?(_ call: SourceCall) {
        let types: [String: Kind] = [
            "target": .regular, "executableTarget": .executable, "testTarget": .test,
            "plugin": .plugin, "macro": .macro,
        ]
        guard let type = types[call.name], let name = call.text("name") else { return nil }
        let dependencies = call.calls("dependencies")
        self.init(
            name: name, type: type, path: call.text("path"), sources: call.elements("sources"),
            excluded: call.elements("exclude"),
            resources: call.calls("resources").flatMap { $0.arguments.first?.value.texts ?? [] },
            dependencies: call.elements("dependencies")
                + dependencies.filter { $0.name != "product" }.compactMap { $0.text("name") },
            products: dependencies.filter { $0.name == "product" }.compactMap { $0.text("name") },
            plugins: call.elements("plugins").map { PluginUsage(name: $0, package: nil) }
                + call.calls("plugins").compactMap { plugin in
                    plugin.text("name").map {
                        PluginUsage(name: $0, package: plugin.text("package"))
                    }
                })
    }
}

extension JSONNode {
    fileprivate func texts(_ key: String) -> [String] {
        member(key)?.elements.compactMap(\.string) ?? []
    }
}
