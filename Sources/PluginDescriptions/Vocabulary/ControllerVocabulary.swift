extension Vocabulary {
    /// Keys of a description that say what its controller is, beyond what it shows.
    package static let controllerKeys: [KeyShape] = [
        .optional(
            "access", .choice(of: AccessLevel.self),
            whenAbsent: "that of the configuration, or \"internal\"",
            "From where the controller, what hosts set of it, and the helpers of hosts can be used."
        ),
        kits(whenAbsent: "those of the configuration, or [\"\(Kit.default.name)\"]"),
        .optional(
            "imports", .list(of: .moduleName), whenAbsent: "[]",
            "The modules that declare the types which the description names, besides the kit."),
        .optional(
            "superclass", .swiftType, whenAbsent: "the kit's view controller",
            "The class that the controller inherits from. It needs 'init(nibName:bundle:)'."),
        .optional(
            "hooks", .list(of: .choice(of: LifecycleHook.self)),
            whenAbsent: "[]",
            "Moments at which the controller calls a method of yours, in an extension of it: "
                + "'pluginViewDidLoad()' for 'viewDidLoad', and so on."),
        .optional(
            "host", .object(host), whenAbsent: "{}",
            "The helpers that every view controller gets for the plugin."),
        .optional(
            "tests", .choice(Choice([TestFramework.none.rawValue])),
            whenAbsent: "that of the configuration",
            "'none' for no tests of this plugin."),
    ]
}

extension Vocabulary {
    static func kits(whenAbsent: String) -> KeyShape {
        .optional(
            "kits", .list(of: .choice(Choice(Kit.all.map { $0.name }))), whenAbsent: whenAbsent,
            "The kits that code is emitted for; with several, files hold the code for all of them.")
    }

    package static let host = ObjectShape(
        "host",
        "The helpers that every view controller gets for the plugin, each with a name of its own, "
            + "or left out with false.",
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
                "while", .nameOrBoolean, whenAbsent: "false",
                "The method that shows the plugin while an operation runs: 'whileLoading' for "
                    + "'Loading'."),
            .optional(
                "recovery", .object(recovery), whenAbsent: "no such helper",
                "The method that runs an operation, and when it fails shows the plugin, which runs "
                    + "it again: 'withErrorRecovery' for 'Error'."),
        ])

    package static let recovery = ObjectShape(
        "recovery",
        "How a plugin tells what went wrong and tries again.",
        [
            .required(
                "message", .identifier,
                "The input, of type String or String?, that is set to what went wrong."),
            .required("retry", .identifier, "The handler that runs the operation again."),
            .optional(
                "while", .identifier, whenAbsent: "no plugin",
                "The plugin that is shown while the operation runs. Its host has 'while'."),
            .optional(
                "name", .identifier, whenAbsent: "'withErrorRecovery' for 'Error'",
                "The name of the method."),
        ])
}
