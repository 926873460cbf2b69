extension Vocabulary {
    /// The keys of a description that concern its controller, apart from the content.
    package static let controllerKeys: [KeyShape] = [
        .optional(
            "access", .choice(of: AccessLevel.self),
            whenAbsent: "that of the configuration, or \"internal\"",
            "The access level of the controller and of the host helpers."
        ),
        kits(whenAbsent: "those of the configuration, or [\"\(Kit.default.name)\"]"),
        .optional(
            "imports", .list(of: .moduleName), whenAbsent: "[]",
            "The modules of the types that the description names."),
        .optional(
            "superclass", .swiftType, whenAbsent: "the framework's view controller",
            "The class that the controller inherits from. It needs 'init(nibName:bundle:)'."),
        .optional(
            "hooks", .list(of: .choice(of: LifecycleHook.self)),
            whenAbsent: "[]",
            "Lifecycle events for which the controller calls a method in your extension: "
                + "'pluginViewDidLoad()' for 'viewDidLoad', and so on."),
        .optional(
            "host", .object(host), whenAbsent: "{}",
            "The host helpers for the plugin."),
        .optional(
            "tests", .choice(Choice([TestFramework.none.rawValue])),
            whenAbsent: "that of the configuration",
            "With 'none', plugingen generates no tests of this plugin."),
        .optional(
            "previews", .boolean, whenAbsent: "that of the configuration, or false",
            "Whether the controller's file ends in previews for Xcode's canvas."),
    ]
}

extension Vocabulary {
    static func kits(whenAbsent: String) -> KeyShape {
        .optional(
            "kits", .list(of: .choice(Choice(Kit.all.map { $0.name }))), whenAbsent: whenAbsent,
            "The frameworks that code is generated for. With both, each file contains the code for both."
        )
    }

    package static let host = ObjectShape(
        "host",
        "The host helpers for the plugin, each with a name, "
            + "or false for none.",
        [
            .optional(
                "show", .nameOrBoolean, whenAbsent: "true",
                "The method that shows the plugin: 'showLoading' for 'Loading'."),
            .optional(
                "hide", .nameOrBoolean, whenAbsent: "true",
                "The method that removes the plugin: 'hideLoading' for 'Loading'."),
            .optional(
                "shown", .nameOrBoolean, whenAbsent: "true",
                "The property that holds the plugin while it is shown: 'shownLoading' for 'Loading'."
            ),
            .optional(
                "while", .anyOf([.nameOrBoolean, .object(operation)]), whenAbsent: "false",
                "The method that shows the plugin while an operation runs: 'whileLoading' for "
                    + "'Loading'. The operation can report its progress."),
            .optional(
                "swiftUI", .nameOrBoolean, whenAbsent: "false",
                "The SwiftUI modifier that shows the plugin over a view: 'loading' for 'Loading'."),
            .optional(
                "scene", .boolean, whenAbsent: "false",
                "Adds the methods 'show', 'hide' and 'shown' to the class of the plugin, for code without a view "
                    + "controller. They show it over everything else in a scene."),
            .optional(
                "recovery", .object(recovery), whenAbsent: "no such host helper",
                "A method that runs an operation. If the operation fails, the method shows the plugin, which can "
                    + "run it again: 'withErrorRecovery' for 'Error'."),
        ])

    package static let operation = ObjectShape(
        "operation with progress",
        "The method that shows the plugin while an operation runs, which reports its progress.",
        [
            .required(
                "progress", .identifier,
                "The input that shows the progress, of type Float, Double, Float? or Double?."),
            .optional(
                "name", .identifier, whenAbsent: "'whileLoading' for 'Loading'",
                "The name of the method."),
        ])

    package static let recovery = ObjectShape(
        "recovery",
        "How the plugin shows an error and retries an operation.",
        [
            .optional(
                "message", .identifier, whenAbsent: "one of the two is required",
                "The input, of type String or String?, for the error message."),
            .optional(
                "error", .identifier, whenAbsent: "one of the two is required",
                "The input, of any type, whose value a closure of the host makes from the error."),
            .required("retry", .identifier, "The handler that runs the operation again."),
            .optional(
                "while", .identifier, whenAbsent: "no plugin",
                "The plugin that is shown while the operation runs. It needs 'while' in its 'host'."
            ),
            .optional(
                "name", .identifier, whenAbsent: "'withErrorRecovery' for 'Error'",
                "The name of the method."),
        ],
        oneOf: ["message", "error"])
}
