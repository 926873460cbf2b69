import TestSupport
import Testing

/// Tests of which files are templates, and how they are read.
extension CustomTemplatesTests {
    @Test("A byte order mark and CRLF line endings do not change the generated files")
    func lineEnds() throws {
        let name = "{{plugin}}Note.swift"
        try template("{{#inputs}}\n// {{name}}\n{{/inputs}}\nstruct {{plugin}}Note {}\n", name)
        expect(try generate().status, equals: 0)
        let expected = try folder.read("Out/LoadingNote.swift")
        try template(
            "\u{FEFF}{{#inputs}}\r\n// {{name}}\r\n{{/inputs}}\r\nstruct {{plugin}}Note {}\r\n",
            name)
        expect(try generate().status, equals: 0)
        expect(try folder.read("Out/LoadingNote.swift"), equals: expected)
        expect(expected.hasSuffix("// message\nstruct LoadingNote {}\n"))
    }

    @Test("Warns about templates that are not read")
    func unread() throws {
        for name in [
            "tests/{{plugin}}Note.swift", "Controllers/{{plugin}}Model.swift", "Tests/Old/{{plugin}}Note.swift",
        ] {
            try template("", name)
        }
        for name in ["LoadView.mustach", "LoadView.Mustache", "Read Me.md", "Icons/a.png"] {
            try folder.write("", to: "App/Templates/" + name)
        }
        let command = try generate()
        expect(command.status, equals: 0)
        expect(
            command.errors,
            equals: """
                App/Templates/Controllers:1:1: warning: the templates in this folder are not read; \
                move them to 'App/Templates', or to its folder 'Tests' [unread-template]
                App/Templates/LoadView.Mustache:1:1: warning: this file is not read: its name does \
                not end in '.mustache'; rename it [unread-template]
                App/Templates/LoadView.mustach:1:1: warning: this file is not read: its name does \
                not end in '.mustache'; rename it [unread-template]
                App/Templates/Tests/Old:1:1: warning: the templates in this folder are not read; \
                move them to 'App/Templates', or to its folder 'Tests' [unread-template]
                App/Templates/tests:1:1: warning: the templates in this folder are not read; \
                did you mean 'Tests'? [unread-template]

                """)
    }
}
