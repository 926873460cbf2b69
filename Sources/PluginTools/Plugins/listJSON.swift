import PluginCore

extension [PluginList] {
    /// The list as a JSON array of modules.
    package var json: String { JSONText.array(map(\.json)).text() + "\n" }
}

extension PluginList {
    fileprivate var json: JSONText {
        .object([
            ("name", name.map(JSONText.string) ?? .null), ("descriptions", .string(folder)),
            ("plugins", .array(plugins.map(\.json))),
            ("files", .array(otherFiles.map(\.json))),
        ])
    }
}

extension ListedPlugin {
    fileprivate var json: JSONText {
        .object([
            ("name", .string(name)), ("path", .string(path)), ("state", .string(state.rawValue)),
            (
                "controller", description.map { .string($0.controllerName) } ?? .null
            ),
            (
                "inputs",
                .array(
                    (description?.inputs ?? []).map { input in
                        .object([
                            ("name", .string(input.name.value)),
                            ("type", .string(input.type.value)),
                            ("default", input.defaultValue.map { .string($0.value) } ?? .null),
                        ])
                    })
            ),
            (
                "handlers",
                .array(
                    (description?.handlers ?? []).map { handler in
                        .object([
                            ("name", .string(handler.name.value)),
                            (
                                "parameters",
                                .array(
                                    handler.parameters.map { parameter in
                                        .object([
                                            ("name", .string(parameter.name.value)),
                                            ("type", .string(parameter.type.value)),
                                        ])
                                    })
                            ),
                        ])
                    })
            ),
            (
                "helpers",
                .object((description?.listedHelpers ?? []).map { ($0.key, .string($0.name)) })
            ),
            ("files", .array(files.map(\.json))),
        ])
    }
}

extension ListedFile {
    fileprivate var json: JSONText {
        .object([("path", .string(path)), ("state", .string(state.rawValue))])
    }
}
