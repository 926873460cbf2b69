extension ModuleConfiguration {
    /// Decodes a configuration of checked JSON.
    init(_ node: JSONNode, in file: SourceFile) {
        let strings = node.object("strings")
        self.init(
            access: node.choice("access") ?? .internal,
            importAccess: node.choice("importAccess"),
            kits: decodeKits(node) ?? [.default],
            prefix: node.string("prefix") ?? "",
            tests: node.choice("tests") ?? .swiftTesting,
            names: ContainmentNames(node.object("names")),
            appearance: AppearanceConfiguration(node.object("appearance")),
            hasPreviews: node.bool("previews") ?? false,
            hasModifiers: node.object("host").bool("swiftUI") ?? false,
            minimumVersions: MinimumVersions(
                platforms: node.member("platforms")?.elements.compactMap {
                    $0.choice(SupportedPlatform.self)
                } ?? []
            ) { node.member("minimumVersions")?.string($0) },
            strings: StringTable(
                bundle: strings.choice("bundle") ?? .main,
                name: strings.string("table") ?? StringTable.defaultName),
            templates: node.locatedString("templates").map {
                ($0.value, SourcePlace(file, $0.range))
            },
            engine: node.locatedString("engine").map {
                Engine(name: $0.value, place: SourcePlace(file, $0.range))
            },
            providedEngine: node.choice("providesEngine"),
            engineParts: node.member("engineParts")?.elements.compactMap {
                $0.choice(EnginePart.self)
            } ?? EnginePart.allCases,
            modules: node.member("modules")?.elements.map(ProjectModule.init) ?? [])
    }
}

extension ProjectModule {
    /// Decodes a module of checked JSON.
    init(_ node: JSONNode) {
        self.init(
            name: node.string("name") ?? "",
            descriptions: node.string("descriptions") ?? "",
            output: node.string("output"),
            tests: node.member("tests").map { tests in
                Tests(output: tests.string("output") ?? "", prefix: tests.string("prefix") ?? "")
            })
    }
}

extension ContainmentNames {
    /// Decodes the names of checked JSON.
    init(_ node: JSONNode) {
        self.init(add: node.string("add") ?? "add", remove: node.string("remove") ?? "remove")
    }
}
