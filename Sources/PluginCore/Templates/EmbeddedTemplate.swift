/// A template or a runtime file that is part of the program.
package struct EmbeddedTemplate: Sendable {
    /// The path in the folder of templates, without the suffix: `PluginHosts`, `Runtime/Parts/PluginQueue`.
    package let name: String
    package let text: String

    /// Whether the file is Swift for the shared code, and not Mustache.
    package var isRuntimeFile: Bool { Self.isRuntimeFile(name) }

    /// The file with its path in the repository of plugingen.
    var file: SourceFile { SourceFile(path: "plugingen/Templates/\(name).mustache", text: text) }

    static func isRuntimeFile(_ name: String) -> Bool { name.hasPrefix(OutputNames.runtimeFolder + "/") }

    /// Returns the path of a custom template with a name.
    package static func path(of name: String) -> String {
        name + (isRuntimeFile(name) ? OutputNames.runtimeSuffix : OutputNames.templateSuffix)
    }
}

extension EmbeddedTemplates {
    /// The templates and the runtime files, which custom templates can replace.
    package static let withRuntime =
        all
        + EmbeddedRuntime.files.map { file in
            EmbeddedTemplate(name: OutputNames.runtimeFolder + "/" + file.name, text: file.text)
        }
}

extension [EmbeddedTemplate] {
    /// Returns the template with a name.
    package subscript(name: String) -> EmbeddedTemplate? { first { $0.name == name } }

    var names: [String] { map(\.name) }
}
