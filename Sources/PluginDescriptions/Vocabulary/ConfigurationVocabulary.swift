extension Vocabulary {
    /// The language of configurations.
    package static let configuration = ObjectShape(
        "configuration",
        "What holds for all descriptions of a module. The file is named 'plugingen.json'.",
        [
            .optional(
                "$schema", .string, whenAbsent: "what the editor's settings say",
                "The path of the schema that 'plugingen schema --configuration' prints. It is ignored."
            ),
            .optional(
                "access", .choice(of: AccessLevel.self),
                whenAbsent: "\"internal\"",
                "The access of the controllers whose descriptions say nothing of it."),
            kits(whenAbsent: "[\"\(Kit.default.name)\"]"),
            .optional(
                "prefix", .identifier, whenAbsent: "no prefix",
                "What the names of controllers begin with: with 'ABC' the controller of 'Loading' "
                    + "is 'ABCLoadingViewController'. Files and helpers keep their names."),
            .optional(
                "tests", .choice(of: TestFramework.self),
                whenAbsent: "\"swiftTesting\"",
                "What tests are written with; 'none' for no tests."),
            .optional(
                "templates", .name, whenAbsent: "the built-in templates",
                "The folder of your own templates, as a path from the folder of this file."),
            .optional(
                "names", .object(containmentNames), whenAbsent: "{}",
                "Other names for what every view controller gets."),
            .optional(
                "strings", .object(strings), whenAbsent: "{}",
                "Where localized texts are looked up."),
            .optional(
                "minimumVersions", .object(minimumVersions), whenAbsent: "{}",
                "The oldest systems that the module is for. Some words of descriptions need newer "
                    + "ones."),
        ])

    package static let containmentNames = ObjectShape(
        "set of method names",
        "The names of the methods that every view controller gets, where a project has others of "
            + "the usual names.",
        [
            .optional(
                "add", .identifier, whenAbsent: "\"add\"",
                "The name of the method that adds a child, 'add(_:in:)'."),
            .optional(
                "remove", .identifier, whenAbsent: "\"remove\"",
                "The name of the method that removes a child, 'remove(animated:)'."),
        ])

    package static let strings = ObjectShape(
        "string table",
        "Where localized texts are looked up.",
        [
            .optional(
                "bundle", .choice(of: StringTable.Bundle.self), whenAbsent: "\"main\"",
                "Whose resources hold the table. 'main': the app's. 'module': those of the "
                    + "package's target, which has to have some. 'framework': those of the "
                    + "framework that the controllers are in."),
            .optional(
                "table", .name, whenAbsent: "\"\(StringTable.defaultName)\"",
                "The name of the table."),
        ])

    package static let minimumVersions = ObjectShape(
        "set of versions",
        "The oldest systems that a module is for. Mac Catalyst follows iOS.",
        MinimumVersions.leastVersions.map { system, least in
            .optional(
                system, .version(from: least), whenAbsent: "\"\(least)\"",
                "The oldest version of \(system).")
        })
}
