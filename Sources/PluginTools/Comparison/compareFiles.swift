import PluginCore
import SystemCalls

/// Compares rendered files with the files on disk, and reports those that cannot be read.
///
/// Only contents are compared, not times. If the file on disk has CRLF line endings, the rendered file gets them too:
/// git may have changed them at checkout.
package func compareFiles(
    _ files: [RenderedFile], reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    mapInParallel(files, compare).compactMap { result in
        switch result {
        case .success(let comparison): return comparison
        case .failure(let error):
            diagnostics.error(.fileAccess, error)
            return nil
        }
    }
}

private func compare(_ file: RenderedFile) -> Result<FileComparison, FileSystemError> {
    if FileIO.isMissing(file.path) {
        let place = SourcePlace(SourceFile(path: file.path, bytes: []))
        return .success(
            FileComparison(
                path: file.path, state: .missing, isEdited: false, fileOnDisk: nil,
                expected: file.bytes, place: place))
    }
    return Result { () throws(FileSystemError) in
        try FileIO.read(file.path, followsLink: false)
    }
    .map { compare(SourceFile(path: file.path, bytes: $0), with: file.bytes) }
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
        fileOnDisk: present, expected: expected,
        place: firstDifference(of: present, from: expected, ignoresHeader: text != nil))
}

/// Returns the first line that is different.
///
/// - Parameter ignoresHeader: whether differences in the header are ignored. A change of any line below the header changes the
///   header too.
private func firstDifference(
    of present: SourceFile, from expected: [UInt8], ignoresHeader: Bool
) -> SourcePlace {
    let theirs = TextLine.lines(of: expected)
    let lines = TextLine.lines(of: present.bytes)
    let different = lines.indices.filter { $0 >= theirs.count || lines[$0] != theirs[$0] }
    let index =
        different.first { !ignoresHeader || !(2..<4).contains($0) }
        ?? (lines.count < theirs.count ? nil : different.first) ?? lines.count - 1
    guard lines.indices.contains(index) else { return SourcePlace(present) }
    return SourcePlace(present, present.lineRange(around: lines[index].bytes.startIndex))
}
