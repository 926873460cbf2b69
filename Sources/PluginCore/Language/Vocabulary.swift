/// The format of descriptions: every key of every object, with its values, its default and its
/// documentation. Descriptions are checked against it, the schema is generated from it, and tests
/// compare the reference with it.
package enum Vocabulary {
    /// The maximum number of elements of an array, and of keys of an object.
    package static let countLimit = 200

    /// The keys of descriptions.
    package static let description = ObjectShape(
        "description",
        "One plugin. The base name of its file is the plugin's name.",
        contentKeys + controllerKeys)

    /// The keys of a description that concern the content of the plugin, its placement and its
    /// presentation.
    private static let contentKeys: [KeyShape] = [
        .optional(
            "$schema", .string, whenAbsent: "the editor's settings",
            "The path of the JSON Schema, for editors; plugingen ignores it. 'plugingen schema' prints the schema."
        ),
        .optional(
            "summary", .string, whenAbsent: "a sentence with the plugin's name",
            "What the plugin shows. It becomes the documentation comment of the controller."),
        .optional(
            "inputs", .list(of: .object(input)), whenAbsent: "[]",
            "The properties that a host sets."),
        .optional(
            "handlers", .list(of: .object(handler)), whenAbsent: "[]",
            "The closures that a host sets. The plugin calls them, for example when a button is tapped."
        ),
        .optional(
            "content", .view(outermost: true), whenAbsent: "an empty view",
            "The views that the controller shows."),
        .optional(
            "placement",
            .anyOf([
                .choice(of: PluginPlacement.Position.self),
                .object(placement),
            ]),
            whenAbsent: "\"fill\"", "Where the plugin sits in its host."),
        .optional(
            "presentation", .object(presentation), whenAbsent: "{}",
            "When the plugin becomes visible, how long it stays, and its transition."),
        .optional(
            "accessibility", .object(accessibilityOfPlugin), whenAbsent: "{}",
            "The plugin's values for assistive technologies."),
    ]
}
