import TestSupport
import Testing

@testable import PluginTools

@Suite("The pictures of a preview", .timed)
struct PictureTests {
    /// A picture with a header and no pixels.
    private static let bytes: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 25)
        + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

    @Test("say that plugingen has written them, once")
    func mark() throws {
        let picture = try #require(PNG(Self.bytes))
        expect(!picture.isMarked)
        let marked = picture.marked
        expect(marked.isMarked)
        expect(marked.marked.bytes, equals: marked.bytes)
        // The chunk is after the header, with its length, its name and its code.
        let chunk = marked.bytes[33..<marked.bytes.count - 12]
        expect(Array(chunk.prefix(8)), equals: [0, 0, 0, 26] + Array("tEXt".utf8))
        expect(chunk.dropFirst(8).dropLast(4), equals: Array("Software\0plugingen preview".utf8)[...])
        expect(PNG(marked.bytes)?.isMarked, equals: true)
    }

    @Test("are whole files")
    func wholeFiles() {
        expect(PNG(Self.bytes.dropLast()) == nil)
        expect(PNG(Array(Self.bytes.dropFirst())) == nil)
        expect(PNG([]) == nil)
    }

    @Test(
        "are read from Base64",
        arguments: [
            ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
            ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
        ])
    func base64(text: String, meaning: String) {
        expect(PluginTools.bytes(ofBase64: text), equals: Array(meaning.utf8))
    }

    @Test("are not read from other text")
    func otherText() {
        expect(PluginTools.bytes(ofBase64: "Zm9-") == nil)
        expect(PluginTools.bytes(ofBase64: "+/8="), equals: [0xFB, 0xFF])
    }

    @Test("are taken by the browser that a variable names, or by one in the path")
    func browser() throws {
        let folder = try TemporaryFolder()
        for name in ["google-chrome", "mine"] { try folder.write("", to: name) }
        let path = ["PATH": "/nowhere:\(folder.path)"]
        expect(try findBrowser { path[$0] }, equals: folder.path(of: "google-chrome"))
        let named = path.merging(["PLUGINGEN_BROWSER": "mine"]) { $1 }
        expect(try findBrowser { named[$0] }, equals: folder.path(of: "mine"))
        let wrong = path.merging(["PLUGINGEN_BROWSER": "chrom"]) { $1 }
        let error = #expect(throws: PictureError.self) { try findBrowser { wrong[$0] } }
        expect(error?.message, equals: "'chrom' in PLUGINGEN_BROWSER is not a program")
    }

    @Test("need a browser")
    func noBrowser() throws {
        let error = #expect(throws: PictureError.self) {
            try findBrowser(environment: { _ in nil }, isProgram: { _ in false })
        }
        expect(error?.message, equals: "no browser was found that can take pictures")
        expect(
            try findBrowser(
                environment: { $0 == "HOME" ? "/Users/me" : nil },
                isProgram: { $0.hasPrefix("/Users/me/Applications/") }),
            equals: "/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
        expect(error?.note?.contains("install Chromium, Google Chrome or Microsoft Edge"), equals: true)
    }
}
