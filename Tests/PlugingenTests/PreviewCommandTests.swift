import Foundation
import TestSupport
import Testing

@Suite("plugingen preview", .timed)
struct PreviewCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{ "summary": "Shows it." }"#, to: "App/Loading.plugin.json")
    }

    private func run(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["preview"] + arguments + ["--diagnostics", "line"], in: folder.path)
    }

    @Test("Writes one file, with the data, the styles and the scripts of the page")
    func page() throws {
        let command = try run("App", "--output", "Out here/page.html")

        expect(command.status, equals: 0, "\(command.text)")
        expect(command.output.contains(/^wrote Out here\/page\.html: 1 plugin, \d+ KB\n$/))
        let page = try folder.read("Out here/page.html")
        expect(page.contains(#""summary":"Shows it.""#))
        expect(page.contains("\nfunction phaseAt("))
        expect(!page.contains(" src="))
        expect(!page.contains("<link"))
        expect(!page.contains("frame-src"))
    }

    @Test("Shows problems on the page of the other plugins, and fails")
    func problems() throws {
        try folder.write(#"{ "placement": "topp" }"#, to: "App/Bad.plugin.json")

        let command = try run("App", "--output", "page.html")

        expect(command.status, equals: 1)
        expect(command.output.hasPrefix("wrote page.html: 1 plugin, "))
        expect(command.errors.hasPrefix("App/Bad.plugin.json:1:16: error: unknown value 'topp' of 'placement'"))
        let page = try folder.read("page.html")
        expect(page.contains(#""file":"App/Bad.plugin.json""#))
        expect(page.contains(#""message":"unknown value 'topp' of 'placement'""#))
    }

    @Test("Writes no page for a folder without descriptions, and says how to create one")
    func emptyFolder() throws {
        try folder.write("", to: "Empty/Notes.md")
        let command = try Command.plugingen("preview", "Empty", "--output", "p.html", in: folder)
        expect(command.status == 1 && command.output == "")
        expect(command.errors.contains("'plugingen new Loading --directory Empty' writes one"), "\(command.errors)")
        expect(!folder.exists("p.html"))
        let missing = try Command.plugingen("preview", "None", "--output", "p.html", in: folder)
        expect(missing.status == 1 && missing.output == "", "\(missing.text)")
        expect(!folder.exists("p.html"))
        try folder.write("{", to: "Empty/Bad.plugin.json")
        expect(try Command.plugingen("preview", "Empty", "--output", "p.html", in: folder).status, equals: 1)
        expect(folder.exists("p.html"))
    }

    @Test("Replaces its own pages, and other files only with '--force'")
    func overwriting() throws {
        expect(try run("App", "--output", "page.html").status, equals: 0)
        expect(try run("App", "--output", "page.html").status, equals: 0)
        try folder.write("<title>Mine</title>", to: "page.html")

        let refused = try run("App", "--output", "page.html")

        expect(refused.status, equals: 1)
        expect(
            refused.errors.contains("page.html:1:1: error: the file is not a preview page, and was not replaced"),
            "\(refused.text)")
        expect(!refused.output.contains("wrote"))
        expect(try folder.read("page.html"), equals: "<title>Mine</title>")
        expect(try run("App", "--output", "page.html", "--force").status, equals: 0)
        expect(try folder.read("page.html").contains("Shows it."))
    }

    @Test("Does not write into a folder that cannot exist")
    func unwritable() throws {
        try folder.write("", to: "file")
        let command = try run("App", "--output", "file/page.html")
        expect(command.status, equals: 1)
        expect(command.errors.contains("file"), "\(command.text)")
        expect(!command.output.contains("wrote"))
    }

    @Test(
        "Rejects missing and wrong names of the page",
        arguments: [
            ([], "specify --output FILE, such as --output preview.html, or --images DIR, or both"),
            (
                ["--output", "page"],
                "'page' is not a page: its name ends with '.html', as in preview.html"
            ),
            (
                ["--images", "Pictures", "--watch"],
                "'--watch' writes only a page; leave out '--images'"
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["preview", "App"] + arguments, in: folder.path)
        expect(command.status, equals: 64)
        expect(command.errors.hasPrefix("error: \(message)\n"), "\(command.text)")
    }

    @Test("Explains how to get a browser that takes pictures")
    func browser() throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["preview", "App", "--images", "Pictures", "--diagnostics", "line"], in: folder.path,
            environment: ["PLUGINGEN_BROWSER": "/missing/chromium"])
        expect(command.status, equals: 1)
        expect(
            command.errors.hasPrefix(
                "Pictures:1:1: error: '/missing/chromium' in PLUGINGEN_BROWSER is not a program; "), "\(command.text)")
        expect(command.errors.hasSuffix(" [picture]\n"))
        expect(!folder.exists("Pictures"))
    }

    @Test("Text of descriptions stays data")
    func text() throws {
        try folder.write(
            #"{ "summary": "</script><script>alert(1)</script><!-- data --><!-- policy -->" }"#,
            to: "App/Bad.plugin.json")
        expect(try run("App", "--output", "page.html").status, equals: 0)
        let page = try folder.read("page.html")
        expect(!page.contains("alert(1)</script>"))
        expect(page.contains(#"\u003C/script>\u003Cscript>alert(1)"#))
        expect(page.ranges(of: "Content-Security-Policy").count, equals: 1)
    }

    @Test("With '--watch', writes the page again after each change of a description")
    func watch() throws {
        let program = try RunningProgram(
            ["preview", "App", "--output", "page.html", "--watch", "--diagnostics", "line"], in: folder)
        try program.waitForOutput("watching; Ctrl-C ends it\n")
        expect(try folder.read("page.html").contains("frame-src 'self' file:"))

        try folder.write(#"{ "summary": "Shows more." }"#, to: "App/Loading.plugin.json")
        try program.waitForOutput("watching; Ctrl-C ends it\nwrote page.html: 1 plugin, ")
        expect(try folder.read("page.html").contains("Shows more."))

        try folder.write("{}", to: "App/Error.plugin.json")
        try program.waitForOutput("\nwrote page.html: 2 plugins, ")

        try folder.write(#"{ "prefix": "ABC" }"#, to: "App/plugingen.json")
        try program.waitForOutput("\nwrote page.html: 2 plugins, ", times: 2)
        expect(try folder.read("page.html").contains(#""controller":"ABCLoadingViewController""#))
        let end = try #require(try program.end(with: SIGINT))
        expect(end.status, equals: 0)
    }
}
