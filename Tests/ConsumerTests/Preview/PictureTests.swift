import Foundation
import TestSupport
import Testing

/// Pictures that `plugingen preview --images` takes with the installed browser.
@Suite(
    "Pictures of plugins", .timed,
    .enabled(if: Chromium.path != nil, "there is no Chromium in PATH; .ci/run installs it"))
struct PictureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            {
              "inputs": [
                { "name": "isReady", "type": "Bool", "default": "true" },
                { "name": "note", "type": "String?", "default": "nil" },
                { "name": "isUnseen", "type": "Bool", "default": "false" }
              ],
              "handlers": [{ "name": "buyHandler", "async": true, "parameters": [{ "name": "isUnseen", "type": "Bool" }] }],
              "content": {
                "stack": [
                  { "label": "noteLabel", "text": { "input": "note" } },
                  {
                    "button": "buyButton", "title": "Buy", "style": "filled", "enabledWhen": "isReady",
                    "triggers": "buyHandler", "busyWhen": "buyHandler", "busyLabel": "Buying"
                  }
                ],
                "background": "systemBackground"
              }
            }
            """, to: "App/Offer.plugin.json")
        try write("Old")
    }

    private func write(_ name: String, text: String = "A") throws {
        try folder.write(
            """
            { "content": { "label": "textLabel", "text": "\(text)", "background": "systemBackground" } }
            """, to: "App/\(name).plugin.json")
    }

    private func take(_ arguments: String..., of path: String = "App") throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["preview", path, "--images", "Pictures", "--diagnostics", "line"] + arguments, in: folder.path)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "Pictures")).sorted()
    }

    private func bytes(of name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: folder.path(of: "Pictures/\(name)")))
    }

    @Test("show each state that looks different, light and dark, and stay the same")
    func states() throws {
        let first = try take()

        expect(first.status, equals: 0, "\(first.text)")
        expect(first.output, equals: "wrote Pictures: 10 pictures, 10 new or changed\n")
        let states = ["Offer", "Offer.buyHandler", "Offer.isReady.false", "Offer.note", "Old"]
        expect(try names(), equals: states.flatMap { ["\($0).png", "\($0)~dark.png"] }.sorted())
        var contents: Set<Data> = []
        for name in try names() {
            let bytes = try bytes(of: name)
            expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)")
            contents.insert(bytes)
        }
        expect(contents.count, equals: 10)
        expect(try take().output, equals: "wrote Pictures: 10 pictures, 0 new or changed\n")
    }

    @Test("of plugins that are gone are removed, and nothing else")
    func removal() throws {
        expect(try take().status, equals: 0)
        try folder.write("Mine", to: "Pictures/Mine.png")
        try FileManager.default.removeItem(atPath: folder.path(of: "App/Old.plugin.json"))

        expect(try !take(of: "App/Offer.plugin.json").output.contains("removed"))
        let run = try take()

        expect(run.status, equals: 0, "\(run.text)")
        expect(run.output.hasSuffix("removed Pictures/Old.png\nremoved Pictures/Old~dark.png\n"), "\(run.text)")
        expect(try names().count, equals: 9)
        expect(try folder.read("Pictures/Mine.png"), equals: "Mine")
    }

    @Test("do not replace a file that plugingen did not write")
    func otherFile() throws {
        try folder.write("Mine", to: "Pictures/Old.png")

        let run = try take(of: "App/Old.plugin.json")

        expect(run.status, equals: 1)
        expect(
            run.errors.hasPrefix(
                "Pictures/Old.png:1:1: error: plugingen did not write the file, and it was not replaced"
            ), "\(run.text)")
        expect(try folder.read("Pictures/Old.png"), equals: "Mine")
        expect(try take("--force", of: "App/Old.plugin.json").status, equals: 0)
        expect(try bytes(of: "Old.png").starts(with: [0x89]))
    }

    @Test("need a browser that works")
    func browserThatFails() throws {
        try folder.write("#!/bin/sh\nexit 1\n", to: "browser.sh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "browser.sh"))
        let run = try Command.plugingen(
            "preview", "App", "--images", "Pictures", "--diagnostics", "line", in: folder,
            environment: ["PLUGINGEN_BROWSER": "./browser.sh"])
        expect(run.status, equals: 1)
        expect(run.errors.contains("error: the browser ended before it took the pictures: ./browser.sh"), "\(run.text)")
        expect(!FileManager.default.fileExists(atPath: folder.path(of: "Pictures")))
    }
}
