import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Compares rendered files with what is in their places. What cannot be read is reported.
///
/// Contents alone decide, never times. A file whose lines end in CRLF is compared, and to be replaced,
/// with such lines: git may have changed them at checkout.
package func compareFiles(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    compareFiles(files.map(\.path), reporting: &diagnostics) { index, _ in files[index].bytes }
}

/// Compares files that are made one by one, so that few of them are in memory at a time: those that are
/// as they should be are not kept.
///
/// - Parameters:
///   - skippingMissing: whether files that are not there are not made, and their `expected` is nil.
///   - bytes: what the file at an index is to hold; nil where that cannot be told, which is reported.
///     It is called on several threads.
package func compareFiles(
    _ paths: [String], skippingMissing: Bool = false,
    reporting diagnostics: inout DiagnosticCollector,
    bytes: @escaping @Sendable (Int, inout DiagnosticCollector) -> [UInt8]?
) -> [FileComparison] {
    // What is in a folder that is not there need not be looked for.
    let missing = directories(of: paths).filter { !$0.isEmpty && FileIO.isMissing($0) }.map {
        $0 + "/"
    }
    return mapInParallel(Array(paths.indices)) { index in
        var found = DiagnosticCollector()
        let isMissing =
            missing.contains(where: paths[index].hasPrefix) || FileIO.isMissing(paths[index])
        var expected: [UInt8] = []
        if !isMissing || !skippingMissing {
            guard let made = bytes(index, &found) else { return (nil, found) }
            expected = made
        }
        if isMissing {
            let place = SourcePlace(SourceFile(path: paths[index], bytes: []))
            let file = FileComparison(
                path: paths[index], state: .missing, isEdited: false, present: nil,
                expected: skippingMissing ? nil : expected, place: place)
            return (file, found)
        }
        do throws(FileSystemError) {
            let present = try FileIO.read(paths[index], limit: 10_000_000, followsLink: false)
            return (compare(SourceFile(path: paths[index], bytes: present), with: expected), found)
        } catch {
            found.error(.file, error)
            return (nil, found)
        }
    }.compactMap { (comparison: FileComparison?, found: DiagnosticCollector) in
        diagnostics.addOnce(contentsOf: found)
        return comparison
    }
}

private func compare(_ present: SourceFile, with rendered: [UInt8]) -> FileComparison {
    let expected =
        present.bytes == rendered
        ? rendered : LineEnding(of: present.bytes).applied(to: rendered)
    if present.bytes == expected {
        return FileComparison(upToDate: present.path)
    }
    let text = GeneratedText(present.bytes)
    let isEdited = text?.isEdited != false
    return FileComparison(
        path: present.path, state: isEdited ? .editedByHand : .outOfDate, isEdited: isEdited,
        present: present, expected: expected,
        place: firstDifference(of: present, from: expected, isBelowHeader: text != nil))
}

/// The first line that is not as it would be generated.
///
/// - Parameter isBelowHeader: whether the header does not count, which changes with all that is below.
private func firstDifference(
    of present: SourceFile, from expected: [UInt8], isBelowHeader: Bool
) -> SourcePlace {
    let theirs = TextLine.lines(of: expected)
    let lines = TextLine.lines(of: present.bytes)
    let different = lines.indices.filter { $0 >= theirs.count || lines[$0] != theirs[$0] }
    let index =
        different.first { !isBelowHeader || !(2..<4).contains($0) }
        ?? (lines.count < theirs.count ? nil : different.first) ?? lines.count - 1
    guard lines.indices.contains(index) else { return SourcePlace(present) }
    return SourcePlace(present, present.lineRange(around: lines[index].bytes.startIndex))
}
