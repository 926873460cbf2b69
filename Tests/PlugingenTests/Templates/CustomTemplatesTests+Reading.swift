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

    @Test("A test template can include a partial from the folder 'Tests'")
    func partialsOfTests() throws {
        try template("{{> Tests/Part}}\n", "Tests/{{plugin}}More.swift")
        try template("// {{plugin}}\n", "Tests/Part")
        let command = try generate()
        expect(command.status == 0 && command.errors == "", "\(command.errors)")
    }

    @Test("Warns about templates that are not read")
    func unread() throws {
        for name in ["uikit/LoadView", "Controllers/{{plugin}}Model.swift", "UIKit/Old/LoadView"] {
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
                move them to 'App/Templates', or to one of its folders 'Tests', 'UIKit', 'AppKit' \
                [unread-template]
                App/Templates/LoadView.Mustache:1:1: warning: this file is not read: its name does \
                not end in '.mustache'; rename it [unread-template]
                App/Templates/LoadView.mustach:1:1: warning: this file is not read: its name does \
                not end in '.mustache'; rename it [unread-template]
                App/Templates/UIKit/Old:1:1: warning: the templates in this folder are not read; \
                move them to 'App/Templates', or to one of its folders 'Tests', 'UIKit', 'AppKit' \
                [unread-template]
                App/Templates/uikit:1:1: warning: the templates in this folder are not read; \
                did you mean 'UIKit'? [unread-template]

                """)
    }
}
