import PluginCore

extension Module {
    /// Returns the data that a template for a plugin uses, as a JSON object with sorted names; nil if nothing is generated
    /// for the framework.
    ///
    /// - Parameters:
    ///   - plugin: the plugin; nil for the data of a template for all plugins.
    ///   - kit: the name of the framework; nil for the first one.
    ///   - areTests: whether the data is for generated tests.
    package func contextJSON(of plugin: PluginDescription?, for kit: String?, areTests: Bool) -> String? {
        let tests = GenerationOptions.Tests(directory: "", module: "App", framework: configuration.usedTests)
        return context(of: plugin, for: kit, areTests ? tests : nil).map { JSONText(.object($0)).text() + "\n" }
    }

    /// Returns the data for a custom template; nil if nothing is generated for the framework.
    ///
    /// - Parameters:
    ///   - plugin: the plugin that the template generates a file for; nil for all plugins.
    ///   - kit: the name of the framework; nil for the first one.
    ///   - tests: the options of the tests in the file; nil if it is not for tests.
    private func context(
        of plugin: PluginDescription?, for kit: String?, _ tests: GenerationOptions.Tests?
    ) -> MustacheObject? {
        let dialects = (plugin?.controller.kits ?? kits).dialects(with: configuration.strings)
        guard let dialect = dialects.first(where: { kit == nil || $0.kit.name == kit }) else { return nil }
        var context = plugin.map { data(of: $0, dialect, tests) } ?? data(ofAll: sortedDescriptions, dialect, tests)
        context.add(configuration.names.context)
        return context
    }
}

extension ModuleConfiguration {
    /// The testing framework of tests that a command asks for, even if none are generated otherwise.
    package var usedTests: TestFramework { tests == .none ? .swiftTesting : tests }
}

extension JSONText {
    init(_ value: MustacheValue) {
        switch value {
        case .text(let text): self = .string(text)
        case .flag(let flag): self = .boolean(flag)
        case .list(let elements): self = .array(elements.map { JSONText($0) })
        case .object(let fields): self = .object(fields.sorted { $0.key < $1.key }.map { ($0.key, JSONText($0.value)) })
        case .nothing: self = .null
        }
    }
}
