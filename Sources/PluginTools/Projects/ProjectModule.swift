import PluginCore

/// A module that the configuration of a project lists.
///
/// Paths start from the folder of the configuration.
package struct ProjectModule: Sendable {
    /// The committed tests of a module.
    package struct Tests: Sendable {
        let node: JSONNode

        package var output: String { node.string("output") ?? "" }
        /// The prefix of the names of test files and suites; empty for none.
        package var prefix: String { node.string("prefix") ?? "" }
    }

    let node: JSONNode

    /// The name that the module is imported by.
    package var name: String { node.string("name") ?? "" }
    package var descriptions: String { node.string("descriptions") ?? "" }
    /// The folder of the committed controllers; nil if a build plugin generates them.
    package var output: String? { node.string("output") }
    /// The committed tests; nil for none.
    package var tests: Tests? { node.member("tests").map(Tests.init) }

    /// The folders of the committed files.
    package var outputs: [String] { [output, tests?.output].compactMap { $0 } }
}

extension ModuleConfiguration {
    /// The modules of the project that the configuration is for; empty if it is for one module.
    package var modules: [ProjectModule] { node.elements("modules").map(ProjectModule.init) }
}
