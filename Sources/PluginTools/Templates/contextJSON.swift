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
        return context(of: plugin, for: kit, areTests ? tests : nil).map {
            JSONText(.object($0)).text() + "\n"
        }
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
