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
