extension Vocabulary {
    static let access = Key(
        "access", default: AccessLevel.internal, "The default access level of controllers.")

    static let tests = Key(
        "tests", default: TestFramework.swiftTesting, "The testing framework, or 'none'.")

    static let previews = Key(
        "previews", default: false,
        "Whether the files of controllers end in previews for Xcode's canvas.")

    /// The keys of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        "The configuration of a module. The file is named 'plugingen.json'.",
        [
            .optional(
                "$schema", .string, whenAbsent: "the editor's settings",
                "The path of the schema that 'plugingen schema --configuration' prints. It is ignored."
            ),
            access.shape,
            .optional(
                "importAccess", .choice(of: AccessLevel.self),
                whenAbsent: "imports without an access level",
                "The access level that imports state, at least that of the controllers. Imports whose types are only "
                    + "used inside of the module are 'internal'."),
            kits(whenAbsent: "[\"\(Kit.default.name)\"]"),
            .optional(
                "platforms", .list(of: .choice(of: SupportedPlatform.self)),
                whenAbsent: "all platforms of the frameworks",
                "The platforms of the module. Code for others is left out."),
            .optional(
                "prefix", .identifier, whenAbsent: "no prefix",
                "A prefix for the names of controllers: with 'ABC', the controller of 'Loading' "
                    + "is 'ABCLoadingViewController'. Files and helpers keep their names."),
            tests.shape,
            previews.shape,
            .optional(
                "templates", .name, whenAbsent: "the built-in templates",
                "The folder of custom templates, as a path from the folder of this file."),
            .optional(
                "names", .object(containmentNames), whenAbsent: "{}",
                "Other names for 'add' and 'remove', the generated methods of every view "
                    + "controller."),
            .optional(
                "strings", .object(strings), whenAbsent: "{}",
                "The string table of localized strings."),
            .optional(
                "appearance", .object(appearance), whenAbsent: "{}",
                "The app's own colors and fonts, and when plugins evaluate the expressions of the app again."
            ),
            .optional(
                "host", .object(hostDefaults), whenAbsent: "{}",
                "The host helpers that plugins get if their descriptions do not say otherwise."),
            .optional(
                "minimumVersions", .object(minimumVersions), whenAbsent: "{}",
                "The minimum platform versions of the module. A value that needs a newer version is "
                    + "an error."),
            .optional(
                "engine", .identifier, whenAbsent: "shared code of its own",
                "The module whose shared code this module uses. That module has a configuration with "
                    + "'providesEngine'."),
            .optional(
                "providesEngine", .choice(of: EngineAccess.self),
                whenAbsent: "only this module uses its shared code",
                "The access level of the shared code, for the modules that name this one as their 'engine'."
            ),
            .optional(
                "engineParts", .list(of: .choice(EnginePart.choice)), whenAbsent: "all parts",
                "The parts of the shared code for plugins of other modules. What every plugin uses is always there."
            ),
            .optional(
                "modules", .list(of: .object(module)), whenAbsent: "[]",
                "The modules of a project, for commands without paths. The other keys of this file are for those "
                    + "without a configuration of their own."),
        ])

    package static let containmentNames = ObjectShape(
        "set of method names",
        "Other names for the methods of every view controller, if a project already has "
            + "methods with these names.",
        [
            .optional(
                "add", .identifier, whenAbsent: "\"add\"",
                "The name of the method that adds a child, 'add(_:in:)'."),
            .optional(
                "remove", .identifier, whenAbsent: "\"remove\"",
                "The name of the method that removes a child, 'remove(animated:)'."),
        ])

    static let swiftUIOfHosts = Key(
        "swiftUI", default: false,
        "Whether each plugin gets a SwiftUI modifier, which shows it over a view.")

    package static let hostDefaults = ObjectShape(
        "set of host helpers",
        "The host helpers that plugins get if their descriptions do not say otherwise.",
        [
            swiftUIOfHosts.shape
        ])

    static let bundleOfStrings = Key(
        "bundle", default: StringTable.Bundle.main,
        "The bundle with the table. 'main': the app's bundle. 'module': the bundle of the "
            + "package's target, which must have resources. 'framework': the bundle of the "
            + "framework that contains the controllers.")

    package static let strings = ObjectShape(
        "string table",
        "The string table of localized strings.",
        [
            bundleOfStrings.shape,
            .optional(
                "table", .name, whenAbsent: "\"\(StringTable.defaultName)\"",
                "The name of the table."),
        ])

    package static let minimumVersions = ObjectShape(
        "set of versions",
        "The minimum platform versions. Mac Catalyst follows iOS.",
        Platform.all.map { platform in
            .optional(
                platform.name, .version(from: platform.oldestVersion),
                whenAbsent: "\"\(platform.oldestVersion)\"",
                "The minimum version of \(platform.name).")
        })
}

extension Vocabulary {
    package static let module = ObjectShape(
        "module",
        "A module with plugins. Paths start from the folder of this file.",
        [
            .required("name", .identifier, "The name that the module is imported by."),
            .required("descriptions", .name, "The folder of the descriptions."),
            .optional(
                "output", .name, whenAbsent: "the build plugin generates the controllers",
                "The folder of the committed controllers and of the files that they share."),
            .optional(
                "tests", .object(moduleTests), whenAbsent: "no committed tests",
                "The committed tests."),
        ])

    package static let moduleTests = ObjectShape(
        "module's 'tests'",
        "The committed tests of a module.",
        [
            .required("output", .name, "The folder of the tests."),
            .optional(
                "prefix", .identifier, whenAbsent: "no prefix",
                "A prefix for the names of test files and suites."),
        ])
}
