import PluginCore
import SystemCalls

/// The folder of pictures, whose names follow from the plugins and their states.
package struct PictureFolder {
    private let path: String
    /// Whether files are replaced that plugingen did not write.
    private let replacesOtherFiles: Bool
    /// The names of the pictures that were taken.
    private var taken: Set<String> = []
    /// The number of pictures that were new or different.
    package private(set) var changedCount = 0
    /// The paths of the pictures that were removed.
    package private(set) var removed: [String] = []

    package init(_ path: String, replacesOtherFiles: Bool) {
        self.path = path
        self.replacesOtherFiles = replacesOtherFiles
    }

    /// The number of pictures that were taken.
    package var count: Int { taken.count }

    /// Takes the pictures of a page.
    ///
    /// - Parameter whileTaking: called with the number of taken pictures and of all.
    package mutating func take(
        of page: String, reporting diagnostics: inout DiagnosticCollector, whileTaking: (Int, Int) -> Void = { _, _ in }
    ) {
        do throws(PictureError) {
            try takeAll(of: page, reporting: &diagnostics, whileTaking: whileTaking)
        } catch {
            diagnostics.error(
                .picture, error.message, at: SourcePlace(ofFile: path),
                notes: error.note.map { [Diagnostic.Note($0)] } ?? [])
        }
    }

    private mutating func takeAll(
        of page: String, reporting diagnostics: inout DiagnosticCollector, whileTaking: (Int, Int) -> Void
    ) throws(PictureError) {
        var browser = try HeadlessBrowser(findBrowser())
        defer { browser.end() }
        // The device of the stage takes a part of the height.
        try browser.show(page, width: 1280, height: 1400)
        let pictures = try browser.evaluate("pictures()")?.elements ?? []
        for (index, picture) in pictures.enumerated() {
            whileTaking(index, pictures.count)
            let address = JSONText(picture.member("address")?.string).compactText
            guard let name = picture.member("name")?.string,
                let area = PictureArea(try browser.evaluate("showPicture(\(address))")),
                let image = PNG(try browser.picture(of: area))
            else { throw PictureError("the browser returned no picture") }
            write(image, to: name + ".png", reporting: &diagnostics)
        }
    }

    private mutating func write(_ image: PNG, to file: String, reporting diagnostics: inout DiagnosticCollector) {
        let path = joinPath(path, file)
        let present = FileIO.exists(path) ? try? FileIO.read(path) : nil
        if FileIO.exists(path), present.flatMap(PNG.init)?.isMarked != true, !replacesOtherFiles {
            diagnostics.error(
                .editedByHand, "plugingen did not write the file, and it was not replaced",
                at: SourcePlace(ofFile: path), note: "name another folder, or replace the file with '--force'")
            return
        }
        let bytes = image.marked.bytes
        guard writeFiles([RenderedFile(path: path, bytes: bytes)], reporting: &diagnostics).isEmpty else { return }
        if present != bytes { changedCount += 1 }
        taken.insert(file)
    }

    /// Removes the pictures of plugins and states that are gone: those that plugingen wrote, and that were not taken now.
    mutating func removeOthers(reporting diagnostics: inout DiagnosticCollector) {
        let names = ((try? FileIO.contents(ofDirectory: path)) ?? []).sorted()
        for name in names where name.hasSuffix(".png") && !taken.contains(name) {
            let file = joinPath(path, name)
            guard let bytes = try? FileIO.read(file, followsLink: false), PNG(bytes)?.isMarked == true else { continue }
            do throws(FileSystemError) {
                try FileIO.remove(file)
                removed.append(file)
            } catch {
                diagnostics.error(.fileAccess, error)
            }
        }
    }
}

extension DiagnosticIdentifier {
    static let picture: Self = "picture"
}
